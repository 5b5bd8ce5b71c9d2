/** Tags of Emotion, bare or called, as they stand once types and JSX are gone: `css`, `keyframes`, `styled.div`, `styled(Link)`. */
const TAG = /^(?:css$|keyframes$|styled\b)/
const COMMENT = /\/\*[\s\S]*?\*\/\s*/g

/**
 * Vite: leaves out the comments in the styles of our components. To the minifier a template is a text, which it must keep, so phones
 * would be sent what is for us: 5.8 kB in 59 of them. Only whole comments inside one piece of a template; a text of the app is none.
 */
export function plainCss() {
  return {
    name: 'hapju-plain-css',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code) {
        return code.includes('/*') ? withoutComments(code, this.parse(code)) : null
      },
    },
  }
}

/** `program` is what a parser made of the code, with places. */
export function withoutComments(code, program) {
  const pieces = stylesIn(code, program).sort((a, b) => b.start - a.start)
  return pieces.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replace(COMMENT, '') + left.slice(end),
    code,
  )
}

/** The pieces of text of every template that is tagged as styles. */
function stylesIn(code, node) {
  if (Array.isArray(node)) return node.flatMap((each) => stylesIn(code, each))
  if (node === null || typeof node !== 'object') return []
  const own =
    node.type === 'TaggedTemplateExpression' && TAG.test(code.slice(node.tag.start, node.tag.end))
      ? node.quasi.quasis
      : []
  return [...own, ...Object.values(node).flatMap((each) => stylesIn(code, each))]
}

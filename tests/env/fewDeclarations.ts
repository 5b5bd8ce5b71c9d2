/**
 * A query by role makes jsdom compute every declaration for every element. jsdom draws nothing, so tests need
 * only those that hide an element, separate the words of its name or block pointers.
 */
const KEPT = /^(display|visibility|opacity|pointer-events|user-select|position|max-height)$/

/**
 * Removes all other declarations from a style sheet, and the rules left empty. Keeps a block whole when its
 * values may contain a semicolon.
 */
export function fewDeclarations(css: string): string {
  const few = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/([^{};]*)\{([^{}]*)\}/g, (_, selector: string, body: string) => {
      const kept = /["']|url\(/.test(body)
        ? [body]
        : body.split(';').filter((each) => KEPT.test(each.slice(0, each.indexOf(':')).trim()))
      return kept.length > 0 ? `${selector}{${kept.join(';')}}` : ''
    })
  // Media queries whose rules are all gone.
  return few.replace(/[^{};]*\{\s*\}/g, '')
}

/**
 * For each element that a query by role looks at, jsdom computes every declaration of every rule. It draws nothing, so
 * only declarations that hide an element, separate the words of its name or block pointers matter.
 */
const KEPT = /^(display|visibility|opacity|pointer-events|user-select|position|max-height)$/

/**
 * A style sheet with only the declarations of {@link KEPT}, without the rules that keep none. A block whose values may
 * contain a semicolon is kept whole.
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
  // what is left of a media query whose rules are all gone
  return few.replace(/[^{};]*\{\s*\}/g, '')
}

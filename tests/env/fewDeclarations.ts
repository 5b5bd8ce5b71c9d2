/**
 * A query by role makes jsdom compute every declaration for every element. jsdom draws nothing, so tests need
 * only those that hide an element, separate the words of its name or block pointers.
 */
const KEPT = /^(display|visibility|opacity|pointer-events|user-select|position|max-height)$/

/** Selectors that match no element in jsdom: of pseudo-elements, and of popovers, which jsdom cannot open. */
const OF_NOTHING = /::|^[^:]*:popover-open$/

/**
 * Removes all other declarations from a style sheet, the rules left empty and those that match no element.
 * Keeps a block whole when its values may contain a semicolon.
 */
export function fewDeclarations(css: string): string {
  const few = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/([^{};]*)\{([^{}]*)\}/g, (_, selector: string, body: string) => {
      const kept = /["']|url\(/.test(body)
        ? [body]
        : body.split(';').filter((each) => KEPT.test(each.slice(0, each.indexOf(':')).trim()))
      if (kept.length === 0 || selector.split(',').every((each) => OF_NOTHING.test(each.trim()))) return ''
      return `${quick(selector)}{${kept.join(';')}}`
    })
  // Media queries whose rules are all gone.
  return few.replace(/[^{};]*\{\s*\}/g, '')
}

/**
 * The selectors of jsdom's own sheet that its quick engine cannot read, in words that it can. The other engine
 * takes most of the time of a query by role, because `[hidden]` is compared with every element.
 */
const quick = (selector: string) =>
  selector.replace(':not(:popover-open)', '').replace(/\[([\w=-]+) i\]/g, '[$1]')

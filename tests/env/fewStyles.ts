import { StyleSheet } from '@emotion/sheet'

/**
 * jsdom works out every declaration of every rule for each element that a query by role looks at, which takes more time
 * than drawing the screen. It draws nothing, so only what hides an element or keeps it from being pressed can matter.
 */
const KEPT = /^(display|visibility|opacity|pointer-events|user-select|position|max-height)$/

const insert = StyleSheet.prototype.insert
StyleSheet.prototype.insert = function (rule: string) {
  const few = withFewDeclarations(rule)
  if (few !== null) insert.call(this, few)
}

/** Null: nothing of it is left. A rule whose values may contain a semicolon is kept whole. */
function withFewDeclarations(rule: string): string | null {
  if (/["']|url\(/.test(rule)) return rule
  if (/^@(keyframes|font-face)/.test(rule)) return null
  let isEmpty = true
  const few = rule.replace(/\{([^{}]*)\}/g, (_, body: string) => {
    const kept = body.split(';').filter((each) => KEPT.test(each.slice(0, each.indexOf(':')).trim()))
    if (kept.length > 0) isEmpty = false
    return `{${kept.join(';')}}`
  })
  return isEmpty ? null : few
}

const real = window.getComputedStyle
const known = new WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>()

/** jsdom keeps what it has worked out until the document changes, but hands out a slow copy each time. */
window.getComputedStyle = (element, pseudo) => {
  const cache = pseudo ? undefined : styleCacheOf(element)
  if (!cache) return real.call(window, element, pseudo)
  let styles = known.get(cache)
  if (!styles) known.set(cache, (styles = new WeakMap()))
  let style = styles.get(element)
  if (!style) styles.set(element, (style = real.call(window, element)))
  return style
}

/** A new one after each change of the document. */
function styleCacheOf(element: Element): object | undefined {
  implSymbol ??= Object.getOwnPropertySymbols(element).find((symbol) => symbol.description === 'impl')
  const impl = implSymbol && (element as unknown as Record<symbol, Impl>)[implSymbol]
  return impl?._ownerDocument?._styleCache
}
interface Impl {
  _ownerDocument?: { _styleCache?: object }
}
let implSymbol: symbol | undefined

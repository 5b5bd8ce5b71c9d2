import { StyleSheet } from '@emotion/sheet'

/**
 * For each element that a query by role looks at, jsdom computes every declaration of every rule. It draws nothing, so
 * only declarations that hide an element, separate the words of its name or block pointers matter.
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

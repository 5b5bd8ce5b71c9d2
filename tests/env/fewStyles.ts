import { StyleSheet } from '@emotion/sheet'
import { fewDeclarations } from './fewDeclarations.ts'

/** Of the app's styles jsdom gets what the tests can notice; `jsdomFetch.ts` does the same for the browser's own. */
const insert = StyleSheet.prototype.insert
StyleSheet.prototype.insert = function (rule: string) {
  if (/^@(keyframes|font-face)/.test(rule)) return
  const few = fewDeclarations(rule)
  if (few !== '') insert.call(this, few)
}

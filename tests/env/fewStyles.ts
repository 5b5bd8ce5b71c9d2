import { StyleSheet } from '@emotion/sheet'
import { fewDeclarations } from './fewDeclarations.ts'

/** Reduces the app's rules for jsdom. `jsdomFetch.ts` reduces jsdom's own sheet. */
const insert = StyleSheet.prototype.insert
StyleSheet.prototype.insert = function (rule: string) {
  if (/^@(keyframes|font-face)/.test(rule)) return
  const few = fewDeclarations(rule)
  if (few !== '') insert.call(this, few)
}

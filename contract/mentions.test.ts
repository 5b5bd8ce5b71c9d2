import { expect, it } from 'vitest'
import { isMentioned } from './mentions.ts'

it.each([
  ['@harin 이번 주 토요일 어때요?', 'harin'],
  ['이번 주 토요일 어때요? @harin', 'harin'],
  ['(@harin)', 'harin'],
  ['@harin, @dojun99!', 'dojun99'],
  ['@HARIN 봤어요?', 'harin'],
  ['@harin', 'Harin'],
  ['@harin2 말고 @harin 님', 'harin'],
  ['@새벽 네 시 봐요', '새벽 네 시'],
  ['@하린'.normalize('NFD'), '하린'],
  ['@a.b 님', 'a.b'],
  ['@harin\n어때요?', 'harin'],
  ['@harin🎸', 'harin'],
])('%j names %s', (text, nickname) => {
  expect(isMentioned(text, nickname)).toBe(true)
})

it.each([
  ['harin 님', 'harin'],
  ['@ harin', 'harin'],
  ['@harin2', 'harin'],
  ['@harin님', 'harin'],
  ['@harinのギター', 'harin'],
  ['@hari', 'harin'],
  ['@aXb', 'a.b'],
  ['@', ''],
  ['@harin', ''],
])('%j does not name %j', (text, nickname) => {
  expect(isMentioned(text, nickname)).toBe(false)
})

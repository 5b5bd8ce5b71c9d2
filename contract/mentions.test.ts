import { expect, it } from 'vitest'
import { isMentioned } from './mentions.ts'

it.each([
  ['@harin 이번 주 토요일 어때요?', 'harin'],
  ['이번 주 토요일 어때요? @harin', 'harin'],
  ['(@harin)', 'harin'],
  ['그럼@harin, 부탁해요', 'harin'],
  ['@harin, @dojun99!', 'dojun99'],
  ['@HARIN 봤어요?', 'harin'],
  ['@harin', 'Harin'],
  ['@harin2 말고 @harin 님', 'harin'],
  ['@새벽 네 시 봐요', '새벽 네 시'],
  ['@하린'.normalize('NFD'), '하린'],
  ['@y.na+ 4시 어때요?', 'y.na+'],
  ['@harin\n어때요?', 'harin'],
  ['@harin🎸', 'harin'],
  ['@harin님 4시 어때요?', 'harin'],
  ['@yuna22가 가져올게요', 'yuna22'],
  ['@하린이 4시에 봐요', '하린'],
  ['@하린님한테 물어봐요', '하린'],
])('%j names %s', (text, nickname) => {
  expect(isMentioned(text, nickname)).toBe(true)
})

it.each([
  ['harin 님', 'harin'],
  ['@ harin', 'harin'],
  ['@harin2', 'harin'],
  ['@harina', 'harin'],
  ['@하린나무', '하린'],
  ['@harinのギター', 'harin'],
  ['@hari', 'harin'],
  ['@yXna+', 'y.na+'],
  ['@', ''],
  ['@harin', ''],
])('%j does not name %j', (text, nickname) => {
  expect(isMentioned(text, nickname)).toBe(false)
})

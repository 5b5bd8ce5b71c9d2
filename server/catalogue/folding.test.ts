import { expect, it } from 'vitest'
import { fold } from './folding.ts'

it.each([
  ['AC/DC', 'acdc'],
  ["Guns N' Roses", 'gunsnroses'],
  ['Mötley Crüe', 'motleycrue'],
  ['Sigur Rós', 'sigurros'],
  ['MØ', 'mo'],
  ['ＴＯＭＢＯＹ', 'tomboy'],
  ['새벽 네 시', '새벽네시'],
  ['새벽'.normalize('NFD'), '새벽'],
  ['ㅎㅇ', 'ㅎㅇ'],
  ['ロック', 'ろっく'],
  ['!!!', '!!!'],
  ['+ −', '+−'],
  ['', ''],
  ['   ', ''],
])('%s is compared as %s', (text, units) => {
  expect(fold(text).units).toBe(units)
})

it.each([
  ['While My Guitar', [0, 5, 7]],
  ["Don't Stop", [0, 4]],
  ['AC/DC', [0, 2]],
  ['(I Can’t Get No) Satisfaction', [0, 1, 5, 8, 10]],
  ['기다린 만큼, 더', [0, 3, 5]],
])('the words of %s begin at the right places', (text, wordStarts) => {
  expect(fold(text).wordStarts).toEqual(wordStarts)
})

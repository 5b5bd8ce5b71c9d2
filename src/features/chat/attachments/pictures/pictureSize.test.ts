import { expect, it } from 'vitest'
import { sizeInBubble } from './pictureSize.ts'

const sizeOf = (widthPx: number, heightPx: number, mine = false) => {
  const size = sizeInBubble({ widthPx, heightPx }, mine)
  return [size.widthPx, size.heightPx]
}

it('a photo is as wide as the bubble allows, in its own shape', () => {
  expect(sizeOf(1280, 960)).toEqual([252, 189])
  expect(sizeOf(1280, 960, true)).toEqual([272, 204])
})

it('a portrait is at most 320 px tall', () => {
  expect(sizeOf(960, 1280)).toEqual([240, 320])
})

it('a small picture stays small, but large enough for its controls', () => {
  expect(sizeOf(200, 150)).toEqual([200, 150])
  expect(sizeOf(16, 16)).toEqual([132, 104])
})

it('a strip is cropped instead of vanishing', () => {
  expect(sizeOf(1280, 10)).toEqual([252, 104])
  expect(sizeOf(10, 1280)).toEqual([132, 320])
})

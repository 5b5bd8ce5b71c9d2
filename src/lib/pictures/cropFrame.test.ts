import { expect, it } from 'vitest'
import { moved, squareOf, wholeFrame, zoomed } from './cropFrame.ts'

const wide = wholeFrame({ width: 1600, height: 900 })

it('the crop starts as the largest centred square', () => {
  expect(squareOf(wide)).toEqual({ x: 350, y: 0, side: 900 })
})

it('the crop moves by fractions of its side and stays inside the picture', () => {
  expect(squareOf(moved(wide, 0.1, 0))).toEqual({ x: 440, y: 0, side: 900 })
  expect(squareOf(moved(wide, 5, -5))).toEqual({ x: 700, y: 0, side: 900 })
  expect(squareOf(moved(wide, -5, 5))).toEqual({ x: 0, y: 0, side: 900 })
})

it('zooming keeps the given point in place', () => {
  const close = zoomed(wide, 2, { x: 0, y: 1 })
  expect(squareOf(close)).toEqual({ x: 350, y: 450, side: 450 })
  expect(squareOf(zoomed(close, 1))).toMatchObject({ y: 0, side: 900 })
})

it('zooming stops at four times and at the whole picture', () => {
  expect(squareOf(zoomed(wide, 9)).side).toBe(225)
  expect(squareOf(zoomed(wide, 0.2))).toEqual(squareOf(wide))
})

import { expect, it } from 'vitest'
import { movedDown } from './useKeptSight.ts'

const rows = (...ids: number[]) => ids.map((notificationId) => ({ notificationId }))
const before = rows(5, 4, 3, 2, 1)

it.each([
  ['one comes on top', rows(6, 5, 4, 3, 2, 1), 1],
  ['two come at once', rows(7, 6, 5, 4, 3, 2, 1), 2],
  ['one above is answered', rows(5, 3, 2, 1), -1],
  ['one below is answered', rows(5, 4, 3, 2), 0],
  ['it is answered itself: the next takes its place', rows(5, 4, 2, 1), 0],
  ['it and what is above are answered while one comes', rows(6, 2, 1), -1],
  ['all are others', rows(9, 8), 0],
])('the third row has moved when %s', (_what, now, down) => {
  expect(movedDown(before, now, 2)).toBe(down)
})

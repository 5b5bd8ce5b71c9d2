import { expect, it } from 'vitest'
import { movedDown } from './useKeptSight.ts'

const rows = (...ids: number[]) => ids.map((notificationId) => ({ notificationId }))
const before = rows(5, 4, 3, 2, 1)

it.each([
  ['a row is added on top', rows(6, 5, 4, 3, 2, 1), 1],
  ['two rows are added at once', rows(7, 6, 5, 4, 3, 2, 1), 2],
  ['a row above it is removed', rows(5, 3, 2, 1), -1],
  ['a row below it is removed', rows(5, 4, 3, 2), 0],
  ['it is removed itself, and the next row takes its place', rows(5, 4, 2, 1), 0],
  ['it and the rows above it are removed while one is added', rows(6, 2, 1), -1],
  ['all rows are new', rows(9, 8), 0],
])('movedDown follows the third row when %s', (_what, now, down) => {
  expect(movedDown(before, now, 2)).toBe(down)
})

import { expect, it } from 'vitest'
import { aPrivateRoom } from '../testing/someRooms.ts'
import { movedDown } from './useKeptPlace.ts'

const rooms = (...ids: number[]) => ids.map((id) => aPrivateRoom(id))
const before = rooms(1, 2, 3, 4, 5)

it.each([
  ['one from below rises', rooms(5, 1, 2, 3, 4), 1],
  ['one from above rises', rooms(2, 1, 3, 4, 5), 0],
  ['the one looked at rises itself', rooms(3, 1, 2, 4, 5), 0],
  ['one comes on top', rooms(6, 1, 2, 3, 4, 5), 1],
  ['one above is left', rooms(2, 3, 4, 5), -1],
  ['the one looked at is left', rooms(1, 2, 4, 5), -1],
  ['all are others', rooms(7, 8), 0],
])('the third row has moved by the right distance when %s', (_what, now, down) => {
  expect(movedDown(before, now, 2)).toBe(down)
})

import { createStore, get, set } from 'idb-keyval'
import { expect, it } from 'vitest'
import { indexedDbKeptDisk } from './keptDisk.ts'

const ME = 3
const record = (value: unknown, receivedAt = 1) => ({ value, receivedAt })
/** 100 bytes of JSON. */
const LONG = 'x'.repeat(98)

it('returns what was written, to its member only', async () => {
  const disk = indexedDbKeptDisk()
  await disk.write(ME, new Map([['a', record(['하나'], 5)]]))
  expect(await disk.read(ME, 'a')).toEqual(record(['하나'], 5))
  expect(await disk.read(4, 'a')).toBeUndefined()
})

it('deletes the rooms that were received first when there is too much, then the rest', async () => {
  const disk = indexedDbKeptDisk(300)
  await disk.write(
    ME,
    new Map([
      ['listRooms(undefined)', record(LONG, 1)],
      ['room/1', record(LONG, 3)],
      ['room/2', record(LONG, 2)],
      ['room/3', record(LONG, 4)],
    ]),
  )
  expect(await disk.keys(ME)).toEqual(['listRooms(undefined)', 'room/1', 'room/3'])
  await disk.write(ME, new Map([['listItems(1)', record('x'.repeat(250), 9)]]))
  expect(await disk.keys(ME)).toEqual(['listItems(1)'])
})

it('measures bytes, not letters', async () => {
  const disk = indexedDbKeptDisk(300)
  await disk.write(ME, new Map([['room/1', record('가'.repeat(120))]]))
  expect(await disk.keys(ME)).toEqual([])
})

it('drops what an older build has written', async () => {
  const disk = indexedDbKeptDisk()
  await disk.write(ME, new Map([['a', record(1)]]))
  const store = createStore('hapju-kept', 'answers')
  const index = await get<{ version: number }>('index', store)
  await set('index', { ...index, version: 0 }, store)
  expect(await disk.read(ME, 'a')).toBeUndefined()
  await disk.write(ME, new Map([['b', record(2)]]))
  expect([await disk.keys(ME), await get('a', store)]).toEqual([['b'], undefined])
})

it('leaves nothing when it is erased', async () => {
  const disk = indexedDbKeptDisk()
  await disk.write(ME, new Map([['a', record(1)]]))
  await disk.erase()
  expect([await disk.keys(ME), localStorage.length]).toEqual([[], 0])
})

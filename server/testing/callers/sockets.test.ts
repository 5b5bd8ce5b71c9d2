import { expect, it } from 'vitest'
import * as destinations from '#contract/ws/destinations.ts'
import { CALLERS, rowsOf } from './rows.ts'
import { SILENCE, SOCKET_MATRIX } from './socketMatrix.ts'
import { FRAMES, gotBy, WATCHES } from './socketScenes.ts'

const { parseSend, parseSubscribe } = destinations

const rows = rowsOf(SOCKET_MATRIX)

it('every destination has a row, and every row a destination', () => {
  const named = Object.values(destinations)
    .map((one) => (typeof one === 'function' ? one(1 as never) : one))
    .filter((one) => typeof one === 'string')
    .flatMap((one) => (parseSubscribe(one) ?? parseSend(one))?.id ?? [])
  expect(named).toHaveLength(11)
  expect([...new Set(rows.map(({ id }) => id))].sort()).toEqual(named.sort())
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(WATCHES), ...Object.keys(FRAMES)].sort(),
  )
})

it.each(rows)('$name: the table lets nobody in without a token, and no stranger', ({ cells }) => {
  expect([cells.nobody, cells.broken]).toEqual(['COMMON401', 'AUTH_007'])
  expect([SILENCE, 'dropped', 'CHAT4000']).toContain(cells.stranger)
})

it.each(rows)('$name brings each caller what the table says', async ({ name, cells }) => {
  const got = { ...cells }
  for (const caller of CALLERS) got[caller] = await gotBy(caller, name)
  expect(got).toEqual(cells)
})

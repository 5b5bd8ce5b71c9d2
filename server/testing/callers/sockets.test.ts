import { expect, it } from 'vitest'
import * as destinations from '#contract/ws/destinations.ts'
import { CALLERS, rowsOf } from './rows.ts'
import { SANCTIONED_SOCKETS, sanctionedRowsOf, SANCTIONINGS } from './sanctionedMatrix.ts'
import { SILENCE, SOCKET_MATRIX } from './socketMatrix.ts'
import { FRAMES, gotBy, gotBySuspended, WATCHES } from './socketScenes.ts'

const { parseSend, parseSubscribe } = destinations

const rows = rowsOf(SOCKET_MATRIX)

it('every destination has a row, and every row a destination', () => {
  const named = Object.values(destinations)
    .map((one) => (typeof one === 'function' ? one(1 as never) : one))
    .filter((one) => typeof one === 'string')
    .flatMap((one) => (parseSubscribe(one) ?? parseSend(one))?.id ?? [])
  expect(named).toHaveLength(12)
  expect([...new Set(rows.map(({ id }) => id))].sort()).toEqual(named.sort())
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(WATCHES), ...Object.keys(FRAMES)].sort(),
  )
})

/** What a caller says of themself. */
const ABOUT_ONESELF = ['WS12']

it.each(rows)('$name: the table lets nobody in without a token, and no stranger', ({ id, cells }) => {
  expect([cells.nobody, cells.broken]).toEqual(['COMMON401', 'AUTH_007'])
  expect(ABOUT_ONESELF.includes(id) ? ['OK'] : [SILENCE, 'dropped', 'CHAT4000']).toContain(cells.stranger)
})

it.each(rows)('$name brings each caller what the table says', async ({ name, cells }) => {
  const got = { ...cells }
  for (const caller of CALLERS) got[caller] = await gotBy(caller, name)
  expect(got).toEqual(cells)
})

const sanctioned = sanctionedRowsOf(SANCTIONED_SOCKETS)

it('every destination has a row for sanctioned members', () => {
  expect(sanctioned.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
})

it.each(sanctioned)(
  '$name brings a suspended member and one with a chat limit what the table says',
  async ({ name, who, cells }) => {
    const got = { ...cells }
    for (const sanctioning of SANCTIONINGS)
      got[sanctioning] =
        sanctioning === 'SUSPENSION'
          ? await gotBySuspended(who)
          : await gotBy(who, name, (world) => world.sanction(world[who], sanctioning))
    expect(got).toEqual(cells)
  },
)

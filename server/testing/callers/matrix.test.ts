import { describe, expect, it } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { idsNamedBy } from './idsNamedBy.ts'
import { MATRIX, NO_OBJECT, OLDER_REFUSALS, OPEN_TO_STRANGERS } from './matrix.ts'
import { REQUESTS } from './requests.ts'
import { CALLERS, rowsOf, type Caller, type Row } from './rows.ts'
import { aWorld, type World } from './world.ts'

const rows = rowsOf(MATRIX)
const callOf = (id: string) => CALLS.find((call) => call.id === id)!

it('every call has a row, and every row a call and a request', () => {
  expect([...new Set(rows.map(({ id }) => id))].sort()).toEqual(CALLS.map(({ id }) => id).sort())
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(REQUESTS).sort())
})

const namesAnId = ({ id }: Row) => idsNamedBy(callOf(id)).length > 0
const namesOf = (some: readonly Row[]) => some.map(({ name }) => name)

describe('in the table', () => {
  it('a call that requires a log-in refuses others with 401, and other calls ignore a broken token', () => {
    const other = rows.filter(({ id, cells: { nobody, broken } }) =>
      callOf(id).auth === 'required'
        ? nobody !== 'COMMON401' || broken !== 'AUTH_007'
        : nobody !== 'OK' || broken !== 'OK',
    )
    expect(namesOf(other)).toEqual([])
  })

  it('a cell is left out only where the call names no thing of somebody', () => {
    const left = rows.filter(({ cells }) => CALLERS.some((caller) => cells[caller] === NO_OBJECT))
    expect(namesOf(left.filter(namesAnId))).toEqual([])
  })

  it('a stranger to a thing is refused with 403 or 404, or by an older code', () => {
    const refused = rows.filter((row) => namesAnId(row) && row.cells.stranger !== 'OK')
    const other = refused.filter(({ cells: { stranger } }) => {
      const [status] = ERRORS[stranger as ErrorCode]
      return status !== 403 && status !== 404 && !OLDER_REFUSALS.includes(stranger)
    })
    expect(namesOf(other)).toEqual([])
  })

  it('each call that lets a stranger in has its reason', () => {
    const open = rows.filter((row) => namesAnId(row) && row.cells.stranger === 'OK')
    expect(Object.keys(OPEN_TO_STRANGERS).sort()).toEqual([...new Set(open.map(({ id }) => id))].sort())
  })
})

it.each(rows)('$name answers each caller as the table says', async (row) => {
  expect(await answersTo(row)).toEqual(row.cells)
})

/** The cells as the server answers them. A thing is made anew after an answer that may have changed it. */
async function answersTo({ id, name, cells }: Row): Promise<Row['cells']> {
  const call = callOf(id)
  const answers = { ...cells }
  let made: { world: World; request: object } | null = null
  for (const caller of CALLERS) {
    if (cells[caller] === NO_OBJECT) continue
    made ??= await madeFor(name)
    const { world, request } = made
    const { status, code } = await world.server.call(call, {
      ...request,
      ...tokenOf(world, caller),
    })
    answers[caller] = status === 200 ? 'OK' : code!
    if (status === 200) made = null
  }
  return answers
}

async function madeFor(name: string) {
  const world = await aWorld()
  return { world, request: await REQUESTS[name]!(world) }
}

function tokenOf(world: World, caller: Caller) {
  if (caller === 'nobody') return {}
  return { as: caller === 'broken' ? 'nonsense' : world[caller] }
}

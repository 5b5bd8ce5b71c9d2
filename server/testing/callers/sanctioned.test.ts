import { expect, it } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { MATRIX } from './matrix.ts'
import { REQUESTS, type Request } from './requests.ts'
import { rowsOf } from './rows.ts'
import { SANCTIONED, sanctionedRowsOf, SANCTIONINGS, type Sanctioning } from './sanctionedMatrix.ts'
import { aWorld, type World } from './world.ts'

const rows = sanctionedRowsOf(SANCTIONED)
const callOf = (id: string) => CALLS.find((call) => call.id === id)!

/** The same calls with words for another member. */
const WITH_WORDS = ['B8', 'CH8', 'RC5'].map((name) => `${name} words`)

it('every call, about each of its things, has a row', () => {
  const named = [...rowsOf(MATRIX).map(({ name }) => name), ...WITH_WORDS]
  expect(rows.map(({ name }) => name).sort()).toEqual(named.sort())
})

it.each(rows)('$name answers a suspended member and one with a chat limit as the table says', async (row) => {
  const answers = { ...row.cells }
  for (const sanctioning of SANCTIONINGS) answers[sanctioning] = await answerTo(row, sanctioning)
  expect(answers).toEqual(row.cells)
})

async function answerTo({ id, name, who }: (typeof rows)[number], sanctioning: Sanctioning) {
  const world = await aWorld()
  const { accessToken } = await world.logIn(world[who])
  const request = await requestFor(world, name)
  await world.sanction(world[who], sanctioning)
  const { status, code } = await world.server.call(callOf(id), { ...request, as: accessToken })
  return status === 200 ? 'OK' : code!
}

async function requestFor(world: World, name: string): Promise<Request> {
  if (!WITH_WORDS.includes(name)) return REQUESTS[name]!(world)
  const request = await REQUESTS[name.split(' ')[0]!]!(world)
  const message = '잘 부탁드려요'
  const { applicantUpdate } = request.body as { applicantUpdate?: object[] }
  return {
    ...request,
    body: applicantUpdate
      ? { applicantUpdate: applicantUpdate.map((each) => ({ ...each, message })) }
      : { message },
  }
}

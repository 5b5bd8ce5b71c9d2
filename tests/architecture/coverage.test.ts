import { expect, it } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { ROUTES } from '#server/modules/routes.ts'
import { NO_SCREEN_YET, NOT_BUILT_YET, OUR_IDS, REST_IDS, SOCKET_IDS } from './callIds.ts'
import { isTest, readSources, type Source } from './modules.ts'
import { operationOf } from './operations.ts'

const sources = readSources(['contract', 'server', 'src', 'tests'])
/** Tests and their shared files: a call named in a fixture is there because tests make it. */
const tests = sources.filter(({ path }) => isTest(path) && !path.startsWith('tests/architecture/'))
const app = sources.filter(({ path }) => path.startsWith('src/') && !isTest(path))
const server = sources.filter(({ path }) => path.startsWith('server/') && !isTest(path))

const socketIds = Object.keys(SOCKET_IDS) as (keyof typeof SOCKET_IDS)[]
const allIds = [...REST_IDS, ...OUR_IDS, ...socketIds]
const built = allIds.filter((id) => !NOT_BUILT_YET.includes(id))

const names = (word: string) => {
  const pattern = new RegExp(`\\b${word}\\b`)
  return ({ text }: Source) => pattern.test(text)
}

const isAskedFor = (operation: string | null) => operation !== null && app.some(names(operation))

/** What a REST call still lacks: contract, server, app, and a test that names it by id or operation. */
function missingOfCall(id: string): string[] {
  const operation = operationOf(id)
  const inContract = operation !== null && CALLS.some((call) => call.id === id)
  return [
    ...(inContract ? [] : [`${id}: no entry in contract/calls.ts`]),
    ...(ROUTES.some(({ call }) => call.id === id) ? [] : [`${id}: no server route`]),
    ...(isAskedFor(operation) || NO_SCREEN_YET.includes(id) ? [] : [`${id}: nothing in src asks for it`]),
    ...(tests.some(names(id)) || (operation !== null && tests.some(names(operation)))
      ? []
      : [`${id}: no test names it`]),
  ]
}

function missingOfSocket(id: keyof typeof SOCKET_IDS): string[] {
  const destination = SOCKET_IDS[id]
  return [
    ...(server.some(names(id)) ? [] : [`${id}: the server does not know it`]),
    ...(app.some(names(destination)) ? [] : [`${id}: nothing in src uses ${destination}`]),
    ...(tests.some(names(id)) || tests.some(names(destination)) ? [] : [`${id}: no test names it`]),
  ]
}

it('the list has 109 calls and 12 socket destinations, three of them added here, and the other additions, each once', () => {
  expect(REST_IDS).toHaveLength(109)
  expect(socketIds).toHaveLength(12)
  expect(new Set(allIds).size).toBe(121 + OUR_IDS.length)
})

it('no call is declared twice or without an entry in the list', () => {
  const declared = CALLS.map(({ id }) => id)
  expect(declared.filter((id, i) => declared.indexOf(id) !== i)).toEqual([])
  expect(declared.filter((id) => ![...REST_IDS, ...OUR_IDS].includes(id))).toEqual([])
})

it('every built id has a contract, a server, an app and a test', () => {
  const missing = built.flatMap((id) =>
    id in SOCKET_IDS ? missingOfSocket(id as keyof typeof SOCKET_IDS) : missingOfCall(id),
  )
  expect(missing).toEqual([])
})

it('the list of calls without a screen names no call that a screen uses', () => {
  expect(NO_SCREEN_YET.filter((id) => isAskedFor(operationOf(id)))).toEqual([])
})

it('the list of unbuilt ids names no id that is built', () => {
  expect(NOT_BUILT_YET.filter((id) => !allIds.includes(id))).toEqual([])
  expect(NOT_BUILT_YET.filter((id) => CALLS.some((call) => call.id === id))).toEqual([])
  expect(NOT_BUILT_YET.filter((id) => ROUTES.some(({ call }) => call.id === id))).toEqual([])
  expect(
    NOT_BUILT_YET.filter(
      (id) => id in SOCKET_IDS && app.some(names(SOCKET_IDS[id as keyof typeof SOCKET_IDS])),
    ),
  ).toEqual([])
})

/**
 * Chat throughput of the store (docs/performance.md "Budgets": S8, S9): messages confirmed a second in one
 * room of 10, and lists of 50 rooms read a second, each through all layers but the network.
 */
import { listRooms } from '#contract/http/chat/rooms.ts'
import { openDb } from '#server/adapters/db/connect.ts'
import { createApp, type App } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { accessTokens } from './accessTokens.ts'
import { benchDeps } from './benchDeps.ts'
import { emailOf, fillCrowd } from './crowd.ts'
import { ownCpuSeconds, rates, type Rate } from './rates.ts'
import { crowdOfRoomLists, PEOPLE, READERS, ROOM_LIST_MIN_BYTES, roomListFigures } from './roomLists.ts'
import { onEachStore, type BenchStore } from './stores.ts'
import { printFigures, type Figure } from './table.ts'

/** Concurrent sends of one member, from several devices or in quick succession. */
const IN_FLIGHT_EACH = 4
const SENDS_MUST: Record<BenchStore['name'], number> = { PGlite: 2_500, Postgres: 4_000 }

/** Room 1, a group of ten. */
async function sending(deps: Deps): Promise<Rate[]> {
  const send = chatSend(deps)
  return rates(
    10 * IN_FLIGHT_EACH,
    async (worker) => {
      const memberId = 1 + (worker % 10)
      const body = JSON.stringify({
        roomType: 'GROUP',
        content: '4시 어때요? 연습실은 제가 예약할게요',
        clientMessageId: crypto.randomUUID(),
      })
      const refusal = await send({ memberId, email: emailOf(memberId) }, { id: 'WS5', roomId: 1 }, body)
      if (refusal !== null) throw new Error(refusal.code)
    },
    ownCpuSeconds,
  )
}

async function reading(app: App): Promise<Rate[]> {
  const headers = (await accessTokens(PEOPLE)).map((token) => ({ Authorization: `Bearer ${token}` }))
  let turn = 0
  return rates(
    READERS,
    async () => {
      const response = await app.request(listRooms.path, { headers: headers[(turn += 1) % PEOPLE]! })
      // The response is not parsed; that would be the client's work.
      const { byteLength } = await response.arrayBuffer()
      if (response.status !== 200 || byteLength < ROOM_LIST_MIN_BYTES)
        throw new Error(`${response.status}, ${byteLength} bytes`)
    },
    ownCpuSeconds,
  )
}

function sendFigures(name: BenchStore['name'], sends: readonly Rate[]): Figure[] {
  const noBudget = { unit: 'ms', must: '-', keeps: () => true }
  return [
    {
      id: 'S8',
      what: `${name}: messages confirmed`,
      runs: sends.map((rate) => rate.perSecond),
      unit: '/s',
      must: `≥ ${SENDS_MUST[name]}`,
      keeps: (value) => value >= SENDS_MUST[name],
    },
    { id: 'S8', what: `${name}: p99 of a confirmation`, runs: sends.map((rate) => rate.p99Ms), ...noBudget },
    {
      id: 'S8',
      what: `${name}: CPU of this process a message`,
      runs: sends.map((rate) => rate.cpuMsEach),
      ...noBudget,
    },
  ]
}

const figures: Figure[] = []
await onEachStore(async ({ name, place }) => {
  const { db, close } = await openDb(place)
  const deps = await benchDeps(db)
  await fillCrowd(db, crowdOfRoomLists())
  figures.push(...sendFigures(name, await sending(deps)))
  figures.push(...roomListFigures(`${name}, in process`, await reading(createApp(deps)), name === 'Postgres'))
  await deps.bus.close()
  await close()
})
printFigures('Chat on the store, in one process', figures)

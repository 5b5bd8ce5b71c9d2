// CH1 for members of 540 rooms and of 2,000, including application rooms and managed bands, one caller at a
// time: the statement, the service, and the whole call from one built server. An argument `Postgres` or
// `PGlite` limits the run to that store.
import { listRooms } from '#contract/http/chat/rooms.ts'
import { openDb } from '#server/adapters/db/connect.ts'
import type { Db } from '#server/db/db.ts'
import { selectRoomLists } from '#server/modules/chat/rooms/roomList.queries.ts'
import * as roomList from '#server/modules/chat/rooms/roomList.service.ts'
import { accessTokens, BENCH_SECRET } from './accessTokens.ts'
import { RUNS, timesOf } from './callers.ts'
import { fillCrowd } from './crowd.ts'
import { KeptAlive } from './keptAlive.ts'
import { fillRooms, HOARDERS, PEOPLE } from './manyRooms.ts'
import { serveApp } from './servedApp.ts'
import { onEachStore, type BenchStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'

/** For the whole call on Postgres, p95, at 500 rooms. */
const BUDGET_MS = 30
const CALLERS = 100

type Work = (memberId: number) => Promise<unknown>

const WHO: Record<string, (nth: number, run: number) => number> = {
  '540 rooms': (nth, run) => 1 + ((nth * 97 + run * 13) % PEOPLE),
  '2,000 rooms': (nth) => PEOPLE + 1 + (nth % HOARDERS),
}

async function figuresOf(name: string, what: string, work: Work): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [rooms, whoIs] of Object.entries(WHO)) {
    const runs: number[][] = []
    // The first run warms up plans, caches and the compiler.
    for (let run = 0; run <= RUNS; run += 1)
      runs.push(
        await timesOf(
          work,
          Array.from({ length: CALLERS }, (_, nth) => whoIs(nth, run)),
        ),
      )
    const hasBudget = name === 'Postgres' && what === 'over HTTP' && rooms === '540 rooms'
    for (const [percentile, share] of Object.entries({ p50: 0.5, p95: 0.95 }))
      figures.push({
        id: 'CH1',
        what: `${name}: ${rooms}, ${what}, ${percentile}`,
        runs: runs.slice(1).map((times) => quantile(times, share)),
        unit: 'ms',
        must: hasBudget && percentile === 'p95' ? `< ${BUDGET_MS}` : '-',
        keeps: (value) => !hasBudget || percentile !== 'p95' || value < BUDGET_MS,
      })
  }
  return figures
}

async function inProcess(name: string, db: Db): Promise<Figure[]> {
  return [
    ...(await figuresOf(name, 'the statement', (memberId) => selectRoomLists(db, [memberId]))),
    ...(await figuresOf(name, 'the service', (memberId) =>
      roomList.listRooms({ db, now: () => new Date() }, memberId, (path) => path),
    )),
  ]
}

async function served({ name, env, dataDir }: BenchStore): Promise<Figure[]> {
  const tokens = await accessTokens(PEOPLE + HOARDERS)
  const app = await serveApp({ ...env, TOKEN_SECRET: BENCH_SECRET }, dataDir)
  const reader = await KeptAlive.open(app.origin)
  const figures = await figuresOf(name, 'over HTTP', async (memberId) => {
    const { status } = await reader.get(listRooms.path, tokens[memberId - 1]!)
    if (status !== 200) throw new Error(`answered ${status}`)
  })
  reader.close()
  await app.stop()
  return figures
}

const named = (['PGlite', 'Postgres'] as const).filter((name) => process.argv.includes(name))
const figures: Figure[] = []
await onEachStore(
  async (store) => {
    const { db, close } = await openDb(store.place)
    await fillCrowd(db, { people: PEOPLE + HOARDERS, rooms: [] })
    await close()
    await fillRooms(store.place)
    const filled = await openDb(store.place)
    figures.push(...(await inProcess(store.name, filled.db)))
    await filled.close()
    figures.push(...(await served(store)))
  },
  named.length > 0 ? named : undefined,
)
printFigures('CH1 of long lists, one caller at a time', figures)

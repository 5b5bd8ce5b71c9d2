// S12 (docs/performance.md "Budgets"): CH1 for members of 50, 540 and 2,000 rooms, including application rooms
// and managed bands: whole calls to one built server, one caller at a time. `--store=Postgres`
// or `--store=PGlite` limits the run to that store; with `--nodes=2` the nodes are called in turn.
import { sql } from 'drizzle-orm'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { ROOM_PAGE_SIZE } from '#contract/limits.ts'
import { openDb } from '#server/adapters/db/connect.ts'
import type { Db } from '#server/db/db.ts'
import { accessTokens } from './accessTokens.ts'
import { RUNS } from './callers.ts'
import { fillCrowd } from './crowd.ts'
import { KeptAlive } from './keptAlive.ts'
import { fillRooms, HOARDERS, NEWCOMERS, PEOPLE } from './manyRooms.ts'
import { serveNodes, STORES_OF_NODES } from './servedNodes.ts'
import { onEachStore, type BenchStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'

/** For each call on Postgres that the app makes, p95. */
const BUDGET_MS = 30
const CALLERS = 50

const WHO: Record<string, (nth: number, run: number) => number> = {
  '50 rooms': (nth) => PEOPLE + HOARDERS + 1 + (nth % NEWCOMERS),
  '540 rooms': (nth, run) => 1 + ((nth * 97 + run * 13) % PEOPLE),
  '2,000 rooms': (nth) => PEOPLE + 1 + (nth % HOARDERS),
}

type Query = { limit?: number; since?: string }
/** What the caller asks for. With `changed`, so many of their rooms are written since their version. */
interface Ask {
  query?: Query
  changed?: number
  /** The app asks for this. */
  hasBudget?: boolean
}
const ASKS: Record<string, Ask> = {
  'the whole list': {},
  'a page of 50': { query: { limit: 50 } },
  'the first page': { query: { limit: ROOM_PAGE_SIZE }, hasBudget: true },
  'nothing changed': { changed: 0, hasBudget: true },
  '5 rooms changed': { changed: 5, hasBudget: true },
}

/** One way to ask: `version` reads the caller's, `timed` is measured. */
interface Way {
  version: (memberId: number) => Promise<string>
  timed: (memberId: number, query: Query) => Promise<unknown>
}

async function figuresOf(name: string, db: Db | null, way: Way): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [rooms, whoIs] of Object.entries(WHO))
    for (const [asked, ask] of Object.entries(ASKS)) {
      // the folder of PGlite is the server's
      if (ask.changed && db === null) continue
      const runs: number[][] = []
      // the first run warms up plans, caches and the compiler
      for (let run = 0; run <= RUNS; run += 1) {
        const times: number[] = []
        for (let nth = 0; nth < CALLERS; nth += 1) {
          const memberId = whoIs(nth, run)
          const query = ask.query ?? (await changedQuery(memberId, ask, db, way))
          const before = performance.now()
          await way.timed(memberId, query)
          times.push(performance.now() - before)
        }
        runs.push(times)
      }
      const hasBudget = ask.hasBudget === true && db !== null
      for (const [percentile, share] of Object.entries({ p50: 0.5, p95: 0.95 })) {
        const counts = hasBudget && percentile === 'p95'
        figures.push({
          id: 'S12',
          what: `${name}: ${rooms}, ${asked}, ${percentile}`,
          runs: runs.slice(1).map((times) => quantile(times, share)),
          unit: 'ms',
          must: counts ? `≤ ${BUDGET_MS}` : '-',
          keeps: (value) => !counts || value <= BUDGET_MS,
        })
      }
    }
  return figures
}

async function changedQuery(memberId: number, { changed }: Ask, db: Db | null, way: Way): Promise<Query> {
  if (changed === undefined) return {}
  const since = await way.version(memberId)
  if (changed > 0)
    await db!.execute(sql`update rooms set talk_count = talk_count where id in (
      select room_id from participants where member_id = ${memberId} order by room_id limit ${changed})`)
  return { since }
}

async function served(store: BenchStore): Promise<Figure[]> {
  const { place } = store
  const tokens = await accessTokens(PEOPLE + HOARDERS + NEWCOMERS)
  const nodes = await serveNodes(store)
  const beside = place.kind === 'postgres' ? await openDb(place) : null
  const readers = await Promise.all(nodes.origins.map((origin) => KeptAlive.open(origin)))
  let calls = 0
  const pathOf = (query: Query) =>
    [listRooms.path, new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))]
      .filter((part) => String(part) !== '')
      .join('?')
  const figures = await figuresOf(nodes.name, beside?.db ?? null, {
    async version(memberId) {
      const answer = await fetch(nodes.originOf(0) + pathOf({ limit: 1 }), {
        headers: { Authorization: `Bearer ${tokens[memberId - 1]!}` },
      })
      return ((await answer.json()) as { result: { version: string } }).result.version
    },
    async timed(memberId, query) {
      calls += 1
      const { status } = await readers[calls % readers.length]!.get(pathOf(query), tokens[memberId - 1]!)
      if (status !== 200) throw new Error(`answered ${status}`)
    },
  })
  for (const reader of readers) reader.close()
  await beside?.close()
  await nodes.stop()
  return figures
}

const named = (['PGlite', 'Postgres'] as const).filter((name) => process.argv.includes(`--store=${name}`))
const figures: Figure[] = []
await onEachStore(
  async (store) => {
    const { db, close } = await openDb(store.place)
    await fillCrowd(db, { people: PEOPLE + HOARDERS + NEWCOMERS, rooms: [] })
    await close()
    await fillRooms(store.place)
    const filled = await openDb(store.place)
    await filled.db.execute(sql`analyze`)
    await filled.close()
    figures.push(...(await served(store)))
  },
  named.length > 0 ? named : STORES_OF_NODES,
)
printFigures('CH1 of long lists, one caller at a time', figures)

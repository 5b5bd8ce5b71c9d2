// Recommended bands (B2) among 10,000 bands and 10,000 members with archives of 200 tracks: calls through the
// service, one at a time, by callers spread over all members, with the list's limit of five and home's of 40.
// An argument `Postgres` or `PGlite` limits the run to that store.
import { openDb } from '#server/adapters/db/connect.ts'
import type { Db } from '#server/db/db.ts'
import { selectRanking } from '#server/modules/bands/recommended/ranking.queries.ts'
import { listRecommendedBands } from '#server/modules/bands/recommended/recommendations.service.ts'
import { fillArchives, POPULAR_HOARDER } from './archives.ts'
import { RUNS, timesOf, usualTimesOf } from './callers.ts'
import { fillBands } from './manyBands.ts'
import { onEachStore, type BenchStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'

const BUDGET_MS = 80

const asItIs = <Path>(path: Path) => path
const now = () => new Date()
const CALLS: Record<string, (db: Db, memberId: number) => Promise<unknown>> = {
  'the ranking alone, 5': (db, memberId) => selectRanking(db, memberId, { limit: 5, now: now() }),
  'B2, 5': (db, memberId) => listRecommendedBands({ db, now }, memberId, 5, asItIs),
  'B2, 40': (db, memberId) => listRecommendedBands({ db, now }, memberId, 40, asItIs),
  'B2, 100': (db, memberId) => listRecommendedBands({ db, now }, memberId, 100, asItIs),
}

async function figuresOf(name: BenchStore['name'], db: Db): Promise<Figure[]> {
  const figures: Figure[] = []
  const hasBudget = name === 'Postgres'
  for (const [id, call] of Object.entries(CALLS)) {
    const work = (memberId: number) => call(db, memberId)
    const usual = await usualTimesOf(work)
    const figure = (what: string, runs: readonly number[], isBudget: boolean): Figure => ({
      id,
      what: `${name}: ${what}`,
      runs,
      unit: 'ms',
      must: isBudget ? `< ${BUDGET_MS}` : '-',
      keeps: (value) => !isBudget || value < BUDGET_MS,
    })
    figures.push(
      figure('p50', usual.map((times) => quantile(times, 0.5)), false), // oxfmt-ignore
      figure('p95', usual.map((times) => quantile(times, 0.95)), hasBudget), // oxfmt-ignore
      figure(
        'who has 20,000 popular tracks',
        await timesOf(work, Array<number>(RUNS).fill(POPULAR_HOARDER)),
        hasBudget,
      ),
    )
  }
  return figures
}

const named = (['PGlite', 'Postgres'] as const).filter((name) => process.argv.includes(name))
const figures: Figure[] = []
await onEachStore(
  async ({ name, place }) => {
    await fillArchives(place)
    await fillBands(place)
    const { db, close } = await openDb(place)
    figures.push(...(await figuresOf(name, db)))
    await close()
  },
  named.length > 0 ? named : undefined,
)
printFigures('Recommended bands among 10,000 bands and 10,000 members, in one process', figures)

// Similar members and items among 10,000 members of 200 saved tracks, 20 artists, 3 genres and 3 keywords
// each: the four calls through their services, one at a time, by callers spread over all members. An argument
// `Postgres` or `PGlite` limits the run to that store.
import { sql } from 'drizzle-orm'
import { openDb } from '#server/adapters/db/connect.ts'
import type { Db } from '#server/db/db.ts'
import {
  listSimilarArtists,
  listSimilarMembers,
  listSimilarTracks,
  readQuestion,
} from '#server/modules/profile/similar/similar.service.ts'
import { fillArchives, POPULAR_HOARDER, RARE_HOARDER, TWIN_OF_NEWCOMERS } from './archives.ts'
import { callersOf, RUNS, timesOf, usualTimesOf } from './callers.ts'
import { onEachStore, type BenchStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'

const BUDGET_MS = 50

const now = () => new Date()
const asItIs = <Path>(path: Path) => path
const CALLS: Record<string, (db: Db, memberId: number) => Promise<unknown>> = {
  'similar members by tracks': (db, memberId) => listSimilarMembers({ db, now }, memberId, 'tracks', asItIs),
  'similar members by artists': (db, memberId) =>
    listSimilarMembers({ db, now }, memberId, 'artists', asItIs),
  'similar tracks': (db, memberId) => listSimilarTracks({ db, now }, memberId, asItIs),
  'similar artists': (db, memberId) => listSimilarArtists({ db, now }, memberId, asItIs),
  'the question': (db, memberId) => readQuestion({ db, now }, memberId, asItIs),
}

const HOARDERS = [
  ['who has 20,000 popular tracks', POPULAR_HOARDER],
  ['who has 20,000 rare tracks', RARE_HOARDER],
] as const
const HARD: Record<string, readonly (readonly [what: string, memberId: number])[]> = {
  'similar members by tracks': HOARDERS,
  'similar tracks': [
    ...HOARDERS,
    ['whose likes have saved nothing, so that tracks alone decide', TWIN_OF_NEWCOMERS],
  ],
  'similar artists': HOARDERS,
}

async function figuresOf(name: BenchStore['name'], db: Db): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [id, call] of Object.entries(CALLS)) {
    const work = (memberId: number) => call(db, memberId)
    const usual = await usualTimesOf(work)
    const figure = (what: string, runs: readonly number[], hasBudget: boolean): Figure => ({
      id,
      what: `${name}: ${what}`,
      runs,
      unit: 'ms',
      must: hasBudget ? `< ${BUDGET_MS}` : '-',
      keeps: (value) => !hasBudget || value < BUDGET_MS,
    })
    const isPostgres = name === 'Postgres'
    figures.push(
      figure('p50', usual.map((times) => quantile(times, 0.5)), false), // oxfmt-ignore
      figure('p95', usual.map((times) => quantile(times, 0.95)), isPostgres), // oxfmt-ignore
    )
    for (const [what, memberId] of HARD[id] ?? [])
      figures.push(figure(what, await timesOf(work, Array<number>(RUNS).fill(memberId)), isPostgres))
  }
  return figures
}

/**
 * Quality lost by following only the newest traces: how much the members found share, relative to the ten
 * members who share most.
 */
async function sharesFound(db: Db): Promise<Figure> {
  const runs: number[] = []
  for (const memberId of callersOf(0).slice(0, 20)) {
    const found = await listSimilarMembers({ db, now }, memberId, 'tracks', asItIs)
    const [best] = await db.select({ shared: sql`sum(shared)`.mapWith(Number) }).from(
      sql`(
          select count(*) as shared from saved_tracks mine join saved_tracks theirs using (track_id)
          where mine.member_id = ${memberId} and theirs.member_id <> ${memberId}
          group by theirs.member_id order by shared desc limit 10) as best`,
    )
    runs.push((100 * found.reduce((sum, { shared }) => sum + shared, 0)) / best!.shared)
  }
  return {
    id: 'similar members by tracks',
    what: 'what the ten found share, of what the ten share who share most',
    runs,
    unit: '%',
    must: '-',
    keeps: () => true,
  }
}

const named = (['PGlite', 'Postgres'] as const).filter((name) => process.argv.includes(name))
const figures: Figure[] = []
await onEachStore(
  async ({ name, place }) => {
    await fillArchives(place)
    const { db, close } = await openDb(place)
    figures.push(...(await figuresOf(name, db)))
    if (name === 'Postgres') figures.push(await sharesFound(db))
    await close()
  },
  named.length > 0 ? named : undefined,
)
printFigures('Similar members, tracks and artists among 10,000 members, in one process', figures)

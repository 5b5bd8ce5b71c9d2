import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MusicIndex } from '#server/catalogue/musicIndex.ts'
import { obeyParent } from './forked.ts'
import { madeUpMusic } from './madeUpMusic.ts'
import { musicQueries } from './musicQueries.ts'
import { quantile } from './table.ts'

export interface MeasureSearch {
  tracks: number
  runs: number
}

export interface MeasuredSearch {
  p50Ms: number[]
  p95Ms: number[]
  worstMs: number[]
  buildMs: number
  /** Size of the index by its own count. */
  indexMb: number
  /** Memory of the process: names and index. */
  rssMb: number
  heapMb: number
}

const QUERIES = 1_000
/** The default limit of M1. */
const LIMIT = 20
const MB = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

obeyParent<MeasureSearch, MeasuredSearch>(async ({ tracks, runs }) => {
  const music = madeUpMusic(tracks)
  const since = performance.now()
  const index = new MusicIndex(music)
  const buildMs = performance.now() - since
  const timesOf = (seed: number) =>
    musicQueries(music, QUERIES, seed).map((text) => {
      const start = performance.now()
      for (const kind of ['artists', 'tracks', 'albums'] as const) index.find(kind, text, LIMIT)
      return performance.now() - start
    })
  timesOf(0)
  const times = Array.from({ length: runs }, (_, run) => timesOf(run + 1))
  collectGarbage()
  const { rss, heapUsed } = process.memoryUsage()
  return {
    p50Ms: times.map((each) => quantile(each, 0.5)),
    p95Ms: times.map((each) => quantile(each, 0.95)),
    worstMs: times.map((each) => Math.max(...each)),
    buildMs,
    indexMb: index.bytes / MB,
    rssMb: rss / MB,
    heapMb: heapUsed / MB,
  }
})

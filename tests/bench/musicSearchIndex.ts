import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readCatalogue, searchableOf } from '#server/catalogue/catalogue.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogueFiles.ts'
import { MusicIndex } from '#server/catalogue/musicIndex.ts'
import { obeyParent } from './forked.ts'
import { madeUpMusic } from './madeUpMusic.ts'
import { musicQueries } from './musicQueries.ts'
import { quantile } from './table.ts'

export interface MeasureSearch {
  /** How many tracks are made up. Null: the bundled catalogue instead. */
  tracks: number | null
  runs: number
}

export interface MeasuredSearch {
  p50Ms: number[]
  p95Ms: number[]
  worstMs: number[]
  /** Processor time, which other work on the machine hardly changes. */
  p50CpuMs: number[]
  p95CpuMs: number[]
  p95CpuMsByKind: Record<string, number[]>
  buildMs: number
  buildCpuMs: number
  /** What the process holds: names and index. */
  rssMb: number
  heapMb: number
}

interface Taken {
  kind: string
  ms: number
  cpuMs: number
}

const QUERIES_OF_A_KIND = 200
/** As M1 asks when it is not told. */
const LIMIT = 20
const MB = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

obeyParent<MeasureSearch, MeasuredSearch>(async ({ tracks, runs }) => {
  const music = tracks === null ? searchableOf(readCatalogue(readCatalogueFiles())) : madeUpMusic(tracks)
  let index!: MusicIndex
  const build = timed(() => (index = new MusicIndex(music)))
  const askAll = (seed: number): Taken[] =>
    Object.entries(musicQueries(music, QUERIES_OF_A_KIND, seed)).flatMap(([kind, texts]) =>
      texts.map((text) => ({
        kind,
        ...timed(() => {
          for (const list of ['artists', 'tracks', 'albums'] as const) index.find(list, text, LIMIT)
        }),
      })),
    )
  const kinds = new Set(askAll(0).map(({ kind }) => kind))
  const times = Array.from({ length: runs }, (_, run) => askAll(run + 1))
  collectGarbage()
  const { rss, heapUsed } = process.memoryUsage()
  const each = (share: number, of: 'ms' | 'cpuMs', kind?: string) =>
    times.map((taken) =>
      quantile(
        taken.filter((one) => kind === undefined || one.kind === kind).map((one) => one[of]),
        share,
      ),
    )
  return {
    p50Ms: each(0.5, 'ms'),
    p95Ms: each(0.95, 'ms'),
    worstMs: each(1, 'ms'),
    p50CpuMs: each(0.5, 'cpuMs'),
    p95CpuMs: each(0.95, 'cpuMs'),
    p95CpuMsByKind: Object.fromEntries([...kinds].map((kind) => [kind, each(0.95, 'cpuMs', kind)])),
    buildMs: build.ms,
    buildCpuMs: build.cpuMs,
    rssMb: rss / MB,
    heapMb: heapUsed / MB,
  }
})

function timed(work: () => void): { ms: number; cpuMs: number } {
  const [since, cpu] = [performance.now(), process.cpuUsage()]
  work()
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - since, cpuMs: (user + system) / 1000 }
}

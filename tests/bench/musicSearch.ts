// The search of M1 (three kinds, 20 each) in the bundled catalogue, and in 100,000 made-up tracks. With
// `BENCH_TRACKS` the number of tracks changes, and the catalogue is left out.
import { forkBench } from './forked.ts'
import type { MeasuredSearch, MeasureSearch } from './musicSearchIndex.ts'
import { printFigures, type Figure } from './table.ts'

const { BENCH_TRACKS, BENCH_RUNS } = process.env
const SIZES = BENCH_TRACKS ? [Number(BENCH_TRACKS)] : [null, 100_000]
const RUNS = Number(BENCH_RUNS ?? 5)
/** What decision 0009 allows a search of the catalogue. */
const P95_MAX_MS = 30

const figures: Figure[] = []
for (const tracks of SIZES) {
  const child = forkBench<MeasureSearch, MeasuredSearch>('./musicSearchIndex.ts')
  const measured = await child.ask({ tracks, runs: RUNS }, 'p95Ms')
  await child.end()
  const size = tracks === null ? 'the catalogue' : `${tracks.toLocaleString('en')} tracks`
  figures.push(...figuresOf(size, measured, tracks === null))
}
printFigures('Music search', figures)

function figuresOf(size: string, measured: MeasuredSearch, hasBudget: boolean): Figure[] {
  const plain = (what: string, runs: readonly number[], unit = 'ms'): Figure => ({
    id: 'M1',
    what: `${size}: ${what}`,
    runs,
    unit,
    must: '-',
    keeps: () => true,
  })
  return [
    plain('p50', measured.p50Ms),
    {
      ...plain('p95', measured.p95Ms),
      ...(hasBudget && { must: `< ${P95_MAX_MS}`, keeps: (value: number) => value < P95_MAX_MS }),
    },
    plain('slowest', measured.worstMs),
    plain('p50, processor', measured.p50CpuMs),
    plain('p95, processor', measured.p95CpuMs),
    ...Object.entries(measured.p95CpuMsByKind).map(([kind, runs]) => plain(`p95, processor, ${kind}`, runs)),
    plain('making the index', [measured.buildMs]),
    plain('making the index, processor', [measured.buildCpuMs]),
    plain('process (RSS)', [measured.rssMb], 'MB'),
    plain('process (heap)', [measured.heapMb], 'MB'),
  ]
}

// The bundled catalogue's search, as M1 asks it (three kinds, 20 each), over made-up tracks: 10^4, 10^5 and
// 10^6 of them, or as many as `BENCH_TRACKS` says.
import { forkBench } from './forked.ts'
import type { MeasuredSearch, MeasureSearch } from './musicSearchIndex.ts'
import { printFigures, type Figure } from './table.ts'

const { BENCH_TRACKS, BENCH_RUNS } = process.env
const SIZES = BENCH_TRACKS ? [Number(BENCH_TRACKS)] : [10_000, 100_000, 1_000_000]
const RUNS = Number(BENCH_RUNS ?? 5)

const figures: Figure[] = []
for (const tracks of SIZES) {
  const child = forkBench<MeasureSearch, MeasuredSearch>('./musicSearchIndex.ts')
  const measured = await child.ask({ tracks, runs: RUNS }, 'p95Ms')
  await child.end()
  figures.push(...figuresOf(`${tracks.toLocaleString('en')} tracks`, measured, tracks === 100_000))
}
printFigures('Music search', figures)

function figuresOf(size: string, measured: MeasuredSearch, hasBudget: boolean): Figure[] {
  const plain = (what: string, runs: readonly number[], unit: string): Figure => ({
    id: 'M1',
    what: `${size}: ${what}`,
    runs,
    unit,
    must: '-',
    keeps: () => true,
  })
  return [
    plain('p50', measured.p50Ms, 'ms'),
    {
      ...plain('p95', measured.p95Ms, 'ms'),
      ...(hasBudget && { must: '< 20', keeps: (value: number) => value < 20 }),
    },
    plain('slowest of 1,000', measured.worstMs, 'ms'),
    plain('making the index', [measured.buildMs], 'ms'),
    plain('index', [measured.indexMb], 'MB'),
    plain('process, index and names (RSS)', [measured.rssMb], 'MB'),
    plain('process (heap)', [measured.heapMb], 'MB'),
  ]
}

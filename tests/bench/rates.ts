import { readFileSync } from 'node:fs'
import { quantile } from './table.ts'

export interface Rate {
  perSecond: number
  p99Ms: number
  cpuMsEach: number
}

/** Runs `workers` loops of `work` at once for `runMs`. `cpuSeconds` returns the server's CPU time so far. */
async function rateOf(
  workers: number,
  runMs: number,
  work: (worker: number) => Promise<unknown>,
  cpuSeconds: () => number,
): Promise<Rate> {
  const times: number[] = []
  const cpuBefore = cpuSeconds()
  const started = performance.now()
  const until = started + runMs
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < until) {
        const before = performance.now()
        await work(worker)
        times.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  return {
    perSecond: times.length / seconds,
    p99Ms: quantile(times, 0.99),
    cpuMsEach: ((cpuSeconds() - cpuBefore) * 1000) / times.length,
  }
}

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const RUN_MS = Number(process.env.BENCH_RUN_MS ?? 3_000)

/** One run to warm up caches, plans and the compiler, then the counted runs. */
export async function rates(
  workers: number,
  work: (worker: number) => Promise<unknown>,
  cpuSeconds: () => number,
): Promise<Rate[]> {
  await rateOf(workers, RUN_MS, work, cpuSeconds)
  const measured: Rate[] = []
  for (let run = 0; run < RUNS; run += 1) measured.push(await rateOf(workers, RUN_MS, work, cpuSeconds))
  return measured
}

/** CPU time this process has used. */
export function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Linux counts the CPU time of other processes in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** CPU time another process has used, all its threads; NaN where there is no /proc. */
export function cpuSecondsOf(pid: number | undefined): number {
  try {
    // After the name in brackets, which may hold any character, utime and stime are the 12th and 13th fields.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}

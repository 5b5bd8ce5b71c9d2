import { PEOPLE } from './archives.ts'

export const RUNS = 5
const CALLERS = 100

/** Different callers in each run, so that pages cached by earlier runs do not affect the result. */
export const callersOf = (run: number) =>
  Array.from({ length: CALLERS }, (_, at) => 4 + ((at * 97 + run * 13) % (PEOPLE - 20)))

/** Milliseconds of each call; calls run one after the other. */
export async function timesOf(work: (memberId: number) => Promise<unknown>, callers: readonly number[]) {
  const times: number[] = []
  for (const memberId of callers) {
    const before = performance.now()
    await work(memberId)
    times.push(performance.now() - before)
  }
  return times
}

/** `RUNS` runs of callers spread over all members, after one warm-up run that is not counted. */
export async function usualTimesOf(work: (memberId: number) => Promise<unknown>): Promise<number[][]> {
  await timesOf(work, callersOf(RUNS))
  const usual: number[][] = []
  for (let run = 0; run < RUNS; run += 1) usual.push(await timesOf(work, callersOf(run)))
  return usual
}

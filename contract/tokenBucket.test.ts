import { expect, it } from 'vitest'
import { takeOne, type FullAt } from './tokenBucket.ts'

/** The waits of events at these instants, in ms; 0: allowed. */
function waits(bucket: { atOnce: number; everySeconds: number }, instants: number[]): number[] {
  let full: FullAt
  return instants.map((now) => {
    const { waitMs, fullAtMs } = takeOne(bucket, full, now)
    full = fullAtMs
    return waitMs
  })
}

it('a bucket allows its events at once, then says how long the next one has to wait', () => {
  expect(waits({ atOnce: 3, everySeconds: 2 }, [0, 0, 0, 0, 500])).toEqual([0, 0, 0, 2_000, 1_500])
})

it('a bucket gets one event back each interval, and a refused one costs nothing', () => {
  expect(waits({ atOnce: 2, everySeconds: 1 }, [0, 0, 999, 1_000, 1_000, 2_000])).toEqual([
    0, 0, 1, 0, 1_000, 0,
  ])
})

it('a bucket is never fuller than full, however long nobody came', () => {
  expect(waits({ atOnce: 2, everySeconds: 1 }, [0, 60_000, 60_000, 60_000])).toEqual([0, 0, 0, 1_000])
})

it('a clock that is set back by an hour costs a wait of one interval at most', () => {
  const hour = 3_600_000
  expect(waits({ atOnce: 2, everySeconds: 1 }, [hour, hour, 0, 1_000])).toEqual([0, 0, 1_000, 0])
})

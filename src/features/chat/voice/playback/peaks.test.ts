import { expect, it } from 'vitest'
import { PEAKS_DRAWN } from '#contract/limits.ts'
import { fc } from '#tests/env/properties.ts'
import { peaksOf } from './peaks.ts'

it('gives the loudest part full height, and the others their height relative to it', () => {
  const quietThenLoud = [...Array<number>(100).fill(0.1), ...Array<number>(100).fill(-0.4)]
  expect(peaksOf([quietThenLoud], 4)).toEqual([0.25, 0.25, 1, 1])
})

it('uses both channels', () => {
  expect(
    peaksOf(
      [
        [0, 0.5],
        [0.5, 0],
      ],
      2,
    ),
  ).toEqual([1, 1])
})

it('gives silence no height, in spite of its noise', () => {
  expect(peaksOf([[0.0001, -0.0002, 0.0003, 0]], 2)).toEqual([0, 0])
  expect(peaksOf([], 3)).toEqual([0, 0, 0])
})

it('has PEAKS_DRAWN heights between 0 and 1 for any sound', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: -1, max: 1, noNaN: true })), (samples) => {
      const peaks = peaksOf([samples], PEAKS_DRAWN)
      expect(peaks).toHaveLength(PEAKS_DRAWN)
      expect(peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true)
    }),
  )
})

import { PEAKS_DRAWN } from '#contract/limits.ts'
import { seeded, type Random } from '../random.ts'
import { wavOf } from './wav.ts'

/** What the sample members have recorded: made by a formula, and still something to listen to. */
export type SoundName = 'guitar' | 'drums'

const RATE_HZ = 16_000

/** Notes of a phrase: when it is struck, in beats, and how high, in half tones above the lowest A of a guitar's low strings. */
const PHRASE: readonly [beat: number, halfTones: number][] = [
  [0, 0],
  [0, 12],
  [0.5, 7],
  [1, 16],
  [1.5, 12],
  [2, 19],
  [3, 16],
  [4, -4],
  [4, 12],
  [4.5, 8],
  [5, 15],
  [5.5, 12],
  [6, 20],
  [7, 15],
  [8, 0],
  [8, 16],
  [8.5, 12],
]
const A_HZ = 110
const BEAT_S = 0.42
const RING_S = 2.4

const SOUNDS: Readonly<Record<SoundName, (random: Random) => Float32Array>> = {
  guitar(random) {
    const samples = new Float32Array(RATE_HZ * (8.5 * BEAT_S + RING_S))
    for (const [beat, halfTones] of PHRASE)
      mix(samples, beat * BEAT_S, plucked(A_HZ * 2 ** (halfTones / 12), random))
    return samples
  },
  drums(random) {
    const samples = new Float32Array(RATE_HZ * 5.6)
    for (let eighth = 0; eighth < 24; eighth += 1) {
      const at = eighth * 0.22
      mix(
        samples,
        at,
        hit(0.05, 0.12, () => noise(random)),
      )
      if (eighth % 8 === 0 || eighth % 8 === 5) mix(samples, at, hit(0.25, 0.8, kick))
      if (eighth % 8 === 4)
        mix(
          samples,
          at,
          hit(0.16, 0.5, () => noise(random)),
        )
    }
    return samples
  },
}

export function playedSound(name: SoundName) {
  const samples = SOUNDS[name](seeded(name.length))
  return {
    bytes: wavOf(samples, RATE_HZ),
    durationMs: Math.round((samples.length / RATE_HZ) * 1000),
    peaks: peaksOf(samples),
  }
}

/** A string that loses its upper tones as it rings (Karplus and Strong). */
function plucked(hz: number, random: Random): Float32Array {
  const string = Float32Array.from({ length: Math.round(RATE_HZ / hz) }, () => noise(random) * 0.3)
  return Float32Array.from({ length: RATE_HZ * RING_S }, (_, nth) => {
    const at = nth % string.length
    const now = string[at]!
    string[at] = ((now + string[(at + 1) % string.length]!) / 2) * 0.997
    return now
  })
}

function hit(seconds: number, loudness: number, sample: (atS: number) => number): Float32Array {
  return Float32Array.from({ length: RATE_HZ * seconds }, (_, nth) => {
    const atS = nth / RATE_HZ
    return sample(atS) * loudness * (1 - atS / seconds) ** 2
  })
}

/** Falls from 140 Hz to 50. */
const kick = (atS: number) => Math.sin(2 * Math.PI * (50 * atS + 90 * 0.05 * (1 - Math.exp(-atS / 0.05))))

const noise = (random: Random) => random.between(-1000, 1000) / 1000

function mix(into: Float32Array, atS: number, sound: Float32Array): void {
  const from = Math.round(atS * RATE_HZ)
  for (let nth = 0; nth < sound.length && from + nth < into.length; nth += 1) into[from + nth]! += sound[nth]!
}

/** The loudest moment of each stretch, the loudest of all being 1. */
function peaksOf(samples: Float32Array): number[] {
  const stretch = samples.length / PEAKS_DRAWN
  const heights = Array.from({ length: PEAKS_DRAWN }, (_, nth) =>
    samples.slice(nth * stretch, (nth + 1) * stretch).reduce((max, each) => Math.max(max, Math.abs(each)), 0),
  )
  const highest = Math.max(...heights)
  return heights.map((height) => Math.round((height / highest) * 100) / 100)
}

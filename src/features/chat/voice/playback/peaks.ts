/** A sound whose loudest part is below this is silent: its noise is not amplified to full height. */
const SILENT_BELOW = 0.001

/**
 * The waveform of a sound: `count` heights between 0 and 1, the loudest being 1. A height is the root mean
 * square of its part, because the peak values of music are nearly all the same.
 *
 * @param channels samples between -1 and 1, all of one length; levels between 0 and 1 work as well
 */
export function peaksOf(channels: readonly ArrayLike<number>[], count: number): number[] {
  const length = channels[0]?.length ?? 0
  const heights = Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * length) / count)
    const to = Math.min(length, Math.max(from + 1, Math.floor(((bar + 1) * length) / count)))
    return loudness(channels, from, to)
  })
  const loudest = Math.max(...heights)
  if (loudest < SILENT_BELOW) return heights.map(() => 0)
  return heights.map((height) => Math.round((height / loudest) * 100) / 100)
}

/** The root mean square of a part, 0 to 1. */
export function loudness(channels: readonly ArrayLike<number>[], from: number, to: number): number {
  let sum = 0
  for (const samples of channels) {
    for (let i = from; i < to; i++) sum += (samples[i] ?? 0) ** 2
  }
  return Math.sqrt(sum / Math.max(1, (to - from) * channels.length))
}

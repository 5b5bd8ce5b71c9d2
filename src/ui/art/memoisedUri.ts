import { standingAlone } from '#contract/art/standingAlone.ts'

/** Enough for every picture in the lists of one visit; the oldest is evicted first. */
const KEPT = 400

/**
 * Turns a drawing into a data URI. An `<img>` is one element instead of about twenty, and the ids of its
 * gradients and clips belong to its own document, so one picture may appear on a page many times.
 */
export function memoisedUri(draw: (seed: string) => string) {
  const known = new Map<string, string>()
  return (seed: string) => {
    const hit = known.get(seed)
    if (hit !== undefined) return hit
    const uri = `data:image/svg+xml,${encodeURIComponent(standingAlone(draw(seed)))}`
    const oldest = known.keys().next()
    if (known.size >= KEPT && !oldest.done) known.delete(oldest.value)
    known.set(seed, uri)
    return uri
  }
}

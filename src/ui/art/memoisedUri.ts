import { standingAlone } from '#contract/art/standingAlone.ts'

/** Enough for every picture of a session's lists; the oldest goes first. */
const KEPT = 400

/**
 * A picture as a data URI. An `<img>` is one element where the markup would be twenty, and its gradient and clip ids
 * live in a document of their own, so the same picture may stand on a page many times.
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

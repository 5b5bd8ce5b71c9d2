import { createHmac } from 'node:crypto'
import type { Pseudonym } from '#server/deps.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of the callers of one day; others are computed again, which takes some microseconds. */
const KEPT_MAX = 10_000
/** Of 64 characters: enough to tell the callers of a day apart. */
const SHOWN_CHARS = 16

/**
 * Pseudonyms for the log under a key of each day (UTC, as in the log), derived from the server's secret: the
 * same on all nodes, without anything to store or to exchange. They cannot be compared from day to day, nor
 * traced back without the secret; whoever has it can test an address against the log (0028).
 */
export function dailyPseudonyms(secret: Uint8Array<ArrayBuffer>, now: () => Date): Pseudonym {
  const known = recentlyUsed<string, string>(KEPT_MAX)
  let day = -1
  let key: Uint8Array = secret
  return (kind, text) => {
    const today = Math.floor(now().getTime() / DAY_MS)
    if (today !== day) {
      day = today
      key = createHmac('sha256', secret).update(`pseudonyms of day ${day}`).digest()
      known.clear()
    }
    const named = `${kind}:${text}`
    let shown = known.get(named)
    if (shown === undefined) {
      shown = createHmac('sha256', key).update(named).digest('hex').slice(0, SHOWN_CHARS)
      known.set(named, shown)
    }
    return shown
  }
}

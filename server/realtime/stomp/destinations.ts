import type { ErrorCode } from '#contract/errors.ts'
import { parseSend, parseSubscribe, type Send } from '#contract/ws/destinations.ts'

/** What to do with a destination: take it, refuse it (told on WS4), or end the connection because nothing begins like that (docs/wire.md "Connecting"). */
type Verdict<Accepted> =
  | { kind: 'accepted'; value: Accepted }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'violation' }

const KNOWN_PREFIX = /^\/(app|topic|queue|user)(\/|$)/
/** Where a client may send: the broker's own destinations are written by services alone. */
const APP_PREFIX = /^\/app(\/|$)/
const WILDCARD = /[*>?]|\/\//
/** Their own queues only: `/user/queue/…`. `/queue/…` and `/user/<somebody>/…` are other members'. */
const OTHERS = /^\/queue(\/|$)|^\/user\/(?!queue\/)/

export function judgeSubscribe(destination: string): Verdict<string> {
  if (!KNOWN_PREFIX.test(destination)) return { kind: 'violation' }
  if (parseSubscribe(destination)) return { kind: 'accepted', value: destination }
  const forbidden = APP_PREFIX.test(destination) || WILDCARD.test(destination) || OTHERS.test(destination)
  return { kind: 'refused', code: forbidden ? 'COMMON403' : 'COMMON404' }
}

export function judgeSend(destination: string): Verdict<Send> {
  if (!KNOWN_PREFIX.test(destination)) return { kind: 'violation' }
  const send = parseSend(destination)
  if (send) return { kind: 'accepted', value: send }
  const forbidden = !APP_PREFIX.test(destination) || WILDCARD.test(destination)
  return { kind: 'refused', code: forbidden ? 'COMMON403' : 'COMMON404' }
}

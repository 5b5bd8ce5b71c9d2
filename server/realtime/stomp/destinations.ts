import type { ErrorCode } from '#contract/errors.ts'
import { parseSend, parseSubscribe, type Send } from '#contract/ws/destinations.ts'

/**
 * What to do with a destination: accept it, refuse it (reported on WS4), or end the connection because the
 * prefix is unknown (docs/wire.md "Connecting").
 */
type Verdict<Accepted> =
  | { kind: 'accepted'; value: Accepted }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'violation' }

const KNOWN_PREFIX = /^\/(app|topic|queue|user)(\/|$)/
/** Clients may only send here; only services write to the broker's own destinations. */
const APP_PREFIX = /^\/app(\/|$)/
const WILDCARD = /[*>?]|\/\//
/** A client may use only its own `/user/queue/…`; `/queue/…` and `/user/<somebody>/…` belong to others. */
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

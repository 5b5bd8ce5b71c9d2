import { HEARTBEAT_MS } from '#contract/limits.ts'
import type { StompVersion } from './headers.ts'

/** Newest first. */
const VERSIONS: readonly StompVersion[] = ['1.2', '1.1', '1.0']

/** The newest common version, or null. A client without `accept-version` speaks 1.0. */
export function negotiateVersion(acceptVersion: string | undefined): StompVersion | null {
  if (acceptVersion === undefined) return '1.0'
  const offered = new Set(acceptVersion.split(',').map((version) => version.trim()))
  return VERSIONS.find((version) => offered.has(version)) ?? null
}

/** Intervals in ms; 0 means never. */
export interface HeartBeats {
  /** The server sends something at least this often. */
  sendEveryMs: number
  /** The server expects something at least this often. */
  expectEveryMs: number
}

/**
 * Client: `heart-beat: <can send every>,<wants every>`. The server offers 4000,4000; the larger interval
 * counts, and 0 switches that direction off.
 */
export function negotiateHeartBeats(heartBeat: string | undefined): HeartBeats {
  const match = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(heartBeat ?? '0,0')
  const slower = (theirs: number) => (theirs === 0 ? 0 : Math.max(HEARTBEAT_MS, theirs))
  return { sendEveryMs: slower(Number(match?.[2] ?? 0)), expectEveryMs: slower(Number(match?.[1] ?? 0)) }
}

/** The token of `Authorization: Bearer <token>`, or of a bare token (docs/wire.md "Connecting"). */
export function readToken(header: string | undefined): string | null {
  const token = (header ?? '').trim().replace(/^Bearer(\s+|$)/i, '')
  return token === '' ? null : token
}

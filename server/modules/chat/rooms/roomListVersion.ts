import type { StoreMoment } from './storeMoment.ts'

/**
 * Ages of transaction ids have 32 bits with a sign. A version that is older than half of that is refused long
 * before ids could be mistaken.
 */
const AGE_MAX = 2 ** 30

/** A version of CH1: what a read saw of the store, and its time. */
export interface RoomListVersion {
  startedAt: string
  oldestRunning: number
  /** ISO 8601 */
  at: string
  /** Whether the transaction ids of this version still say what has changed. */
  holdsAt: (moment: StoreMoment) => boolean
}

export const versionAt = ({ startedAt, oldestRunning }: StoreMoment, at: string): string =>
  `${startedAt}.${oldestRunning}.${Date.parse(at)}`

const VERSION = /^(\d{1,20})\.(\d{1,15})\.(\d{1,15})$/

/** Null: not a version. */
export function parseVersion(text: string): RoomListVersion | null {
  const [, startedAt, oldest, ms] = VERSION.exec(text) ?? []
  if (startedAt === undefined) return null
  const [oldestRunning, at] = [Number(oldest), new Date(Number(ms))]
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9_999) return null
  return {
    startedAt,
    oldestRunning,
    at: at.toISOString(),
    holdsAt: (moment) =>
      moment.startedAt === startedAt && oldestRunning <= moment.next && moment.next - oldestRunning < AGE_MAX,
  }
}

/** The lower 32 bits, as rows have them. */
export const sinceOf = ({ oldestRunning }: RoomListVersion): number => oldestRunning % 2 ** 32

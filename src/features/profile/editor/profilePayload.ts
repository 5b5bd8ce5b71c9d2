import type { InputOf } from '#contract/call.ts'
import type { changeProfile } from '#contract/http/profile/profile.ts'

export type ProfileChange = InputOf<typeof changeProfile>

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

const isComplete = (entry: unknown) => {
  const { sessionType, level } = (entry ?? {}) as { sessionType?: unknown; level?: unknown }
  return !isEmpty(sessionType) && !isEmpty(level)
}

/**
 * The body of PR2 without empty strings, nulls, empty lists, and sessions without type or level
 * (docs/product/profile.md "Profile change"). Only what the member has `emptied` is sent empty, which clears
 * it.
 */
export function payloadOf(
  change: ProfileChange,
  emptied: readonly (keyof ProfileChange)[] = [],
): ProfileChange {
  const sessions = change.availableSessions?.filter(isComplete)
  const complete = { ...change, availableSessions: sessions }
  return Object.fromEntries(
    Object.entries(complete).filter(
      ([field, value]) => !isEmpty(value) || emptied.some((name) => name === field),
    ),
  )
}

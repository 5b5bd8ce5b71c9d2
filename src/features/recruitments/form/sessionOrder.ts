import { BAND_SESSION_TYPES, type BandSessionType } from '#contract/sessions.ts'

/** As they are offered to bands: the two with keys side by side. */
export const SESSIONS_IN_ORDER: readonly BandSessionType[] = BAND_SESSION_TYPES.flatMap((session) => {
  if (session === 'piano') return []
  return session === 'keyboard' ? [session, 'piano'] : [session]
})

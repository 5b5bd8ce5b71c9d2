/**
 * The version of each text that a member agrees to: the day in Seoul from which it holds (P23). A new day
 * asks every member again. The texts are in `src/features/settings/documents/`.
 */
export const DOCUMENT_VERSIONS = { terms: '2025-07-01', privacy: '2026-11-27' } as const

/** The version of each document that the server keeps; that of AGE is the age (`AGE_MIN_YEARS`). */
export const CONSENTS_IN_FORCE = {
  TERMS: DOCUMENT_VERSIONS.terms,
  PRIVACY: DOCUMENT_VERSIONS.privacy,
  AGE: '14',
} as const

/** What A8 and CO2 take: the versions in force, and being old enough. */
export const ALL_CONSENTS = { ...DOCUMENT_VERSIONS, isFourteen: true } as const

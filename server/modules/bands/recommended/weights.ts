/**
 * What speaks for a band, in points. They are whole numbers, so that sums are the same in whatever order a store adds them up.
 * docs/bands.md says why each is as large as it is.
 */

/** An artist or a track that both have and no other band lists; the more bands list it, the less (docs/bands.md). */
export const SHARED_ITEM = 100
/** Of artists, and of tracks: beyond, one more says little. */
export const SHARED_ITEMS_MAX = 400

/** The band wants what the member plays; of several the one played best counts. */
export const WANTED_SESSION = { EXPERT: 300, INTERMEDIATE: 250, BEGINNER: 180 } as const

export const SAME_REGION = 120
export const NEIGHBOURING_REGION = 50
/** The band meets anywhere. */
export const ANY_REGION = 40

export const SHARED_GENRE = 40
export const SHARED_GENRES_MAX = 120

/** With the manager: a band says none of its own. */
export const SHARED_KEYWORD = 20
export const SHARED_KEYWORDS_MAX = 60

/** Of age and of gender each: it takes more than a session and a region to make up for one. */
export const UNMET_CONDITION = -500

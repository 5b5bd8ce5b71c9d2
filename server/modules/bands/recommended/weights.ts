/**
 * The weights of the ranking, in points. They are integers, so that sums do not depend on the order of
 * addition. docs/bands.md explains each value.
 */

/**
 * A shared artist or track that no other band lists; the more bands list it, the fewer points
 * (docs/bands.md).
 */
export const SHARED_ITEM = 100
/** The maximum for artists, and for tracks: beyond it, one more means little. */
export const SHARED_ITEMS_MAX = 400

/** The band recruits a session that the member plays; with several, the best level counts. */
export const WANTED_SESSION = { EXPERT: 300, INTERMEDIATE: 250, BEGINNER: 180 } as const

export const SAME_REGION = 120
export const NEIGHBOURING_REGION = 50
/** The band meets anywhere. */
export const ANY_REGION = 40

export const SHARED_GENRE = 40
export const SHARED_GENRES_MAX = 120

/** Shared with the manager: bands have no keywords. */
export const SHARED_KEYWORD = 20
export const SHARED_KEYWORDS_MAX = 60

/** For age and for gender each: more than a session and a region can make up for. */
export const UNMET_CONDITION = -500

import { IMAGE_MAX_BYTES, JSON_BODY_MAX_BYTES, MEDIA_MAX_BYTES } from '#contract/limits.ts'

// What one node takes of multipart bodies at the same time (docs/operations.md "Limits").

/** Allowance for boundaries, part headers and file names. */
const AROUND_PARTS_MAX_BYTES = 64 * 1024

/** A body without its files. */
export const FIELDS_MAX_BYTES = JSON_BODY_MAX_BYTES + AROUND_PARTS_MAX_BYTES

/** The largest body of somebody without a valid token (S7): one picture and the answers. */
export const STRANGER_BODY_MAX_BYTES = IMAGE_MAX_BYTES + FIELDS_MAX_BYTES

interface Budget {
  /** Bodies at the same time. */
  atOnce: number
  /** Declared bytes of these bodies; a body without a declared length counts as the largest allowed. */
  bytes: number
}

/** A form without a file counts too. No more than two of the largest bodies fit into the bytes. */
export const PER_MEMBER: Budget = { atOnce: 12, bytes: 2 * (MEDIA_MAX_BYTES + STRANGER_BODY_MAX_BYTES) }
/** One picture, and one more from somebody behind the same address. */
export const PER_STRANGER_ADDRESS: Budget = { atOnce: 2, bytes: 2 * STRANGER_BODY_MAX_BYTES }
/**
 * The app always sends a token, so hardly anybody needs this. Slow senders are cut after half a minute
 * (`slowBodies.ts`) and cannot keep it for long.
 */
export const ALL_STRANGERS: Budget = { atOnce: 8, bytes: 4 * STRANGER_BODY_MAX_BYTES }
/** Free disk that a node may need: a gigabyte. Sixteen members may fill it. */
export const ALL_MEMBERS: Budget = { atOnce: 64, bytes: 1024 * 1024 * 1024 }

/**
 * Complete files that handlers hold in memory. Others wait for it on the disk. Twice the largest body, so
 * that one long recording does not stop all pictures.
 */
export const IN_MEMORY_BYTES = 2 * (MEDIA_MAX_BYTES + STRANGER_BODY_MAX_BYTES)

/** A picture takes about this long on a phone. */
export const RETRY_AFTER_SECONDS = 5

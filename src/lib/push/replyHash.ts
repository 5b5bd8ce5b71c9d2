/** The end of a room's address that puts the focus into the composer. */
export const REPLY_HASH = '#reply'

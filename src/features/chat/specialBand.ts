/** P15: band 49 opens group room 52 instead of its own page (product-2 sections 2 and 9). Sample data brings both. */
export const LOUNGE_ROOM_ID = 52

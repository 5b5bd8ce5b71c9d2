/**
 * P15 (docs/product.md "Special band"): band 49 is not a recruitment but a group open to everybody. Its card
 * opens group room 52 directly, and two members have it at the top of every list. The sample data contains
 * the band and the room.
 */
export const SPECIAL_BAND_ID = 49
export const LOUNGE_ROOM_ID = 52
const SPECIAL_MEMBER_IDS: readonly number[] = [36, 37]

export const isSpecialMember = (memberId: number | null): boolean =>
  memberId !== null && SPECIAL_MEMBER_IDS.includes(memberId)

/**
 * P15 (docs/product.md "Special band"): band 49 is no recruitment but the group that is open to everybody. Its card opens group room 52
 * at once, and two members have it on top of every list. Sample data brings the band and the room.
 */
export const SPECIAL_BAND_ID = 49
export const LOUNGE_ROOM_ID = 52
const SPECIAL_MEMBER_IDS: readonly number[] = [36, 37]

export const isSpecialMember = (memberId: number | null): boolean =>
  memberId !== null && SPECIAL_MEMBER_IDS.includes(memberId)

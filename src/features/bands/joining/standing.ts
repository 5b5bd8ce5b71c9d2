import type { BandStatus } from '#contract/http/bands/bands.ts'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { paths } from '#src/lib/paths.ts'
import { SPECIAL_BAND_ID } from '#src/lib/specialBand.ts'

/** How a member stands to a band: what JOIN says, and where it leads instead of asking. */
export type Standing =
  | { at: 'open' }
  | { at: 'own'; to: string }
  /** The application is pending or has passed. After a refusal a member may apply again (B8). */
  | { at: 'applied'; to: string }
  /** The band no longer recruits. */
  | { at: 'closed' }

/** docs/product/bands.md "Applying". */
export const STANDING_WORD: Readonly<Record<Standing['at'], string>> = {
  open: 'JOIN',
  own: '내 밴드',
  applied: '참여 중',
  closed: '모집완료',
}

/** A band as a place with JOIN knows it. */
export interface Asked {
  /** Null: a sample band, which leads to the demo. */
  bandId: number | null
  /** Absent: not known, as on the card of a recommended band. */
  status?: BandStatus | undefined
}

/** `rooms`: the answer of CH1; undefined while it is not loaded. */
export function standingOf({ bandId, status }: Asked, rooms: readonly RoomInfo[] | undefined): Standing {
  if (bandId === null || bandId === SPECIAL_BAND_ID) return { at: 'open' }
  for (const room of rooms ?? []) {
    if (room.roomType === 'BAND-MANAGER' && room.bandId === bandId)
      return { at: 'own', to: paths.bandRecruit(bandId) }
    if (room.roomType === 'BAND-APPLICANT' && room.bandId === bandId && room.passFail !== 'FAIL')
      return { at: 'applied', to: paths.bandRoom(room.roomId) }
  }
  return { at: status === undefined || status === 'RECRUITING' ? 'open' : 'closed' }
}

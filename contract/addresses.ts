/**
 * The paths of the calls that a screen makes first. The entry script sends these calls while the app is still
 * loading, so this file must not import schemas. The calls take their `path` from here.
 */
export const ADDRESSES = {
  /** B2. */
  listRecommendedBands: '/api/bands/recommended',
  /** CH1. */
  listRooms: '/api/chat/rooms',
  /** CH4. */
  listMessages: '/api/chat/rooms/:roomId/messages',
  /** PR1. */
  readProfile: '/api/profile',
  /** PR4. */
  readMemberProfile: '/api/member/:memberId/profile',
  /** PR5. */
  listMemberTracks: '/api/member/:memberId/profile/saved-tracks',
} as const

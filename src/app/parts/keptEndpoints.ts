import { array } from 'valibot'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { ROOMS_KEPT } from '#src/offline/keptLimits.ts'
import type { KeptEndpoint } from '#src/offline/keptQueries.ts'
import { selectIsConnected, type WithRealtime } from '#src/realtime/realtimeSlice.ts'

/** The endpoints whose answers a device keeps (docs/phone.md), by their names. */
export const KEPT_ENDPOINTS: Readonly<Record<string, KeptEndpoint>> = {
  listRooms: {
    schema: async () => array((await import('#contract/http/chat/rooms.ts')).RoomInfo),
    trim: (rooms: RoomInfo[]) => rooms.slice(0, ROOMS_KEPT),
    // before the chat has joined the store there is no socket
    isLive: (state: Partial<WithRealtime>) => 'realtime' in state && selectIsConnected(state as WithRealtime),
  },
  // a group folds what blocked members write, also without a line
  listBlockedMembers: {
    schema: async () => (await import('#contract/http/safety/blocks.ts')).listBlockedMembers.answer,
  },
  findRecommended: {
    schema: async () => (await import('#src/features/bands/recommended/keptBands.ts')).keptCards,
  },
  readBandDetail: {
    schema: async () => (await import('#contract/http/bands/bands.ts')).readBandDetail.answer,
  },
  listBookmarks: {
    schema: async () => (await import('#contract/http/bands/bookmarks.ts')).listBookmarks.answer,
  },
  readProfile: {
    schema: async () => (await import('#contract/http/profile/profile.ts')).readProfile.answer,
  },
  listItems: {
    schema: async () => (await import('#src/features/archive/keptArchive.ts')).keptPages,
  },
  listFolders: {
    schema: async () => (await import('#contract/http/archive/folders.ts')).listTrackFolders.answer,
  },
}

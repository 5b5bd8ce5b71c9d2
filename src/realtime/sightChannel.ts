import { SIGHT } from '#contract/ws/destinations.ts'
import type { SightBody } from '#contract/ws/frames.ts'
import type { Channel } from './channel.ts'
import { connectionChanged, pageSightChanged, selectIsLive, type WithRealtime } from './realtimeSlice.ts'

/**
 * WS12. Tells the server whether this page is in sight: when it changes, and on every new connection, because
 * a new session counts as out of sight.
 */
export const sightChannel: Channel<WithRealtime> = {
  wants: () => [],
  send(action, state) {
    const isNews =
      pageSightChanged.match(action) ||
      // nothing to say of a page that is out of sight, as every new session is
      (connectionChanged.match(action) && state.realtime.inSight)
    if (!isNews || !selectIsLive(state)) return null
    const body: SightBody = { inSight: state.realtime.inSight }
    return { destination: SIGHT, body: JSON.stringify(body), contentType: 'application/json' }
  },
}

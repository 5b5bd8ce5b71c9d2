import { typingIn } from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'
import { typingTold } from './typingSlice.ts'

/** WS10. The others' typing events arrive on the room's own destination (WS1, WS2). */
export const typingChannel: Channel<unknown> = {
  wants: () => [],
  send: (action) =>
    typingTold.match(action)
      ? { destination: typingIn(action.payload.roomId), body: '', contentType: 'text/plain' }
      : null,
}

import { groupLastRead, groupSend, groupTopic } from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'
import { type JoinedState, selectJoinedRooms } from './joinedRooms.ts'
import { fileOf, readMarkFrame, sendFrame } from './roomFrames.ts'

/** WS1, WS5 and WS8: group rooms. */
export const groupChannel: Channel<JoinedState> = {
  wants: (state) => selectJoinedRooms(state, 'GROUP').map(groupTopic),
  send: (action, state) =>
    sendFrame(action, state, 'GROUP', ({ roomId, content, clientMessageId, attachment }) => ({
      destination: groupSend(roomId),
      body: { content, roomType: 'GROUP', roomId, clientMessageId, ...fileOf(attachment) },
    })) ?? readMarkFrame(action, state, 'GROUP', groupLastRead),
}

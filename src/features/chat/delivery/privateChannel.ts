import { privateLastRead, privateSend, roomQueue } from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'
import type { WithChatApi } from '../chatApi.ts'
import { selectOther } from '../timeline/otherMember.ts'
import { type JoinedState, selectJoinedRooms } from './joinedRooms.ts'
import { fileOf, readMarkFrame, sendFrame } from './roomFrames.ts'

/** WS2, WS6 and WS7: private rooms. */
export const privateChannel: Channel<JoinedState & WithChatApi> = {
  wants: (state) => selectJoinedRooms(state, 'PRIVATE').map(roomQueue),
  send: (action, state) =>
    sendFrame(
      action,
      state,
      'PRIVATE',
      ({ roomId, receiverId, roomType, content, clientMessageId, attachment }) => {
        const other = selectOther(state, roomId)
        return {
          destination: privateSend(roomId),
          body: {
            content,
            // an application room must send its own type, or it is refused with CHAT4002
            roomType: roomType ?? other?.roomType ?? 'PRIVATE',
            receiverId: receiverId ?? other?.receiverId ?? null,
            roomId,
            clientMessageId,
            ...fileOf(attachment),
          },
        }
      },
    ) ?? readMarkFrame(action, state, 'PRIVATE', privateLastRead),
}

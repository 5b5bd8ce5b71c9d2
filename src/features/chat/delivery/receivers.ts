import { connectionChanged, selectIsLive, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { chatApi, type WithChatApi } from '../chatApi.ts'
import type { StartListening } from '../chatListening.ts'
import { selectIsOtherAwaited, selectOther } from '../timeline/otherMember.ts'
import { findRoom } from '../timeline/roomList.ts'
import type { OutboxEntry } from './outboxEntry.ts'
import type { OwnFailure } from './outboxFailures.ts'
import { messageRefused, messageRetried, selectOutbox, type WithOutbox } from './outboxSlice.ts'

type ReceiversState = WithOutbox & WithChatApi & WithRealtime

const NO_RECEIVER: OwnFailure = 'noReceiver'

/**
 * Looks after messages that were written before the other person of their private room was known. CH5 is
 * asked when CH1 does not list the room, also where no screen shows it any more; again on 다시 보내기, and
 * after a reconnect when it had failed without a network. Where there is nobody to send to, as after a block
 * (docs/product/safety.md), the messages fail: they would wait for ever.
 */
export function listenToReceivers(startListening: StartListening<ReceiversState>): void {
  startListening({
    predicate: (_action, after, before) => after !== before,
    effect: (action, { dispatch, getState }) => {
      const waiting = selectOutbox(getState()).filter(lacksReceiver)
      if (waiting.length === 0) return
      const isAnotherTry =
        messageRetried.match(action) || (connectionChanged.match(action) && selectIsLive(getState()))
      for (const roomId of new Set(waiting.map((entry) => entry.roomId)))
        if (shouldAsk(getState(), roomId, isAnotherTry))
          void dispatch(
            // an entry that was answered once and has failed since would not be asked for again otherwise
            chatApi.endpoints.enterRoom.initiate(roomId, { forceRefetch: true, subscribe: false }),
          )
      for (const { roomId, clientMessageId } of waiting)
        if (isNobody(getState(), roomId)) dispatch(messageRefused({ clientMessageId, code: NO_RECEIVER }))
    },
  })
}

const lacksReceiver = ({ kind, receiverId, failure }: OutboxEntry) =>
  kind === 'PRIVATE' && receiverId === null && failure === null

function shouldAsk(state: ReceiversState, roomId: number, isAnotherTry: boolean): boolean {
  const list = chatApi.endpoints.listRooms.select()(state)
  // CH1 may still name the other person
  if (list.data === undefined && !list.isError) return false
  if (findRoom(list.data ?? [], roomId)) return false
  const entry = chatApi.endpoints.enterRoom.select(roomId)(state)
  return entry.isUninitialized || (isAnotherTry && entry.isError)
}

const isNobody = (state: ReceiversState, roomId: number) =>
  selectOther(state, roomId) === null && !selectIsOtherAwaited(state, roomId)

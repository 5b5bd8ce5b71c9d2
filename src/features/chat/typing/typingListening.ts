import { isAnyOf } from '@reduxjs/toolkit'
import { TYPING_SHOWN_MS } from '#contract/limits.ts'
import { typingIn } from '#contract/ws/destinations.ts'
import type { Channel } from '#src/realtime/channel.ts'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import type { StartListening } from '../chatListening.ts'
import { chatStarted, memberChanged } from '../storage/memberStorage.ts'
import type { TypingSetting } from './typingSetting.ts'
import { selectTypists, typingForgotten, typingSwitched, typingTold, type WithTyping } from './typingSlice.ts'

/** WS10. The others' typing events arrive on the room's own destination (WS1, WS2). */
export const typingChannel: Channel<unknown> = {
  wants: () => [],
  send: (action) =>
    typingTold.match(action)
      ? { destination: typingIn(action.payload.roomId), body: '', contentType: 'text/plain' }
      : null,
}

/**
 * Removes typists after a timeout, and stores the switch on this device. Returns a function that stops
 * everything.
 */
export function listenToTyping(
  startListening: StartListening<WithTyping>,
  setting: TypingSetting,
): () => void {
  const due = new Map<string, ReturnType<typeof setTimeout>>()

  startListening({
    // the state ends with the session, but the device keeps the setting
    matcher: isAnyOf(chatStarted, memberChanged),
    effect: (_action, { dispatch }) => void dispatch(typingSwitched(setting.read())),
  })

  startListening({
    actionCreator: typingSwitched,
    effect: ({ payload: on }) => {
      if (on !== setting.read()) setting.keep(on)
    },
  })

  startListening({
    actionCreator: framesArrived,
    effect: ({ payload: events }, { dispatch, getState }) => {
      for (const event of events) {
        if (event.type !== 'TYPING') continue
        const { roomId, memberId } = event.data
        const key = `${roomId} ${memberId}`
        clearTimeout(due.get(key))
        const forget = () => {
          due.delete(key)
          if (selectTypists(getState(), roomId).some((typist) => typist.memberId === memberId))
            dispatch(typingForgotten({ roomId, memberId }))
        }
        due.set(key, setTimeout(forget, TYPING_SHOWN_MS))
      }
    },
  })

  return () => {
    for (const timer of due.values()) clearTimeout(timer)
    due.clear()
  }
}

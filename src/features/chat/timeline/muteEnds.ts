import type { WithAuth } from '#src/auth/authSlice.ts'
import type { WithChatApi } from '../chatApi.ts'
import type { StartListening } from '../chatListening.ts'
import { changeRoomList, selectRoomList } from '../roomListCache.ts'
import { endMutes, nextMuteEnd } from './roomList.ts'

type MuteState = WithAuth & WithChatApi

/** Timers count at most 24 days; a mute may last a year. */
const LOOKS_AGAIN_MS = 24 * 60 * 60 * 1_000

/**
 * Ends mutes in the cached room list when their time comes, so that everybody else only asks whether a room
 * is muted. Returns a function that stops it.
 */
export function listenToMutes(startListening: StartListening<MuteState>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  startListening({
    predicate: (_action, state, before) => selectRoomList(state) !== selectRoomList(before),
    effect: (_action, { getState, dispatch }) => {
      const waitForNext = () => {
        clearTimeout(timer)
        const end = nextMuteEnd(selectRoomList(getState()) ?? [])
        if (end === null) return
        timer = setTimeout(
          () => {
            // a list that changes by this comes back to the predicate
            if (Date.now() < end) waitForNext()
            else dispatch(changeRoomList((rooms) => endMutes(rooms, Date.now())))
          },
          Math.min(Math.max(0, end - Date.now()), LOOKS_AGAIN_MS),
        )
      }
      waitForNext()
    },
  })

  return () => clearTimeout(timer)
}

import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { RoomMute } from '#contract/http/chat/mutes.ts'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { asApiError } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { isRowMuted, roomsBehind } from '../../timeline/roomList.ts'
import { keyOf, targetOf } from '../rooms.ts'
import { usePinRoomMutation, useUnpinRoomMutation } from './pinsApi.ts'
import { useMute } from './useMute.ts'

const PIN_TEXT = {
  pinned: '채팅방을 고정했습니다.',
  unpinned: '고정을 해제했습니다.',
  pinFailed: '채팅방을 고정하지 못했습니다. 다시 시도해 주세요.',
  unpinFailed: '고정을 해제하지 못했습니다. 다시 시도해 주세요.',
}

const idsBehind = (room: RoomInfo) => roomsBehind(room).map(({ roomId }) => roomId)

/** State and actions of the row menu and the leave dialog. The menu closes when its room disappears. */
export function useRoomMenu(rooms: readonly RoomInfo[]) {
  const dispatch = useDispatch()
  const [menuKey, setMenuKey] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<number | null>(null)
  const [muting, setMuting] = useState<RoomInfo | null>(null)
  const { mute, unmute } = useMute()
  const [pin] = usePinRoomMutation()
  const [unpin] = useUnpinRoomMutation()

  async function togglePin(room: RoomInfo) {
    const isPinned = room.pinnedAt !== null
    const { error } = await (isPinned ? unpin : pin)(targetOf(room))
    if (!error) {
      dispatch(toastShown({ text: isPinned ? PIN_TEXT.unpinned : PIN_TEXT.pinned, tone: 'ok' }))
      return
    }
    // docs/product/chat.md "Room list": only logged, but a toast explains why the row moved back
    logProblem(isPinned ? 'a room could not be unpinned' : 'a room could not be pinned', error)
    const fallback = isPinned ? PIN_TEXT.unpinFailed : PIN_TEXT.pinFailed
    dispatch(toastShown({ text: failureText(asApiError(error), fallback), tone: 'error' }))
  }

  return {
    openMenu: setMenuKey,
    closeMenu: useCallback(() => setMenuKey(null), []),
    room: menuKey === null ? null : (rooms.find((each) => keyOf(each) === menuKey) ?? null),
    togglePin: (room: RoomInfo) => void togglePin(room),
    /** Asks for how long, unless the room is muted: then it ends that. */
    switchMute: (room: RoomInfo) => {
      if (isRowMuted(room)) unmute(idsBehind(room))
      else setMuting(room)
    },
    /** The row that the sheet asks about. */
    muting,
    mute: (room: RoomInfo, how: RoomMute) => mute(idsBehind(room), how),
    stayLoud: useCallback(() => setMuting(null), []),
    askToLeave: ({ roomId }: RoomInfo) => setLeaving(roomId),
    /** The id of the room that the leave dialog asks about. */
    leaving,
    stay: useCallback(() => setLeaving(null), []),
    left: () => {
      dispatch(toastShown({ text: '채팅방에서 나갔습니다.', tone: 'ok' }))
    },
  }
}

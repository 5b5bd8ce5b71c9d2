import { useCallback, useEffect } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import { isBlank } from '#contract/text.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import type { WithChatApi } from '../chatApi.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { NO_RECEIVER_TEXT } from '../delivery/outboxFailures.ts'
import { messageSubmitted } from '../delivery/outboxSlice.ts'
import { NOT_CONNECTED_TEXT } from '../delivery/submitWarnings.ts'
import { filesLater } from '../delivery/uploads/filesLater.ts'
import type { PickedFile } from '../delivery/uploads/pickedFile.ts'
import { selectIsOtherAwaited, selectOther } from '../timeline/otherMember.ts'
import type { RoomKind } from '../timeline/roomList.ts'
import { draftChanged, selectDraft, type WithDrafts } from './draftsSlice.ts'

/** The app's own text: the picked file is gone from the phone, or may not be read. */
export const UNREADABLE_TEXT = '파일을 읽지 못했습니다. 다시 골라 주세요.'

export interface Composer {
  /** The unsent text of this room; after a reload it arrives shortly after the first render. */
  draft: string
  /** Stores the text being typed. Cheap to call on every change. */
  keepDraft: (text: string) => void
  /**
   * Trims and sends; a text that shows nothing is ignored (`isBlank`). False if it was not taken, also for
   * such a text: it must stay in the field.
   */
  submit: (text: string) => boolean
  /** Sends a picture or a sound. False if it was not taken; a toast then shows why. */
  submitFile: (picked: PickedFile) => Promise<boolean>
}

export function useComposer(roomId: number, kind: RoomKind): Composer {
  const dispatch = useDispatch<ChatDispatch<WithAuth>>()
  const me = useSelector(selectMemberId)
  const other = useSelector(
    (state: WithChatApi) => (kind === 'PRIVATE' ? selectOther(state, roomId) : null),
    shallowEqual,
  )

  // loaded before a file is picked, because the connection may be gone by then
  useEffect(() => void filesLater.load().catch(() => {}), [])

  const isOtherAwaited = useSelector((state: WithChatApi) => selectIsOtherAwaited(state, roomId))

  /**
   * The address of the next message. Null when nobody is signed in, or when the receiver is unknown, which
   * also shows a toast.
   */
  const address = useCallback(() => {
    if (me === null) return null
    if (kind === 'PRIVATE' && other === null && !isOtherAwaited) {
      dispatch(toastShown({ text: NO_RECEIVER_TEXT, tone: 'error' }))
      return null
    }
    return { roomId, kind, receiverId: null, ...other, senderId: me }
  }, [dispatch, roomId, kind, other, isOtherAwaited, me])

  return {
    draft: useSelector((state: WithDrafts) => selectDraft(state, roomId)),
    keepDraft: useCallback((text) => void dispatch(draftChanged({ roomId, text })), [dispatch, roomId]),
    submit: useCallback(
      (text) => {
        const content = text.trim()
        const to = isBlank(content) ? null : address()
        if (to) dispatch(messageSubmitted({ ...to, content }))
        return to !== null
      },
      [dispatch, address],
    ),
    submitFile: useCallback(
      async (picked) => {
        const to = address()
        if (!to) return false
        const refuse = (text: string) => {
          dispatch(toastShown({ text, tone: 'error' }))
          return false
        }
        const delivery = await filesLater.load().catch(() => null)
        if (!delivery) return refuse(NOT_CONNECTED_TEXT)
        const { submitFile, outboxFiles } = delivery
        return dispatch(submitFile(outboxFiles, to, picked)).catch(() => refuse(UNREADABLE_TEXT))
      },
      [dispatch, address],
    ),
  }
}

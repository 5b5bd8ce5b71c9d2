import { useCallback } from 'react'
import { shallowEqual } from 'react-redux'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { selectOther, useChatDispatch, useChatSelector } from './chatState.ts'
import { draftChanged, selectDraft } from './draftsSlice.ts'
import { messageSubmitted } from './outboxSlice.ts'
import type { RoomKind } from './roomList.ts'

/** product-2 section 5. */
export const NO_RECEIVER_TEXT = '채팅방을 다시 선택해주세요.'

export interface Composer {
  /** What was typed here before and not sent; arrives a moment after the first render following a reload. */
  draft: string
  /** Keeps what is being typed. Cheap to call on every change. */
  keepDraft: (text: string) => void
  /** Trims and sends; an empty text is ignored. False: the text was not taken and must stay in the field. */
  submit: (text: string) => boolean
}

export function useComposer(roomId: number, kind: RoomKind): Composer {
  const dispatch = useChatDispatch()
  const me = useChatSelector(selectMemberId)
  const other = useChatSelector(
    (state) => (kind === 'PRIVATE' ? selectOther(state, roomId) : null),
    shallowEqual,
  )

  return {
    draft: useChatSelector((state) => selectDraft(state, roomId)),
    keepDraft: useCallback((text) => void dispatch(draftChanged({ roomId, text })), [dispatch, roomId]),
    submit: useCallback(
      (text) => {
        const content = text.trim()
        if (content === '' || me === null) return false
        if (kind === 'PRIVATE' && other === null) {
          dispatch(toastShown({ text: NO_RECEIVER_TEXT, tone: 'error' }))
          return false
        }
        dispatch(messageSubmitted({ roomId, kind, receiverId: null, ...other, senderId: me, content }))
        return true
      },
      [dispatch, roomId, kind, other, me],
    ),
  }
}

import { useCallback } from 'react'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { AttachComposer } from './attachments/AttachComposer.tsx'
import { useChatDispatch } from './chatState.ts'
import { NOT_READY_TEXT } from './notReady.ts'
import type { RoomKind } from './roomList.ts'
import { useComposer } from './useComposer.ts'

/** The field of one room. By itself, so that keeping a draft draws nothing else. */
export function RoomComposer({ roomId, kind }: { roomId: number; kind: RoomKind }) {
  const dispatch = useChatDispatch()
  const { draft, keepDraft, submit, submitFile } = useComposer(roomId, kind)
  /** P17: it is only logged, and we do not pretend that more happened. */
  const logSchedule = useCallback(() => {
    logProblem('schedule', { roomId })
    dispatch(toastShown({ text: NOT_READY_TEXT, tone: 'error' }))
  }, [dispatch, roomId])
  return (
    <AttachComposer
      draft={draft}
      onDraft={keepDraft}
      onSend={submit}
      onFile={submitFile}
      onSchedule={logSchedule}
    />
  )
}

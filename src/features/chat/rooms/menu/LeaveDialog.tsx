import { useDispatch } from 'react-redux'
import { useLeaveRoomMutation } from '#src/features/chat/chatApi.ts'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

interface LeaveDialogProps {
  roomId: number
  open: boolean
  onClose: () => void
  /** Called once the member has left and the dialog's history entry is gone: navigation is safe then. */
  onLeft: () => void
}

/** Leaves a room for good (CH7). */
export function LeaveDialog({ roomId, open, onClose, onLeft }: LeaveDialogProps) {
  const dispatch = useDispatch()
  const [leave, { isLoading }] = useLeaveRoomMutation()

  async function handleLeave() {
    const { error } = await leave(roomId)
    onClose()
    if (error) {
      // docs/product/chat.md "Joining and leaving": only logged, but a toast shows that the member is still
      // in the room
      logProblem('a room could not be left', error)
      dispatch(toastShown({ text: '채팅방에서 나가지 못했습니다. 다시 시도해 주세요.', tone: 'error' }))
      return
    }
    await overlayEntryGone()
    onLeft()
  }

  return (
    <LeaveQuestion open={open} onClose={onClose} isLeaving={isLoading} onLeave={() => void handleLeave()} />
  )
}

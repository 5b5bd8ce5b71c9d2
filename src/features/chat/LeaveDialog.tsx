import { useNavigate } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { overlayEntryGone } from '#src/ui/useBackToClose.ts'
import { useLeaveRoomMutation } from './chatApi.ts'
import { useChatDispatch } from './chatState.ts'

interface LeaveDialogProps {
  roomId: number
  open: boolean
  onClose: () => void
}

/** Leaves a group, or the room of an application, for good (CH7) and goes home, in the place of the conversation: back must not enter, and so join, it again. */
export function LeaveDialog({ roomId, open, onClose }: LeaveDialogProps) {
  const navigate = useNavigate()
  const dispatch = useChatDispatch()
  const [leave, { isLoading }] = useLeaveRoomMutation()

  async function handleLeave() {
    const { error } = await leave(roomId)
    onClose()
    if (error) {
      dispatch(toastShown({ text: '채팅방에서 나가지 못했습니다. 다시 시도해 주세요.', tone: 'error' }))
      return
    }
    await overlayEntryGone()
    await navigate(paths.home(), { replace: true })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="채팅방에서 나가시겠습니까?"
      actions={
        <>
          <Button onClick={onClose}>아니요</Button>
          <Button kind="red" loading={isLoading} onClick={() => void handleLeave()}>
            예
          </Button>
        </>
      }
    />
  )
}

import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useWithdrawRequest } from './useWithdrawRequest.ts'

interface WithdrawRequestDialogProps {
  open: boolean
  onClose: () => void
  /** Null while closed. */
  request: { friendRequestId: number; nickname: string } | null
  /** Called after an attempt, successful or not: the element with the focus may be gone. */
  onTried?: () => void
}

/** Asks for confirmation, and takes the request back. */
export function WithdrawRequestDialog({ open, onClose, request, onTried }: WithdrawRequestDialogProps) {
  const { withdraw, isWithdrawing } = useWithdrawRequest()
  if (!request) return null
  const { friendRequestId, nickname } = request
  async function handleWithdraw() {
    await withdraw(friendRequestId)
    onClose()
    onTried?.()
  }
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!isWithdrawing) onClose()
      }}
      title="친구 신청을 취소할까요?"
      text={`${nickname}님에게 보낸 신청이 사라져요. 나중에 다시 보낼 수 있어요.`}
      actions={
        <>
          <Button disabled={isWithdrawing} onClick={onClose}>
            닫기
          </Button>
          <Button kind="red" loading={isWithdrawing} onClick={() => void handleWithdraw()}>
            신청 취소
          </Button>
        </>
      }
    />
  )
}

import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { type BlockTarget, useBlock } from './useBlock.ts'

export interface BlockDialogProps {
  open: boolean
  /** Closes the dialog without a block, and after one. */
  onClose: () => void
  /** Null while closed. */
  member: BlockTarget | null
  /** Called after the block, when the dialog is gone: the screen about the member is left. */
  onBlocked?: (() => void) | undefined
}

/** Asks before a block. After a failure it stays, for another try. */
export function BlockDialog({ open, onClose, member, onBlocked }: BlockDialogProps) {
  const { block, isBlocking } = useBlock()
  if (!member) return null

  async function handleBlock(target: BlockTarget) {
    if (isBlocking || !(await block(target))) return
    onClose()
    await overlayEntryGone()
    onBlocked?.()
  }

  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!isBlocking) onClose()
      }}
      title={`${member.nickname}님을 차단할까요?`}
      text={
        <>
          서로 채팅과 프로필이 보이지 않아요.
          <br />
          차단을 풀어도 상대에게 알리지 않아요.
        </>
      }
      actions={
        <>
          <Button disabled={isBlocking} onClick={onClose}>
            취소
          </Button>
          <Button kind="red" loading={isBlocking} onClick={() => void handleBlock(member)}>
            차단하기
          </Button>
        </>
      }
    />
  )
}

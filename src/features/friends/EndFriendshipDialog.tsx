import type { Friend } from '#contract/http/friends/friends.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useEndFriendship } from './useEndFriendship.ts'

interface EndFriendshipDialogProps {
  open: boolean
  onClose: () => void
  /** Null while closed. */
  friend: Friend | null
  /** Called after an attempt, successful or not: the row with the focus may be gone. */
  onTried: () => void
}

/** Asks for confirmation, and ends the friendship. */
export function EndFriendshipDialog({ open, onClose, friend, onTried }: EndFriendshipDialogProps) {
  const { end, isEnding } = useEndFriendship()
  if (!friend) return null
  const { friendId, nickname } = friend
  async function handleEnd() {
    await end(friendId)
    onClose()
    onTried()
  }
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!isEnding) onClose()
      }}
      title={`${nickname}님과 친구를 끊을까요?`}
      text="서로의 친구 목록에서 사라져요. 채팅방과 나눈 대화는 그대로 남아요."
      actions={
        <>
          <Button disabled={isEnding} onClick={onClose}>
            취소
          </Button>
          <Button kind="red" loading={isEnding} onClick={() => void handleEnd()}>
            친구 끊기
          </Button>
        </>
      }
    />
  )
}

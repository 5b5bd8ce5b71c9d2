import { useStartChat } from '#src/features/chat/public.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'

/** A friend request was accepted: nothing is to be answered, and friends may chat. */
export function NewFriendDock({ memberId }: { memberId: number }) {
  const { startChat, startingWith } = useStartChat()
  return (
    <Dock data-tabbed>
      <Button kind="red" block loading={startingWith === memberId} onClick={() => void startChat(memberId)}>
        1:1 채팅
      </Button>
    </Dock>
  )
}

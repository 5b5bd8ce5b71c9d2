import { useSearchParams } from 'react-router-dom'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import { NO_RECEIVER_TEXT } from '../delivery/outboxFailures.ts'
import type { ChatListProps } from '../rooms/ChatList.tsx'
import { Conversation } from './Conversation.tsx'
import { isBandRoom, readRoom } from './roomParams.ts'

/** Not part of a conversation's first load. */
const ChatList = loadedWhenShown(
  () => import('../rooms/ChatList.tsx').then((part) => part.ChatList),
  ({ onBack }: ChatListProps) => (
    <>
      <AppHeader title="채팅" onBack={onBack} />
      <SkeletonRows count={8} thumb="circle" />
    </>
  ),
)

/** `/home/private-chat`: the private rooms, or one of them; application rooms are not in this list. */
export default function PrivateChatPage() {
  const [params] = useSearchParams()
  const toList = useGoBack(paths.privateChat())
  const toHome = useGoBack(paths.home())
  const asked = readRoom(params)
  if (asked.kind === 'room') {
    const onBack = isBandRoom(params.get('roomType')) ? toHome : toList
    return <Conversation key={asked.roomId} roomId={asked.roomId} kind="PRIVATE" onBack={onBack} />
  }
  return <ChatList onBack={toHome} notice={asked.kind === 'bad' ? NO_RECEIVER_TEXT : undefined} />
}

import { useCallback, useMemo } from 'react'
import { useDispatch } from 'react-redux'
import type { ReportTarget } from '#src/features/safety/public.ts'
import { copyText } from '#src/lib/page/clipboard.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { ConversationFiles } from '../attachments/ConversationFiles.tsx'
import { messageDiscarded, messageRetried } from '../delivery/outboxSlice.ts'
import { MessageList } from '../list/MessageList.tsx'
import type { RowActions } from '../list/MessageListRow.tsx'
import { usePast } from '../past/usePast.ts'
import type { MessageRow } from '../rows/chatRows.ts'
import { messagesSeen } from '../timeline/timelineSlice.ts'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { useKeptPlaceReached } from './keptPlaceReached.ts'
import { useFoldedRows } from './useFoldedRows.ts'
import type { Room } from './useRoom.ts'
import { useRoomRows } from './useRoomRows.ts'

interface ConversationMessagesProps {
  roomId: number
  room: Room
  onMember: RowActions['openMember']
  onDay: RowActions['openDay']
  onReport: (target: ReportTarget) => void
}

/** The messages of a room, or the loading or empty state. */
export function ConversationMessages({ roomId, room, onMember, onDay, onReport }: ConversationMessagesProps) {
  const dispatch = useDispatch()
  const placeKey = `room-${roomId}`
  const all = useRoomRows(roomId, room.people)
  const { rows, isAwaited, onFold } = useFoldedRows(all, room.roomType === 'GROUP')
  const reached = useKeptPlaceReached(placeKey, roomId, all, room)
  const { jumps, opening, leftAt, past } = usePast(roomId)
  const pictures = useMemo(
    () => new Map(room.people.map(({ memberId, profileImageUrl }) => [memberId, profileImageUrl])),
    [room.people],
  )
  const onRetry = useCallback(
    (clientMessageId: string) => void dispatch(messageRetried({ clientMessageId })),
    [dispatch],
  )
  const onDiscard = useCallback(
    (clientMessageId: string) => void dispatch(messageDiscarded({ clientMessageId })),
    [dispatch],
  )
  async function copy(text: string) {
    const copied = await copyText(text)
    dispatch(
      copied
        ? toastShown({ text: '복사했습니다.', tone: 'ok' })
        : toastShown({ text: '복사하지 못했습니다.', tone: 'error' }),
    )
  }

  if (!reached || isAwaited) return <ConversationSkeleton />
  if (rows.length === 0) {
    return <EmptyState art="stage" title="아직 나눈 메시지가 없어요" help="먼저 인사를 건네 보세요." />
  }
  return (
    <ConversationFiles roomId={roomId} rows={rows}>
      <MessageList
        key={jumps}
        rows={rows}
        placeKey={placeKey}
        older={past?.older ?? (room.loadingOlder ? 'loading' : room.olderFailed ? 'failed' : 'idle')}
        hasOlder={past?.hasOlder ?? room.hasOlder}
        onOlder={past?.onOlder ?? room.loadOlder}
        past={past}
        opening={opening}
        leftAt={leftAt}
        onSeen={(messageId) => void dispatch(messagesSeen({ roomId, messageId }))}
        pictures={pictures}
        onRetry={onRetry}
        onDiscard={onDiscard}
        onCopy={(text) => void copy(text)}
        onMember={onMember}
        onFold={onFold}
        onDay={onDay}
        onReport={(row) => onReport(targetOf(row))}
      />
    </ConversationFiles>
  )
}

/** 0: the sender has been deleted, so there is nobody to block. */
const targetOf = ({ messageId, senderId, senderName }: MessageRow): ReportTarget => ({
  kind: 'MESSAGE',
  targetId: messageId,
  name: senderName,
  memberId: senderId || null,
})

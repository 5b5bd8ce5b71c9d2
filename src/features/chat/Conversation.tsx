import styled from '@emotion/styled'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { MemberInfo } from '#contract/http/chat.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { copyText } from '#src/lib/clipboard.ts'
import { useVisibleViewport } from '#src/lib/viewport.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { useChatDispatch, useChatSelector } from './chatState.ts'
import { Composer } from './Composer.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { ConversationSkeleton } from './ConversationSkeleton.tsx'
import { useKeptPlaceReached } from './keptPlaceReached.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { blockMember, reportMember } from './memberSafety.ts'
import { MessageList } from './MessageList.tsx'
import { messageDiscarded, messageRetried } from './outboxSlice.ts'
import { PeopleSheet } from './PeopleSheet.tsx'
import type { RoomKind } from './roomList.ts'
import { messagesSeen } from './timelineSlice.ts'
import { useComposer } from './useComposer.ts'
import { ENTRY_FAILED_TEXT, type Room, useRoom } from './useRoom.ts'

interface ConversationProps {
  roomId: number
  kind: RoomKind
  onBack: () => void
}

/** One room, of two or of many. Mount one per room: `key={roomId}`. */
export function Conversation({ roomId, kind, onBack }: ConversationProps) {
  const dispatch = useChatDispatch()
  const me = useChatSelector(selectMemberId)
  const room = useRoom(roomId, kind)
  const composer = useComposer(roomId, kind)
  const frame = useRef<HTMLDivElement>(null)
  const [leaving, setLeaving] = useState(false)
  const [shownPeople, setShownPeople] = useState<'all' | number | null>(null)
  useVisibleViewport(frame)

  const isGroup = kind === 'GROUP'
  const person = isGroup ? null : (room.people[0] ?? null)
  const target = { roomId, memberId: person?.memberId ?? null }
  const notYet = () => dispatch(toastShown({ text: '아직 준비 중인 기능입니다.', tone: 'error' }))

  return (
    <Frame ref={frame}>
      <ConversationHeader
        title={room.title}
        person={person}
        peopleCount={isGroup && !room.loading ? room.people.length + 1 : null}
        onBack={onBack}
        onPeople={() => setShownPeople('all')}
        onReport={() => {
          reportMember(target)
          notYet()
        }}
        onBlock={() => {
          blockMember(target)
          notYet()
        }}
        onLeave={isGroup ? () => setLeaving(true) : null}
      />
      <ConnectionBanner />
      {room.failed !== null ? (
        <ErrorState
          title={room.failed}
          action={
            room.failed === ENTRY_FAILED_TEXT ? (
              <Button onClick={room.retry}>다시 시도</Button>
            ) : (
              <Button onClick={onBack}>돌아가기</Button>
            )
          }
        />
      ) : (
        <>
          <Messages roomId={roomId} room={room} onMember={isGroup ? setShownPeople : null} />
          <Composer draft={composer.draft} onDraft={composer.keepDraft} onSend={composer.submit} />
        </>
      )}
      <LeaveDialog roomId={roomId} open={leaving} onClose={() => setLeaving(false)} />
      <PeopleSheet
        {...peopleToShow(shownPeople, room.people)}
        me={shownPeople === 'all' ? me : null}
        onClose={() => setShownPeople(null)}
      />
    </Frame>
  )
}

/** Somebody who wrote and left is in the messages, not among the people: then there is no card. */
function peopleToShow(shown: 'all' | number | null, people: readonly MemberInfo[]) {
  if (shown === null) return { title: '', people: null }
  if (shown === 'all') return { title: '대화 상대', people }
  const person = people.find(({ memberId }) => memberId === shown)
  return { title: person?.nickname ?? '', people: person ? [person] : null }
}

interface MessagesProps {
  roomId: number
  room: Room
  onMember: ((memberId: number) => void) | null
}

function Messages({ roomId, room, onMember }: MessagesProps) {
  const dispatch = useChatDispatch()
  const placeKey = `room-${roomId}`
  const reached = useKeptPlaceReached(placeKey, room)
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

  if (!reached) return <ConversationSkeleton />
  if (room.rows.length === 0) {
    return <EmptyState art="stage" title="아직 나눈 메시지가 없어요" help="먼저 인사를 건네 보세요." />
  }
  return (
    <MessageList
      rows={room.rows}
      placeKey={placeKey}
      older={room.loadingOlder ? 'loading' : room.olderFailed ? 'failed' : 'idle'}
      hasOlder={room.hasOlder}
      onOlder={room.loadOlder}
      onSeen={(messageId) => void dispatch(messagesSeen({ roomId, messageId }))}
      pictures={pictures}
      onRetry={onRetry}
      onDiscard={onDiscard}
      onCopy={(text) => void copy(text)}
      onMember={onMember}
    />
  )
}

/* As tall as the window; while a keyboard is open as tall as what it leaves (see useVisibleViewport). */
const Frame = styled.div`
  position: relative;
  top: var(--viewport-top, 0px);
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  max-height: var(--viewport-height, none);
`

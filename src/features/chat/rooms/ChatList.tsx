import styled from '@emotion/styled'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { keepPlace, keptPlace } from '#src/lib/page/scroll.ts'
import { useNow } from '#src/lib/time/now.ts'
import { selectReceivedAt, type WithKept } from '#src/offline/keptSlice.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { loadedWhenOpen, loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import { theme } from '#src/ui/theme.ts'
import { useListRoomsQuery, type WithChatApi } from '../chatApi.ts'
import { selectOutbox, type WithOutbox } from '../delivery/outboxSlice.ts'
import { LoungeLink } from '../people/LoungeLink.tsx'
import type { WithTimeline } from '../timeline/timelineSlice.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { firstConversation } from './firstConversation.ts'
import { RoomRow } from './RoomRow.tsx'
import { timeOf } from './RoomRows.tsx'
import { keyOf } from './rooms.ts'
import { roomsSight } from './roomsSight.ts'
import { useBlockedInGroups } from './useBlockedInGroups.ts'
import { useWaiting } from './useWaiting.ts'

const NewChatSheet = loadedWhenOpen(() =>
  import('../people/NewChatSheet.tsx').then((part) => part.NewChatSheet),
)

/** Only a few members see it, and only once. */
const InstallInvite = loadedWhenShown(() =>
  import('#src/features/phone/public.ts').then((part) => part.InstallInvite),
)

const PLACE_KEY = 'chat-list'

export interface ChatListProps {
  onBack: () => void
  /** The reason why the requested conversation is not shown. */
  notice?: string
}

/** The rooms that `/join` lists, in front of the conversations (docs/product/chat.md "Chat list"). */
export function ChatList({ onBack, notice }: ChatListProps) {
  roomsSight.useInSight()
  const [choosing, setChoosing] = useState(false)
  const close = useCallback(() => setChoosing(false), [])
  const receivedAt = useSelector((state: WithChatApi & Partial<WithKept>) =>
    selectReceivedAt(state, 'listRooms(undefined)'),
  )
  const isAnythingWaiting = useSelector((state: WithOutbox) => selectOutbox(state).length > 0)
  return (
    <>
      <AppHeader
        title="채팅"
        onBack={onBack}
        end={
          <IconButton
            label="새 채팅"
            aria-haspopup="dialog"
            icon={<PlusIcon />}
            onClick={() => setChoosing(true)}
          />
        }
      />
      <ConnectionBanner sends={isAnythingWaiting} receivedAt={receivedAt} />
      {notice && <Notice role="alert">{notice}</Notice>}
      <List />
      <NewChatSheet open={choosing} onClose={close} />
    </>
  )
}

function List() {
  // a failed refetch keeps the previous list
  const { data: rooms, isError, error, refetch } = useListRoomsQuery()
  const waiting = useWaiting()
  const me = useSelector(selectMemberId)
  const blockedIds = useBlockedInGroups(rooms ?? [])
  const first = useSelector((state: WithTimeline) => firstConversation(rooms ?? [], me, state))
  const now = useNow()
  const scroller = useKeptScroll(rooms !== undefined)
  if (!rooms && isError) {
    return (
      <ReadFailure error={error} title="채팅방 목록을 불러오지 못했습니다." onRetry={() => void refetch()} />
    )
  }
  if (!rooms) return <SkeletonRows count={6} thumb="circle" />
  if (rooms.length === 0) {
    return (
      <EmptyState
        art="stage"
        title="아직 나눈 대화가 없어요"
        help="라운지에서 마음이 맞는 사람에게 1:1 채팅을 걸어 보세요."
        action={<LoungeLink />}
      />
    )
  }
  return (
    <>
      <Scroller ref={scroller} aria-label="채팅방">
        {rooms.map((room) => (
          <li key={keyOf(room)}>
            <RoomRow
              room={room}
              time={timeOf(room, now)}
              me={me}
              blockedIds={blockedIds}
              waiting={room.roomId === null ? undefined : waiting.get(room.roomId)}
            />
          </li>
        ))}
      </Scroller>
      {first && <InstallInvite nickname={first.memberInfo.nickname} />}
    </>
  )
}

/** Restores the list's scroll position after coming back from a conversation. */
function useKeptScroll(ready: boolean) {
  const scroller = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const place = ready ? keptPlace(PLACE_KEY) : null
    if (place && scroller.current) scroller.current.scrollTop = place.offsetPx
  }, [ready])
  useEffect(() => {
    const element = scroller.current
    const keep = () => element && keepPlace(PLACE_KEY, { anchor: 0, offsetPx: element.scrollTop })
    element?.addEventListener('scroll', keep, { passive: true })
    return () => element?.removeEventListener('scroll', keep)
  }, [ready])
  return scroller
}

const Scroller = styled.ul`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-bottom: var(--safe-b);
`

const Notice = styled.p`
  flex: none;
  padding: 10px var(--gutter);
  background: ${theme.color.s2};
  ${theme.type.label}
  color: ${theme.color.redText};
`

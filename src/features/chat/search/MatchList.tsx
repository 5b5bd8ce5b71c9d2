import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { BLOCKED_NAME, BLOCKED_WORDS, useBlockedIds } from '#src/features/safety/public.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatRoomTime, toInstant } from '#src/lib/time/time.ts'
import { Spinner } from '#src/ui/controls/Spinner.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { ListRow, RowEnd } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Marked } from '#src/ui/text/Marked.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { BlockedFace } from '../list/BlockedFace.tsx'
import { THREAD_DRAWN_BEYOND_PX } from '../list/listPlaces.ts'
import { snippetOf } from './snippet.ts'
import type { Matches } from './useMatches.ts'

const ROW_PX = 76
/** The next page is read when fewer matches than this are left below the window. */
const READ_ON_WITHIN = 10

interface MatchListProps {
  /** Must contain at least one match. */
  matches: Matches
  typed: string
  people: readonly MemberInfo[]
  /** The index of the match that is being opened. */
  going: number | null
  onPick: (index: number) => void
}

/** The author, time and snippet of each match. Only visible rows are rendered. */
export function MatchList({ matches, typed, people, going, onPick }: MatchListProps) {
  const { messages, hasMore, more, readOn } = matches
  const list = useRef<VirtualizerHandle>(null)
  const now = useNow()
  const me = useSelector(selectMemberId)
  const { blockedIds } = useBlockedIds(!messages.some(({ senderId }) => senderId !== me))
  const pictures = useMemo(
    () => new Map(people.map(({ memberId, profileImageUrl }) => [memberId, profileImageUrl])),
    [people],
  )

  function readOnInTime() {
    const at = list.current
    if (!at || !hasMore || more !== 'idle') return
    const lastInSight = at.findItemIndex(at.scrollOffset + at.viewportSize)
    if (messages.length - lastInSight < READ_ON_WITHIN) void readOn()
  }
  const lookAgain = useEffectEvent(readOnInTime)
  useEffect(() => lookAgain(), [messages, more])

  return (
    <div role="list" aria-label="찾은 메시지">
      <Virtualizer
        ref={list}
        data={messages}
        itemSize={ROW_PX}
        bufferSize={THREAD_DRAWN_BEYOND_PX}
        onScroll={readOnInTime}
      >
        {({ messageId, senderId, senderName, content, timestamp }, index) => (
          <div
            key={messageId}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={hasMore ? -1 : messages.length}
          >
            <ListRow
              {...(blockedIds.has(senderId)
                ? { thumb: <BlockedFace size={44} />, title: BLOCKED_NAME, subtitle: BLOCKED_WORDS }
                : {
                    thumb: <Avatar memberId={senderId} src={pictures.get(senderId)} size={44} />,
                    title: senderId === me ? '나' : senderName,
                    subtitle: <Marked text={snippetOf(content, typed)} typed={typed} />,
                  })}
              trailing={
                going === index ? (
                  <Spinner size={18} />
                ) : (
                  <RowEnd>
                    <time dateTime={timestamp}>{formatRoomTime(toInstant(timestamp), now)}</time>
                  </RowEnd>
                )
              }
              aria-busy={going === index}
              onClick={() => onPick(index)}
            />
          </div>
        )}
      </Virtualizer>
      {more === 'loading' && (
        <More role="status">
          <Spinner size={18} />
          <VisuallyHidden>메시지를 더 찾는 중</VisuallyHidden>
        </More>
      )}
      {more === 'failed' && (
        <More role="alert">
          메시지를 더 찾지 못했습니다.
          <TextButton onClick={() => void readOn()}>다시 시도</TextButton>
        </More>
      )}
    </div>
  )
}

const More = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 56px;
  ${theme.type.caption}
  color: ${theme.color.t2};
`

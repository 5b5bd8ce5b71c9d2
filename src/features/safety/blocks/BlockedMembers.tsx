import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import type { BlockedMember } from '#contract/http/safety/blocks.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { useBlock } from './useBlock.ts'

/** docs/product/safety.md "Blocks". A block that ends takes its row with it, and the list gets the focus. */
export function BlockedMembers({ members }: { members: readonly BlockedMember[] }) {
  const now = useNow()
  const { unblock } = useBlock()
  const [endingId, setEndingId] = useState<number | null>(null)
  const place = useRef<HTMLDivElement>(null)

  async function handleUnblock(member: BlockedMember) {
    if (endingId !== null) return
    setEndingId(member.memberId)
    const isDone = await unblock(member)
    setEndingId(null)
    if (isDone) place.current?.focus({ preventScroll: true })
  }

  return (
    <Place ref={place} tabIndex={-1}>
      <VisuallyHidden role="status">차단한 멤버 {members.length}명</VisuallyHidden>
      {members.length === 0 ? (
        <EmptyState
          art="none"
          title="차단한 멤버가 없어요"
          help="불편한 멤버가 있으면 프로필이나 채팅의 메뉴에서 차단할 수 있어요."
        />
      ) : (
        <>
          <Words>
            서로 채팅과 프로필이 보이지 않아요.
            <br />
            차단을 풀어도 상대에게 알리지 않아요.
          </Words>
          <ul>
            {members.map((member) => (
              <li key={member.memberId}>
                <ListRow
                  thumb={<Avatar memberId={member.memberId} src={member.profileImageUrl} size={52} />}
                  title={member.nickname}
                  subtitle={
                    <>
                      <time dateTime={member.blockedAt}>
                        {formatShortDate(toInstant(member.blockedAt), now)}
                      </time>
                      에 차단
                    </>
                  }
                  trailing={
                    <Button
                      size="s"
                      css={{ flex: 'none' }}
                      loading={endingId === member.memberId}
                      aria-label={`${member.nickname} 차단 해제`}
                      onClick={() => void handleUnblock(member)}
                    >
                      차단 해제
                    </Button>
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Place>
  )
}

const Place = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  &:focus {
    outline: none;
  }
`

const Words = styled.p`
  padding: 4px var(--gutter) 8px;
  ${theme.type.body2}
  color: ${theme.color.t2};
`

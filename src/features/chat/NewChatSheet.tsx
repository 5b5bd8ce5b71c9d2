import styled from '@emotion/styled'
import { useState } from 'react'
import { findHangul } from '#contract/hangul/findHangul.ts'
import { BottomSheet } from '#src/ui/BottomSheet.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { RetryState } from '#src/ui/RetryState.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { SkeletonRows } from '#src/ui/SkeletonRows.tsx'
import { useListFriendsQuery } from './chatApi.ts'
import { LoungeLink } from './LoungeLink.tsx'
import { PersonRow } from './PersonRow.tsx'
import { useStartChat } from './useStartChat.ts'

interface NewChatSheetProps {
  open: boolean
  onClose: () => void
}

/** Friends to talk to. */
export function NewChatSheet({ open, onClose }: NewChatSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="새 채팅" tall>
      <Friends />
    </BottomSheet>
  )
}

function Friends() {
  const { data: friends, isError, refetch } = useListFriendsQuery()
  const [query, setQuery] = useState('')
  const { startChat, startingWith } = useStartChat()
  if (!friends) {
    if (!isError) return <SkeletonRows count={6} thumb="circle" />
    return <RetryState title="친구 목록을 불러오지 못했습니다." onRetry={() => void refetch()} />
  }
  if (friends.length === 0) {
    return (
      <EmptyState
        art="stage"
        title="아직 친구가 없어요"
        help="라운지에서 먼저 이야기를 나눠 보세요."
        action={<LoungeLink />}
      />
    )
  }
  const found = query.trim() === '' ? friends : friends.filter(({ nickname }) => findHangul(query, nickname))
  return (
    <>
      <SearchPlace>
        <SearchField
          label="친구 검색"
          placeholder="친구 이름"
          value={query}
          onChange={setQuery}
          onClear={() => setQuery('')}
        />
      </SearchPlace>
      {found.length === 0 && (
        <EmptyState art="none" title="찾는 친구가 없어요" help="이름을 다시 확인해 주세요." />
      )}
      <ul>
        {found.map(({ otherMemberId, nickname, profileImageUrl }) => (
          <li key={otherMemberId}>
            <PersonRow
              memberId={otherMemberId}
              nickname={nickname}
              picture={profileImageUrl}
              starting={startingWith === otherMemberId}
              onChat={() => void startChat(otherMemberId)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

const SearchPlace = styled.div`
  padding: 8px 20px 4px;
`

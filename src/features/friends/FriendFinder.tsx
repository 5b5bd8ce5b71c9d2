import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { findHangul } from '#contract/hangul/findHangul.ts'
import type { Friend } from '#contract/http/friends/friends.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { LoungeLink } from '#src/features/chat/public.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { SearchField } from '#src/ui/controls/fields/SearchField.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { useListFriendsQuery } from './friendsApi.ts'

interface FriendFinderProps {
  placeholder: string
  /** The search text and its setter, if the caller keeps it. */
  search?: [typed: string, onType: (typed: string) => void]
  /** Rendered between the search and the list. */
  under?: ReactNode
  /** Renders the found friends, at least one; `typed` is the text to mark in their names. */
  children: (found: readonly Friend[], typed: string) => ReactNode
}

/** The friends (F1) with a search that understands initials, or a skeleton, a failure or an empty state. */
export function FriendFinder({ placeholder, search, under, children }: FriendFinderProps) {
  const { data: friends, error, isFetching, refetch } = useListFriendsQuery()
  const own = useState('')
  const [query, setQuery] = search ?? own
  if (!friends) {
    if (!error || isFetching)
      return (
        <>
          <SearchPlace>
            <Skeleton height={48} radius={24} />
          </SearchPlace>
          <SkeletonRows count={6} thumb="circle" />
        </>
      )
    return (
      <ReadFailure
        error={error}
        title="친구 목록을 불러오지 못했습니다."
        help={failureHelp(error)}
        onRetry={() => void refetch()}
      />
    )
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
        <SearchField label="친구 검색" placeholder={placeholder} value={query} onChange={setQuery} />
        <VisuallyHidden role="status">{found !== friends && `친구 ${found.length}명`}</VisuallyHidden>
      </SearchPlace>
      {under}
      {found.length > 0 ? (
        children(found, query)
      ) : (
        <EmptyState art="none" title="찾는 친구가 없어요" help="이름을 다시 확인해 주세요." />
      )}
    </>
  )
}

const SearchPlace = styled.div`
  padding: 8px var(--gutter) 4px;
`

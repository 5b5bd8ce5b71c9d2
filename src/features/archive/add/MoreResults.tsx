import styled from '@emotion/styled'
import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useRef, useState } from 'react'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import type { ArchiveKind } from '../kinds.ts'
import { useSavedIds } from '../saving/useSavedIds.ts'
import { AddNotice } from './AddNotice.tsx'
import { AddRow } from './AddRow.tsx'
import { FOUND_TITLE, type FoundItem } from './foundItems.ts'
import { useListMoreFoundInfiniteQuery } from './searchApi.ts'

interface MoreResultsProps {
  kind: ArchiveKind
  text: string
  /** The results that are shown above. */
  known: readonly FoundItem[]
}

/** The results of one kind after the first ones, a page for each press of 더 보기. */
export function MoreResults({ kind, text, known }: MoreResultsProps) {
  const [isAsked, setIsAsked] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  const more = useListMoreFoundInfiniteQuery(isAsked ? { kind, text } : skipToken)
  const { currentData, isError, isFetching, hasNextPage } = more
  const pages = freshPages(currentData?.pages ?? [], known)
  const hasMore = currentData === undefined || hasNextPage

  useEffect(() => {
    // the pressed button is gone: keyboards and screen readers continue at the results
    if (!hasMore && document.activeElement === document.body) rows.current?.focus()
  }, [hasMore])

  function readOn() {
    if (isFetching) return
    if (currentData) void more.fetchNextPage()
    else if (isAsked) void more.refetch()
    else setIsAsked(true)
  }

  return (
    <>
      <div ref={rows} tabIndex={-1}>
        {pages.map((items) => (
          <Page key={items[0]?.spotifyId} items={items} />
        ))}
      </div>
      {isFetching && <SkeletonRows count={2} />}
      {!isFetching && isError ? (
        <Line>
          <PartFailure text={`${FOUND_TITLE[kind]} 검색 결과를 더 불러오지 못했습니다.`} onRetry={readOn} />
        </Line>
      ) : (
        hasMore && (
          <Line>
            <TextButton aria-busy={isFetching || undefined} onClick={readOn}>
              {FOUND_TITLE[kind]} 더 보기
            </TextButton>
          </Line>
        )
      )}
    </>
  )
}

function Page({ items }: { items: readonly FoundItem[] }) {
  const saved = useSavedIds(items)
  return (
    <>
      {saved.hasFailed && <AddNotice onRetry={saved.retry} />}
      <ul>
        {items.map((item) => (
          <li key={item.spotifyId}>
            <AddRow item={item} savedId={saved.idOf(item.spotifyId)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The provider may repeat an item on a later page, because its order is not fixed. */
function freshPages(pages: readonly { items: readonly FoundItem[] }[], known: readonly FoundItem[]) {
  const seen = new Set(known.map(({ spotifyId }) => spotifyId))
  return pages
    .map(({ items }) => items.filter(({ spotifyId }) => !seen.has(spotifyId) && seen.add(spotifyId).size > 0))
    .filter((items) => items.length > 0)
}

const Line = styled.div`
  padding: 0 var(--gutter);
`

import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { failureHelp } from '#src/api/failureText.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'

/** The part of an infinite query that a list shows. */
interface Paged<Page> {
  data?: { pages: Page[] } | undefined
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

interface PagedListProps<Page, Row> {
  query: Paged<Page>
  rowsOf: (page: Page) => readonly Row[]
  label: string
  /** When reading failed. */
  failedText: string
  emptyText: string
  emptyHelp?: string
  children: (row: Row) => ReactNode
}

/** A list with its states, and 더보기 while there are more pages. A failed refetch keeps the rows. */
export function PagedList<Page, Row>(props: PagedListProps<Page, Row>) {
  const { query, rowsOf, label, failedText, emptyText, emptyHelp, children } = props
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = query
  if (!data) {
    if (!error || isFetching) return <SkeletonRows count={6} />
    return <RetryState title={failedText} help={failureHelp(error)} onRetry={() => void query.refetch()} />
  }
  const rows = data.pages.flatMap(rowsOf)
  if (rows.length === 0) return <EmptyState art="stage" title={emptyText} help={emptyHelp} />
  return (
    <>
      <List aria-label={label}>{rows.map(children)}</List>
      {hasNextPage && (
        <More>
          {error && !isFetching ? (
            <PartFailure boxed text="더 불러오지 못했습니다." onRetry={() => void query.fetchNextPage()} />
          ) : (
            <Button block size="m" loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              더보기
            </Button>
          )}
        </More>
      )}
    </>
  )
}

const List = styled.ul`
  padding: 0;
`

const More = styled.div`
  padding: 16px var(--gutter) 24px;
`

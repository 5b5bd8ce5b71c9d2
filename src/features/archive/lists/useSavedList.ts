import { useCallback, useMemo } from 'react'
import { asApiError } from '#src/api/apiError.ts'
import { isCursorGone, type ListAsked, useListItemsInfiniteQuery } from '../savedListsApi.ts'
import { itemsOf } from '../savedPages.ts'

/** The loaded pages of a list, and what loads the next one. */
export function useSavedList(asked: ListAsked) {
  const { currentData, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useListItemsInfiniteQuery(asked)
  const pages = currentData?.pages
  const items = useMemo(() => pages && itemsOf(pages), [pages])

  const readOn = useCallback(async () => {
    const { error: failure } = await fetchNextPage()
    // the cursor item was removed elsewhere: read the list from its start
    if (failure && isCursorGone(asApiError(failure))) void refetch()
  }, [fetchNextPage, refetch])

  return {
    /** Newest first; undefined until the first page is loaded. */
    items,
    /** Why the first page could not be loaded. */
    error: items ? undefined : error,
    retry: () => void refetch(),
    hasMore: items !== undefined && hasNextPage,
    /** The state of the next page. `failed` until `readOn` is called again. */
    more: isFetchNextPageError ? ('failed' as const) : isFetching ? ('loading' as const) : ('idle' as const),
    readOn: () => void readOn(),
  }
}

export type SavedList = ReturnType<typeof useSavedList>

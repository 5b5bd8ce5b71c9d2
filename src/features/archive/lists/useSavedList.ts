import { useCallback, useMemo } from 'react'
import { asApiError } from '#src/api/apiError.ts'
import { isCursorGone, type ListAsked, useListItemsInfiniteQuery } from '../savedListsApi.ts'
import { itemsOf } from '../savedPages.ts'

/** A list as far as it has been read, and how it goes on. */
export function useSavedList(asked: ListAsked) {
  const { currentData, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useListItemsInfiniteQuery(asked)
  const pages = currentData?.pages
  const items = useMemo(() => pages && itemsOf(pages), [pages])

  const readOn = useCallback(async () => {
    const { error: failure } = await fetchNextPage()
    // the item it was to go on from was removed elsewhere
    if (failure && isCursorGone(asApiError(failure))) void refetch()
  }, [fetchNextPage, refetch])

  return {
    /** Newest first; undefined until the first of them are there. */
    items,
    /** Why there are none. */
    error: items ? undefined : error,
    retry: () => void refetch(),
    hasMore: items !== undefined && hasNextPage,
    /** How it goes on: `failed` until somebody asks again. */
    more: isFetchNextPageError ? ('failed' as const) : isFetching ? ('loading' as const) : ('idle' as const),
    readOn: () => void readOn(),
  }
}

export type SavedList = ReturnType<typeof useSavedList>

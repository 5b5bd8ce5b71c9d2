import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo } from 'react'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { useDebounced } from '#src/lib/time/debounced.ts'
import { useSearchMessagesInfiniteQuery } from './searchApi.ts'

/** docs/product/chat.md "Searching a room". */
const SEARCH_DEBOUNCE_MS = 300

export interface Matches {
  /** Newest first, as far as they have been read. */
  messages: readonly ChatMessage[]
  hasMore: boolean
  /** How they go on: `failed` until somebody asks again. */
  more: 'idle' | 'loading' | 'failed'
  /** Reads on; answers all there are then, null where the page did not come. A page may bring none (CH15). */
  readOn: () => Promise<Pick<Matches, 'messages' | 'hasMore'> | null>
}

export type Search =
  /** Nothing was typed. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'found'; text: string; matches: Matches }

const IDLE: Search = { status: 'idle' }
const LOADING: Search = { status: 'loading' }

/** The messages with what is typed in them: 300 ms after the last letter, and only ever those for the letters that stand there now. */
export function useMatches(roomId: number, typed: string): Search {
  const text = typed.trim()
  const settled = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const asked = settled === '' ? skipToken : { roomId, text: settled }
  const search = useSearchMessagesInfiniteQuery(asked)
  const pages = search.currentData?.pages
  const messages = useMemo(() => pages?.flatMap((page) => page.messages), [pages])

  // the server looks at so many messages and no more: one that was said long ago may take it several turns
  const { fetchNextPage } = search
  const looksOn = messages?.length === 0 && search.hasNextPage && !search.isFetching && !search.isError
  useEffect(() => {
    if (looksOn) void fetchNextPage()
  }, [looksOn, fetchNextPage])

  if (text === '') return IDLE
  if (settled !== text) return LOADING
  if (messages && (messages.length > 0 || !search.hasNextPage)) {
    const matches: Matches = {
      messages,
      hasMore: search.hasNextPage,
      more: search.isFetchNextPageError ? 'failed' : search.isFetching ? 'loading' : 'idle',
      readOn: async () => {
        const { data, isError, hasNextPage } = await search.fetchNextPage()
        if (!data || isError) return null
        return { messages: data.pages.flatMap((page) => page.messages), hasMore: hasNextPage }
      },
    }
    return { status: 'found', text: settled, matches }
  }
  if (!search.isError || search.isFetching) return LOADING
  return { status: 'failed', error: search.error, retry: () => void search.refetch() }
}

import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useMemo } from 'react'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { useDebounced } from '#src/lib/time/debounced.ts'
import { useSearchMessagesInfiniteQuery } from './searchApi.ts'

/** docs/product/chat.md "Searching a room". */
const SEARCH_DEBOUNCE_MS = 300

export interface Matches {
  /** The matches read so far, newest first. */
  messages: readonly ChatMessage[]
  hasMore: boolean
  /** The state of the next page: `failed` until it is requested again. */
  more: 'idle' | 'loading' | 'failed'
  /**
   * Reads the next page; returns all matches read so far, or null when the page failed. A page may be empty
   * (CH15).
   */
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

/** The messages that match the typed text, 300 ms after the last key, and never those of an earlier text. */
export function useMatches(roomId: number, typed: string): Search {
  const text = typed.trim()
  const settled = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const asked = settled === '' ? skipToken : { roomId, text: settled }
  const search = useSearchMessagesInfiniteQuery(asked)
  const pages = search.currentData?.pages
  const messages = useMemo(() => pages?.flatMap((page) => page.messages), [pages])

  // the server checks a limited number of messages per request: an old match may take several
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

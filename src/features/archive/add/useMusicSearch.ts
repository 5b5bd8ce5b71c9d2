import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { selectIsAuthenticated, type WithAuth } from '#src/auth/authSlice.ts'
import { useCompleteMusicQuery, useSearchMusicQuery } from '#src/features/music/public.ts'
import { type FoundSection, foundSections } from './foundItems.ts'
import { FIRST_RESULTS } from './searchApi.ts'

/** docs/product/music.md "Search rules". */
export const SUGGESTIONS_MAX = 3

export type MusicSearch =
  | { status: 'loading' }
  | { status: 'found'; text: string; sections: FoundSection[] }
  | { status: 'failed'; error: unknown; retry: () => void }

/**
 * Searches for the debounced text; `null` while the member is still typing. Returns results of this text
 * only, never a late answer to an earlier one. Sends no request for a visitor who is not logged in
 * (docs/product.md "Who may open a screen").
 */
export function useMusicSearch(asked: string | null) {
  const isAuthenticated = useSelector((state: WithAuth) => selectIsAuthenticated(state))
  const mayAsk = isAuthenticated && asked !== null && asked !== ''
  const results = useSearchMusicQuery(mayAsk ? { text: asked, limit: FIRST_RESULTS } : skipToken)
  const names = useCompleteMusicQuery(mayAsk ? { text: asked, limit: SUGGESTIONS_MAX } : skipToken)
  return {
    search: searchOf(results, asked ?? ''),
    /** Null while loading. Empty when the request fails, because the results are enough. */
    suggestions: names.isFetching ? null : (names.currentData ?? []).filter((name) => name !== asked),
  }
}

interface Results {
  currentData?: Parameters<typeof foundSections>[0]
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

function searchOf({ currentData, error, isFetching, refetch }: Results, text: string): MusicSearch {
  if (currentData) return { status: 'found', text, sections: foundSections(currentData, FIRST_RESULTS) }
  if (error === undefined || isFetching) return { status: 'loading' }
  return { status: 'failed', error, retry: () => void refetch() }
}

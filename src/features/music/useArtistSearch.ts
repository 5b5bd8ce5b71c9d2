import { skipToken } from '@reduxjs/toolkit/query'
import { SEARCH_DEBOUNCE_MS } from '#src/lib/page/useSearchText.ts'
import { useDebounced } from '#src/lib/time/debounced.ts'
import { isWorthShowing } from './found.ts'
import { useCompleteArtistsQuery, useSearchMusicQuery } from './musicApi.ts'

/** docs/product/music.md "Search rules". */
const SEARCH_LIMIT = 20

/** An artist in a picker. */
export interface FoundArtist {
  spotifyId: string
  name: string
  imageUrl: string | null
}

export type ArtistSearch =
  /** Nothing is typed. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'found'; artists: FoundArtist[] }
  /**
   * The search failed, and autocomplete offers these names instead. The caller finds the artist of a name.
   */
  | { status: 'names'; names: string[] }
  /** Both failed. */
  | { status: 'failed'; error: unknown; retry: () => void }

const IDLE: ArtistSearch = { status: 'idle' }
const LOADING: ArtistSearch = { status: 'loading' }

/**
 * Artists for the typed text, 300 ms after the last letter, and only ever for the current text. When the
 * search fails, autocomplete answers (docs/product/survey.md "Artist picker").
 */
export function useArtistSearch(text: string): ArtistSearch {
  const typed = text.trim()
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS)
  const asked = settled === '' ? skipToken : { text: settled, limit: SEARCH_LIMIT }
  const search = useSearchMusicQuery(asked)
  const names = useCompleteArtistsQuery(search.isError ? asked : skipToken)

  if (typed === '') return IDLE
  if (settled !== typed) return LOADING
  if (search.currentData) {
    const artists = search.currentData.artists.filter(({ name, imageUrl }) => isWorthShowing(name, imageUrl))
    return { status: 'found', artists }
  }
  if (!search.isError || names.isFetching) return LOADING
  if (names.isError)
    return {
      status: 'failed',
      error: search.error,
      retry: () => {
        void search.refetch()
        void names.refetch()
      },
    }
  return { status: 'names', names: names.currentData ?? [] }
}

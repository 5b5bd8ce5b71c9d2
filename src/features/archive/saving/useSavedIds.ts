import { skipToken } from '@reduxjs/toolkit/query'
import { useFindSavedQuery } from './savingApi.ts'
import type { MusicItem } from './savingApi.ts'

export interface KnownSaved {
  /** The item's id in the catalogue; null: not saved; undefined: not known. */
  idOf: (spotifyId: string) => number | null | undefined
  hasFailed: boolean
  retry: () => void
}

/** Which of these items are saved, in one request for all kinds (AS1). */
export function useSavedIds(items: readonly Pick<MusicItem, 'spotifyId'>[]): KnownSaved {
  const ids = items.flatMap(({ spotifyId }) => (spotifyId === '' ? [] : [spotifyId])).sort()
  const { currentData, isError, isFetching, refetch } = useFindSavedQuery(ids.length > 0 ? ids : skipToken)
  return {
    idOf: (spotifyId) => currentData && (currentData[spotifyId] ?? null),
    hasFailed: !currentData && isError && !isFetching,
    retry: () => void refetch(),
  }
}

import { useLocation } from 'react-router-dom'
import type { BandDetail } from '#contract/http/bands/bands.ts'
import type { BandBookmark } from '#contract/http/bands/bookmarks.ts'
import { bandsApi } from '../bandsApi.ts'
import { useListBookmarksQuery } from './bookmarksApi.ts'
import { type MembersState, readMembersState } from './membersState.ts'

/** What is known of a band so far. */
export interface KnownBand {
  bandId: number
  name: string
  imageUrl: string | null
  status: BandDetail['status']
  /** From the navigation state, else from BM1. Null: not known, or the band is not saved. */
  members: MembersState | null
  /** Null while loading. */
  detail: BandDetail | null
}

/** A band as the list of saved bands knows it, shown at once; B4 adds the rest, and whether it exists. */
export function useSavedBand(bandId: number) {
  const { state } = useLocation()
  const { bookmark } = useListBookmarksQuery(undefined, {
    selectFromResult: ({ data }) => ({ bookmark: data?.find((band) => band.bandId === bandId) }),
  })
  const { currentData: detail, error, isFetching, refetch } = bandsApi.useReadBandDetailQuery(bandId)
  return {
    /** Null while nothing is known. */
    band: knownBand(detail, bookmark, readMembersState(state)),
    error: detail || isFetching ? undefined : error,
    retry: () => void refetch(),
  }
}

function knownBand(
  detail: BandDetail | undefined,
  bookmark: BandBookmark | undefined,
  passed: MembersState | null,
): KnownBand | null {
  const members = passed ?? bookmark ?? null
  if (detail) {
    const { bandId, bandName, profileImageUrl, status } = detail
    return { bandId, name: bandName, imageUrl: profileImageUrl, status, members, detail }
  }
  if (!bookmark) return null
  const { bandId, name, imageUrl, status } = bookmark
  return { bandId, name, imageUrl, status, members, detail: null }
}

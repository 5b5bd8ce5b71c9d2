import styled from '@emotion/styled'
import { useSavedIds } from '#src/features/archive/public.ts'
import { type Found, SearchFailure } from '#src/features/music/public.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { type FoundAll, overall } from './found.ts'
import { ArtistResult, BandResult, TrackResult } from './ResultRows.tsx'
import { ResultSection } from './ResultSection.tsx'

/** docs/interface.md "Waiting, empty, failed". */
const SKELETON_ROWS = 6

/** The results for a text; each kind appears when its answer arrives. */
export function SearchResults({ found, typed }: { found: FoundAll; typed: string }) {
  const { bands, artists, tracks } = found
  const saved = useSavedIds([...itemsOf(artists), ...itemsOf(tracks)])
  const all = overall(found)
  if (all.isAllWaiting) return <SkeletonRows count={SKELETON_ROWS} />
  if (all.failure !== null) return <SearchFailure error={all.failure} onRetry={all.retry} />
  if (!all.isWaiting && all.count === 0 && !hasFailed(found))
    return (
      <EmptyState art="none" title="검색 결과가 없습니다." help="철자를 확인하거나 다른 말로 찾아보세요." />
    )
  return (
    <Sections>
      <ResultSection title="밴드" found={bands} keyOf={({ bandId }) => bandId}>
        {(band) => <BandResult item={band} typed={typed} />}
      </ResultSection>
      <ResultSection title="아티스트" found={artists} keyOf={({ spotifyId }) => spotifyId}>
        {(artist) => <ArtistResult item={artist} typed={typed} savedId={saved.idOf(artist.spotifyId)} />}
      </ResultSection>
      <ResultSection title="곡" found={tracks} keyOf={({ spotifyId }) => spotifyId}>
        {(track) => <TrackResult item={track} typed={typed} savedId={saved.idOf(track.spotifyId)} />}
      </ResultSection>
    </Sections>
  )
}

const itemsOf = <Item,>(found: Found<Item>): readonly Item[] => (found.status === 'found' ? found.items : [])
const hasFailed = (found: FoundAll) => Object.values(found).some(({ status }) => status === 'failed')

/* The padding lets the last row scroll above a toast. */
const Sections = styled.div`
  padding-bottom: 96px;
`

import styled from '@emotion/styled'
import { asApiError } from '#src/api/apiError.ts'
import { failureText } from '#src/api/failureText.ts'
import { webAddress } from '#src/lib/text/webAddress.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { CoverGrid, type CoverGridItem } from '../CoverGrid.tsx'
import { useListMemberAlbumsQuery, useListMemberTracksQuery } from '../membersApi.ts'
import { CoverGridSkeleton } from './ProfileSkeletons.tsx'

export function MemberTracks({ memberId }: { memberId: number }) {
  const { currentData, error, refetch } = useListMemberTracksQuery(memberId)
  return (
    <MemberCovers
      label="곡"
      empty="저장된 곡이 없습니다."
      items={currentData?.map(({ trackId, title, artist, imageUrl, externalUrl }) => ({
        key: trackId,
        seed: `track-${trackId}`,
        src: imageUrl,
        title,
        note: artist,
        href: webAddress(externalUrl),
      }))}
      error={error}
      onRetry={() => void refetch()}
    />
  )
}

export function MemberAlbums({ memberId }: { memberId: number }) {
  const { currentData, error, refetch } = useListMemberAlbumsQuery(memberId)
  return (
    <MemberCovers
      label="앨범"
      empty="저장된 앨범이 없습니다."
      items={currentData?.map(({ albumId, spotifyId, name, artist, imageUrl, externalUrl }) => ({
        key: albumId,
        seed: `album-${spotifyId}`,
        src: imageUrl,
        title: name,
        note: artist,
        href: webAddress(externalUrl),
      }))}
      error={error}
      onRetry={() => void refetch()}
    />
  )
}

interface MemberCoversProps {
  label: string
  empty: string
  /** Undefined until loaded. */
  items: CoverGridItem[] | undefined
  error: unknown
  onRetry: () => void
}

function MemberCovers({ label, empty, items, error, onRetry }: MemberCoversProps) {
  if (!items && !error) return <CoverGridSkeleton />
  if (!items) {
    return (
      <ReadFailure
        error={error}
        title={failureText(asApiError(error), '데이터를 불러오는데 실패했습니다.')}
        onRetry={onRetry}
      />
    )
  }
  if (items.length === 0) return <EmptyState art="crate" title={empty} />
  return (
    <Place>
      <CoverGrid items={items} label={label} />
    </Place>
  )
}

const Place = styled.div`
  padding: 18px var(--gutter) 20px;
`

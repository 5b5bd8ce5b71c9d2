import styled from '@emotion/styled'
import type { AlbumDetail } from '#contract/http/archive/archivedAlbums.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { theme } from '#src/ui/theme.ts'
import { ALBUM_DATA_MISSING_TEXT } from './AlbumDetailFailure.tsx'

type Track = AlbumDetail['tracks'][number]

interface AlbumDetailTracksProps {
  tracks: readonly Track[]
  /** The album's artist, shown below each track. */
  artist: string
}

/** Tracks with their numbers. When there are several discs, each has a heading. */
export function AlbumDetailTracks({ tracks, artist }: AlbumDetailTracksProps) {
  if (tracks.length === 0) return <EmptyState art="none" title={ALBUM_DATA_MISSING_TEXT} />
  const discs = discsOf(tracks)
  return discs.map(([disc, onDisc]) => (
    <section key={disc} aria-label={discs.length > 1 ? `디스크 ${disc}` : '수록곡'}>
      {discs.length > 1 && <Disc>디스크 {disc}</Disc>}
      <ol>
        {onDisc.map(({ spotifyId, trackNumber, name }) => (
          <li key={`${trackNumber}-${spotifyId}`}>
            <Row thumb={<Place>{trackNumber}</Place>} title={name} subtitle={artist} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

/** Sorted by disc and track number. */
function discsOf(tracks: readonly Track[]): [disc: number, tracks: Track[]][] {
  const discs = new Map<number, Track[]>()
  for (const track of tracks) discs.set(track.discNumber, [...(discs.get(track.discNumber) ?? []), track])
  return [...discs]
    .sort(([one], [other]) => one - other)
    .map(([disc, onDisc]) => [disc, onDisc.sort((one, other) => one.trackNumber - other.trackNumber)])
}

const Disc = styled.h2`
  padding: 20px var(--gutter) 4px;
  ${theme.type.title3}
`

const Row = styled(ListRow)`
  min-height: 64px;
`

const Place = styled.span`
  flex: none;
  min-width: 20px;
  text-align: center;
  ${theme.type.body2}
  font-weight: 600;
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

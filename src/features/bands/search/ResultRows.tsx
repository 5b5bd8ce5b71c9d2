import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { BandSummary } from '#contract/http/bands/bands.ts'
import type { FoundArtist, TrackInfo } from '#contract/http/music.ts'
import { SaveButton } from '#src/features/archive/public.ts'
import { paths } from '#src/lib/paths.ts'
import { ListRowContent, listRowCss } from '#src/ui/lists/ListRow.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { ArtistAvatar } from '#src/ui/people/ArtistAvatar.tsx'
import { Marked } from '#src/ui/text/Marked.tsx'
import { BandLinkRow } from '../BandLinkRow.tsx'

interface RowProps<Item> {
  item: Item
  typed: string
}

interface SavableRowProps<Item> extends RowProps<Item> {
  /** See `KnownSaved`. */
  savedId: number | null | undefined
}

export const BandResult = ({ item: band, typed }: RowProps<BandSummary>) => (
  <BandLinkRow band={band} name={<Marked text={band.name} typed={typed} />} />
)

/** An artist links to a page if the catalogue has an id for it: from the search, or because it is saved. */
export function ArtistResult({ item: artist, typed, savedId }: SavableRowProps<FoundArtist>) {
  const { spotifyId, name, genres, imageUrl } = artist
  const artistId = artist.artistId ?? savedId
  const content = (
    <ListRowContent
      thumb={<ArtistAvatar seed={spotifyId} name={name} src={imageUrl} size={52} />}
      title={<Marked text={name} typed={typed} />}
      subtitle={genres ?? undefined}
    />
  )
  return (
    <Beside>
      {artistId ? (
        <Link css={mainCss} to={paths.artist(artistId)}>
          {content}
        </Link>
      ) : (
        <div css={mainCss}>{content}</div>
      )}
      <SaveButton item={{ kind: 'artists', spotifyId, title: name }} savedId={savedId} />
    </Beside>
  )
}

/** A track links to a page if it is saved: the search does not tell the catalogue's ids of tracks. */
export function TrackResult({ item: track, typed, savedId }: SavableRowProps<TrackInfo>) {
  const { spotifyId, title, artist, imageUrl } = track
  const content = (
    <ListRowContent
      thumb={<Cover seed={`track-${spotifyId}`} src={imageUrl} size={52} />}
      title={<Marked text={title} typed={typed} />}
      subtitle={<Marked text={artist} typed={typed} />}
    />
  )
  return (
    <Beside>
      {savedId ? (
        <Link css={mainCss} to={paths.track(savedId)}>
          {content}
        </Link>
      ) : (
        <div css={mainCss}>{content}</div>
      )}
      <SaveButton item={{ kind: 'tracks', spotifyId, title }} savedId={savedId} />
    </Beside>
  )
}

/* The link, and beside it the button that is not part of it. */
const Beside = styled.div`
  display: flex;
  align-items: center;
  padding-right: var(--gutter);
`

const mainCss = css`
  ${listRowCss}
  flex: 1;
  min-width: 0;
  padding-right: 14px;
`

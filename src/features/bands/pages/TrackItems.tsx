import styled from '@emotion/styled'
import type { TrackRef } from '#contract/http/bands/bands.ts'
import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'

interface TrackItemsProps {
  tracks: readonly TrackRef[]
  /** Each track has its number. */
  numbered?: boolean
}

/** The items of a list of tracks. */
export const TrackItems = ({ tracks, numbered = false }: TrackItemsProps) =>
  tracks.map(({ title, artist, imageUrl }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- tracks have no id, and two may have the same title
    <li key={`${at} ${title}`}>
      <ListRow
        lead={numbered && <Place>{at + 1}</Place>}
        thumb={<Cover seed={`track-${artist} ${title}`} src={imageUrl} size={52} />}
        title={title}
        subtitle={artist}
      />
    </li>
  ))

const Place = styled.span`
  flex: none;
  width: 16px;
  ${theme.type.label}
  ${theme.type.numbers}
  color: ${theme.color.t3};
  text-align: center;
  /* a phone at 200 % zoom: the title needs the room */
  @media (max-width: 280px) {
    display: none;
  }
`

import styled from '@emotion/styled'
import type { TrackRef } from '#contract/http/bands.ts'
import { bandsApi } from '#src/features/bands/public.ts'
import { Cover } from '#src/ui/Cover.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonRows } from '#src/ui/SkeletonRows.tsx'
import { theme } from '#src/ui/theme.ts'
import { BandPanel, type BandPanelProps } from './BandPanel.tsx'
import { MoreNote } from './MoreNote.tsx'

/** product-2 section 9. */
const SHOWN = 6

export function PlaylistTab({ bandId, onBack }: BandPanelProps) {
  return (
    <BandPanel
      answer={bandsApi.useListBandTracksQuery(bandId)}
      onBack={onBack}
      empty={{ title: '아직 목표 곡이 없어요', help: '밴드가 곡을 정하면 여기에 보여드릴게요.' }}
      skeleton={
        <>
          <Skeleton width={150} height={22} css={{ margin: '25px var(--gutter) 13px' }} />
          <SkeletonRows count={SHOWN} />
        </>
      }
    >
      {(tracks) => <Tracks tracks={tracks} />}
    </BandPanel>
  )
}

function Tracks({ tracks }: { tracks: readonly TrackRef[] }) {
  const shown = tracks.slice(0, SHOWN)
  return (
    <List>
      <Section title={`함께 완성할 ${shown.length}곡`} bleed>
        <ol>
          {shown.map(({ title, artist, imageUrl }, at) => (
            // a band may play two versions of one song
            <li key={`${at} ${title}`}>
              <ListRow
                lead={<Place>{at + 1}</Place>}
                thumb={<Cover seed={`track-${artist} ${title}`} src={imageUrl} size={52} />}
                title={title}
                subtitle={artist}
              />
            </li>
          ))}
        </ol>
      </Section>
      <MoreNote count={tracks.length - shown.length} unit="곡" />
    </List>
  )
}

const List = styled.div`
  padding-bottom: 20px;
  section {
    padding-top: 20px;
  }
  section > div:first-of-type {
    margin-bottom: 4px;
  }
`

const Place = styled.span`
  flex: none;
  width: 16px;
  ${theme.type.label}
  ${theme.type.numbers}
  color: ${theme.color.t3};
  text-align: center;
`

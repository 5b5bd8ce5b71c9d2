import styled from '@emotion/styled'
import type { TrackRef } from '#contract/http/bands/bands.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { bandsApi } from '../bandsApi.ts'
import { BandPanel, type BandPanelProps } from './BandPanel.tsx'
import { MoreNote } from './MoreNote.tsx'
import { TrackItems } from './TrackItems.tsx'

/** docs/product/bands.md "Band tabs". */
const SHOWN = 6

export function PlaylistTab({ bandId, onBack }: BandPanelProps) {
  return (
    <BandPanel
      bandId={bandId}
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
          <TrackItems tracks={shown} numbered />
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

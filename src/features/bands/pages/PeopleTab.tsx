import styled from '@emotion/styled'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { bandsApi } from '../bandsApi.ts'
import { BandPanel, type BandPanelProps } from './BandPanel.tsx'
import { Composition, CompositionSkeleton } from './Composition.tsx'
import { Jobs } from './Jobs.tsx'
import { Seats, SeatsSkeleton } from './Seats.tsx'

/** The people of the band and the wanted sessions (B5). If B3 fails, they are still shown. */
export function PeopleTab({ bandId, onBack }: BandPanelProps) {
  const members = bandsApi.useListBandMembersQuery(bandId)
  const { currentData: profile, error, isFetching, refetch } = bandsApi.useReadBandProfileQuery(bandId)
  return (
    <BandPanel
      bandId={bandId}
      answer={members}
      onBack={onBack}
      empty={{ title: '아직 멤버가 없어요', help: '멤버가 모이면 여기에 보여드릴게요.' }}
      skeleton={
        <Panel>
          <CompositionSkeleton />
          <SeatsSkeleton />
        </Panel>
      }
    >
      {(seats) => (
        <Panel>
          {profile && <Composition composition={profile.composition} />}
          {!profile && (error === undefined || isFetching) && <CompositionSkeleton />}
          {!profile && error !== undefined && !isFetching && (
            <PartFailure boxed text="구성 정보를 불러오지 못했습니다." onRetry={() => void refetch()} />
          )}
          <Seats bandId={bandId} seats={seats} />
          {profile && <Jobs jobs={profile.jobs} />}
        </Panel>
      )}
    </BandPanel>
  )
}

const Panel = styled.div`
  padding: 24px 0 28px;
`

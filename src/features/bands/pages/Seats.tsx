import styled from '@emotion/styled'
import { useState } from 'react'
import type { BandMember } from '#contract/http/bands/bands.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'
import { bandsApi } from '../bandsApi.ts'
import { RoomsAsked } from '../joining/RoomsAsked.ts'
import { useJoinFlow } from '../joining/useJoinFlow.tsx'
import { useStanding } from '../joining/useStanding.ts'
import { Seat } from './Seat.tsx'

/** docs/product/bands.md "Band tabs": at most four in one view. */
const IN_VIEW = 4

interface SeatsProps {
  bandId: number
  /** The band's people first, then the wanted sessions. */
  seats: readonly BandMember[]
}

/** The sessions of the band, four at a time. A tap on a wanted one applies for it. */
export function Seats({ bandId, seats }: SeatsProps) {
  const { join, dialogs } = useJoinFlow()
  const { currentData: band } = bandsApi.useReadBandDetailQuery(bandId)
  const standing = useStanding({ bandId, status: band?.status })
  // also in the own band, which the manager's standing would not tell
  const isOver = band !== undefined && band.status !== 'RECRUITING'
  const [view, setView] = useState(0)
  const views = Math.ceil(seats.length / IN_VIEW)
  // the list may have become shorter meanwhile
  const shownView = Math.min(view, views - 1)
  const taken = seats.filter(({ isRecruiting }) => !isRecruiting).length
  return (
    <Section title="함께하는 세션" end={<Count>{`${seats.length}자리 중 ${taken}자리`}</Count>}>
      <Grid>
        {seats.slice(shownView * IN_VIEW, (shownView + 1) * IN_VIEW).map((seat) => (
          <li key={`${seat.id} ${seat.role}`}>
            <Seat
              seat={seat}
              vacancy={isOver ? '모집완료' : '모집 중'}
              onJoin={standing.at === 'open' ? () => join({ bandId, session: seat.role }) : null}
            />
          </li>
        ))}
      </Grid>
      {views > 1 && (
        <More>
          <TextButton underlined onClick={() => setView((shownView + 1) % views)}>
            {shownView + 1 < views ? '다음 세션 보기' : '처음 세션 보기'} ({shownView + 1}/{views})
          </TextButton>
        </More>
      )}
      <RoomsAsked />
      {dialogs}
    </Section>
  )
}

export const SeatsSkeleton = () => (
  <Loading>
    <Skeleton width={130} height={22} css={{ margin: '33px var(--gutter) 17px' }} />
    <Grid as="div" aria-hidden="true" css={{ padding: '0 var(--gutter)' }}>
      {Array.from({ length: IN_VIEW }, (_, key) => (
        <Skeleton key={key} height={146} radius={theme.radius.l} />
      ))}
    </Grid>
  </Loading>
)

const Count = styled.span`
  ${theme.type.caption}
  color: ${theme.color.t2};
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`

const More = styled.p`
  margin-top: 8px;
  text-align: center;
`

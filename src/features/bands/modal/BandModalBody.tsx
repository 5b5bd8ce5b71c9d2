import styled from '@emotion/styled'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import { ReportWhenOpen } from '#src/features/safety/public.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import type { BandCard } from '../bandCard.ts'
import { BandDescription } from '../BandDescription.tsx'
import { BandLinks } from '../BandLinks.tsx'
import { BandTags } from '../BandTags.tsx'
import { BookmarkToggle } from '../bookmarks/BookmarkToggle.tsx'
import { JoinButton } from '../joining/JoinButton.tsx'
import { RoomsAsked } from '../joining/RoomsAsked.ts'
import { useJoinFlow } from '../joining/useJoinFlow.tsx'
import { useReportedBand } from '../useReportedBand.ts'

const { color, type } = theme

interface BandModalBodyProps {
  band: BandCard
  /** Undefined while it is loading. */
  status: BandStatus | undefined
  /** Reads again what the card lacks. Null: it is loaded, or loading. */
  onRetry: (() => void) | null
}

/** Everything below the name. JOIN and the bookmark stay at the bottom while the rest scrolls. */
export function BandModalBody({ band, status, onRetry }: BandModalBodyProps) {
  const { join, dialogs } = useJoinFlow()
  const { report, sheet } = useReportedBand(band.bandId, band.title)
  return (
    <>
      <Body>
        <BandLinks band={band} />
        <BandTags tags={band.tags} />
        {band.description !== '' && <BandDescription text={band.description} />}
        {band.deadline !== null && (
          <Deadline>
            <CalendarIcon size={18} />
            deadline: {band.deadline}
          </Deadline>
        )}
        {report && (
          <ReportLine>
            <TextButton aria-haspopup="dialog" onClick={report}>
              <FlagIcon size={18} />
              신고
            </TextButton>
          </ReportLine>
        )}
        {onRetry && (
          <Problem role="alert">
            오류가 발생했습니다
            <Button size="s" onClick={onRetry}>
              새로고침
            </Button>
          </Problem>
        )}
      </Body>
      <Foot>
        <JoinButton bandId={band.bandId} status={status} onJoin={() => join({ bandId: band.bandId })} />
        {band.bandId !== null && <BookmarkToggle bandId={band.bandId} />}
      </Foot>
      <RoomsAsked />
      {dialogs}
      <ReportWhenOpen {...sheet} />
    </>
  )
}

const Body = styled.div`
  flex: 1;
  min-height: 0;
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 0 20px 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  > * {
    flex: none;
  }
`

const Deadline = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  ${type.numbers}
  color: ${color.t2};
`

const ReportLine = styled.div`
  margin: -12px 0 -4px;
`

const Problem = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  ${type.label}
  color: ${color.t2};
`

const Foot = styled.footer`
  flex: none;
  display: flex;
  gap: 12px;
  padding: 16px 20px 20px;
  > [data-control='join'] {
    flex: 1;
    min-width: 0;
    min-height: 52px;
    padding: 0 12px;
  }
`

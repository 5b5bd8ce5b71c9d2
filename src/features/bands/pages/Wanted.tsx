import styled from '@emotion/styled'
import type { BandMember, BandStatus } from '#contract/http/bands/bands.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { SessionBadges } from '#src/ui/people/SessionBadges.tsx'
import { theme } from '#src/ui/theme.ts'
import { BandStatusBadge } from '../BandStatusBadge.tsx'

interface WantedProps {
  status: BandStatus
  /** The wanted sessions. */
  seats: readonly BandMember[]
}

/** Which sessions the band is recruiting for. */
export const Wanted = ({ status, seats }: WantedProps) => (
  <Section title="모집 세션" end={<BandStatusBadge status={status} />}>
    {seats.length > 0 ? (
      <SessionBadges sessions={seats.map(({ role }) => ({ sessionType: role }))} />
    ) : (
      <Nobody>지금은 찾고 있는 세션이 없어요.</Nobody>
    )}
  </Section>
)

const Nobody = styled.p`
  ${theme.type.body2}
  color: ${theme.color.t3};
`

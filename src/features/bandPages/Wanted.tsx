import styled from '@emotion/styled'
import type { BandMember, BandStatus } from '#contract/http/bands.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { BandStatusBadge } from '#src/features/bands/public.ts'
import { InstrumentIcon } from '#src/ui/InstrumentIcon.tsx'
import { Section } from '#src/ui/Section.tsx'
import { theme } from '#src/ui/theme.ts'

interface WantedProps {
  status: BandStatus
  /** Those that are being recruited. */
  seats: readonly BandMember[]
}

/** Whom the band is looking for. */
export const Wanted = ({ status, seats }: WantedProps) => (
  <Section title="모집 세션" end={<BandStatusBadge status={status} />}>
    {seats.length > 0 ? (
      <List>
        {seats.map(({ role }) => (
          <li key={role}>
            <InstrumentIcon session={role} size={22} />
            {SESSION_NAMES[role]}
          </li>
        ))}
      </List>
    ) : (
      <Nobody>지금은 찾고 있는 세션이 없어요.</Nobody>
    )}
  </Section>
)

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 40px;
    padding: 0 14px 0 10px;
    border-radius: ${theme.radius.full}px;
    background: ${theme.color.s3};
    ${theme.type.body2}
    font-weight: 600;
  }
`

const Nobody = styled.p`
  ${theme.type.body2}
  color: ${theme.color.t3};
`

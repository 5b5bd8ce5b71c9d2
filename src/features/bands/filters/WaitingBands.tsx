import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { BandSessionType } from '#contract/sessions.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { paths } from '#src/lib/paths.ts'
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { NO_FILTERS, queryOf, waitingText } from './bandFilters.ts'
import { useCountBandsQuery } from './filteredBandsApi.ts'

/** The sessions that a member plays best are the first ones of the profile. */
const SHOWN = 3

/** For each session that the member plays, how many bands are waiting for it. Nothing while it is not known. */
export function WaitingBands() {
  const { data: profile } = profileApi.useReadProfileQuery()
  const sessions = profile?.availableSessions.map(({ sessionType }) => sessionType) ?? []
  return <WaitingLinks sessions={sessions.slice(0, SHOWN)} />
}

/** A link for each session that bands are waiting for. */
export const WaitingLinks = ({ sessions }: { sessions: readonly BandSessionType[] }) => (
  <Links>
    {sessions.map((session) => (
      <WaitingLink key={session} session={session} />
    ))}
  </Links>
)

function WaitingLink({ session }: { session: BandSessionType }) {
  const { data: count = 0 } = useCountBandsQuery(queryOf({ ...NO_FILTERS, session: [session] }, ''))
  if (count === 0) return null
  return (
    <li>
      <Way to={paths.waitingBands(session)}>
        <InstrumentIcon session={session} size={22} />
        <span>
          {waitingText([session])} {count}팀
        </span>
        <ChevronRightIcon size={18} />
      </Way>
    </li>
  )
}

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  width: calc(100% - 32px);
  max-width: ${theme.frame.bandMax}px;
  margin: 0 auto;
  &:not(:empty) {
    padding: 8px 0;
  }
`

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 8px 16px;
  border-radius: ${theme.radius.m}px;
  background: ${theme.color.s1};
  ${theme.type.body2}
  ${theme.type.numbers}
  font-weight: 600;
  color: ${theme.color.t1};
  &:active {
    background: ${theme.color.s2};
  }
  span {
    flex: 1;
    min-width: 0;
  }
`

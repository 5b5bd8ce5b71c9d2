import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatRoomTime, toInstant } from '#src/lib/time/time.ts'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { ListRowContent, RowEnd } from '#src/ui/lists/ListRow.tsx'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { PassFailBadge } from '#src/ui/people/PassFailBadge.tsx'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { theme } from '#src/ui/theme.ts'
import { ApplicantRowContent, applicantRowCss } from './ApplicantRow.tsx'
import { peopleWhoApplied } from './applicants.ts'
import type { Application } from './applications.ts'

interface ApplicationListProps {
  bandId: number
  isManager: boolean
  applications: readonly Application[]
}

/** Links to the application rooms. Decisions are made on the page of the applicants. */
export function ApplicationList({ bandId, isManager, applications }: ApplicationListProps) {
  const now = useNow()
  return (
    <section>
      <Bar>
        <h2>{isManager ? `지원자 ${applicantCount(applications)}명` : '밴드 모집 채팅방'}</h2>
        {isManager && (
          <Link css={textButtonCss} to={paths.bandRecruit(bandId)}>
            지원자 관리
          </Link>
        )}
      </Bar>
      <ul>
        {applications.map((application) => (
          <li key={application.roomId}>
            <Link to={paths.bandRoom(application.roomId)} css={applicantRowCss}>
              <RowContent application={application} now={now} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const applicantCount = (applications: readonly Application[]) =>
  peopleWhoApplied(
    applications.flatMap(({ roomId, applicant }) =>
      applicant ? { roomId, memberId: applicant.memberId } : [],
    ),
  )

function RowContent({ application, now }: { application: Application; now: number }) {
  const { applicant, session, passFail, lastMessageAt, unreadCount } = application
  if (applicant) {
    const { memberId, nickname, profileImageUrl } = applicant
    return (
      <ApplicantRowContent
        applicant={{ memberId, nickname, imageUrl: profileImageUrl, session, passFail, lastMessageAt }}
        unread={unreadCount}
        now={now}
      />
    )
  }
  return (
    <ListRowContent
      thumb={
        <Instrument>
          <InstrumentIcon session={session} size={24} />
        </Instrument>
      }
      title={`${SESSION_NAMES[session]} 지원`}
      mark={<PassFailBadge passFail={passFail} own />}
      trailing={
        <RowEnd>
          {lastMessageAt !== null && (
            <time dateTime={lastMessageAt}>{formatRoomTime(toInstant(lastMessageAt), now)}</time>
          )}
          <UnreadBadge count={unreadCount} />
        </RowEnd>
      }
    />
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: 0 var(--gutter);
  h2 {
    ${theme.type.label}
    color: ${theme.color.t2};
  }
`

const Instrument = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 52px;
  height: 52px;
  border-radius: 50%;
  background: ${theme.color.s2};
`

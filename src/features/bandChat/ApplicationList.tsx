import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { useNow } from '#src/lib/now.ts'
import { paths } from '#src/lib/paths.ts'
import { formatRoomTime, toInstant } from '#src/lib/time.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { InstrumentIcon } from '#src/ui/InstrumentIcon.tsx'
import { listRowCss, ListRowContent, RowEnd } from '#src/ui/ListRow.tsx'
import { PassFailBadge } from '#src/ui/PassFailBadge.tsx'
import { theme } from '#src/ui/theme.ts'
import { UnreadBadge } from '#src/ui/UnreadBadge.tsx'
import type { Application } from './applications.ts'

interface ApplicationListProps {
  isManager: boolean
  applications: readonly Application[]
}

/** The rooms, each a step away. */
export function ApplicationList({ isManager, applications }: ApplicationListProps) {
  const now = useNow()
  return (
    <section>
      <Title>{isManager ? `지원자 ${applications.length}명` : '밴드 모집 채팅방'}</Title>
      <ul>
        {applications.map((application) => (
          <li key={application.roomId}>
            <ApplicationRow application={application} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ApplicationRow({ application, now }: { application: Application; now: number }) {
  const { roomId, applicant, session, passFail, lastMessageAt, unreadCount } = application
  const name = SESSION_NAMES[session]
  return (
    <Link to={paths.bandRoom(roomId)} css={listRowCss}>
      <ListRowContent
        thumb={
          applicant ? (
            <Avatar memberId={applicant.memberId} src={applicant.profileImageUrl} size={52} />
          ) : (
            <Instrument>
              <InstrumentIcon session={session} size={24} />
            </Instrument>
          )
        }
        title={applicant ? applicant.nickname : `${name} 지원`}
        mark={<PassFailBadge passFail={passFail} own={!applicant} />}
        {...(applicant && { subtitle: `${name} 지원` })}
        trailing={
          <RowEnd>
            {lastMessageAt !== null && (
              <time dateTime={lastMessageAt}>{formatRoomTime(toInstant(lastMessageAt), now)}</time>
            )}
            <UnreadBadge count={unreadCount} />
          </RowEnd>
        }
      />
    </Link>
  )
}

const Title = styled.h2`
  padding: 4px var(--gutter);
  ${theme.type.label}
  color: ${theme.color.t2};
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

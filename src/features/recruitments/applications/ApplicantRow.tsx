import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Applicant } from '#contract/http/recruitments/applications.ts'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { formatRoomTime, toInstant } from '#src/lib/time/time.ts'
import { listRowCss, ListRowContent, RowEnd } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Badge } from '#src/ui/people/Badge.tsx'
import { PassFailBadge } from '#src/ui/people/PassFailBadge.tsx'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'

const NO_MESSAGE_TEXT = '아직 나눈 메시지가 없어요'

interface ApplicantRowContentProps {
  /** Without `content`: the last message is not known here. */
  applicant: Omit<Applicant, 'roomId' | 'content'> & { content?: string }
  unread: number
  /** ms since the epoch. */
  now: number
}

/**
 * The applicant, the session and the result so far. Render it inside a link or button with `applicantRowCss`.
 */
export function ApplicantRowContent({ applicant, unread, now }: ApplicantRowContentProps) {
  const { memberId, nickname, imageUrl, session, content, lastMessageAt, passFail } = applicant
  return (
    <ListRowContent
      thumb={<Avatar memberId={memberId} src={imageUrl} size={52} />}
      title={nickname}
      mark={<Badge tone="quiet">{SESSION_NAMES[session]}</Badge>}
      subtitle={content === undefined ? undefined : content || NO_MESSAGE_TEXT}
      trailing={
        <RowEnd>
          {lastMessageAt !== null && (
            <time dateTime={lastMessageAt}>{formatRoomTime(toInstant(lastMessageAt), now)}</time>
          )}
          <Marks>
            {unread > 0 && <UnreadBadge count={unread} />}
            <PassFailBadge passFail={passFail} />
          </Marks>
        </RowEnd>
      }
    />
  )
}

export const applicantRowCss = css`
  ${listRowCss}
  min-height: 80px;
  @media (max-width: 280px) {
    justify-content: flex-start;
    > :last-child {
      margin-left: auto;
    }
  }
`

/* As tall as a badge even without one, so that the times of all rows align. */
const Marks = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 22px;
`

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Applicant } from '#contract/http/recruitments/applications.ts'
import { LEVEL_NAMES, SESSION_NAMES } from '#contract/sessions.ts'
import { formatRoomTime, toInstant } from '#src/lib/time/time.ts'
import { MusicIcon } from '#src/ui/icons/MusicIcon.tsx'
import { listRowCss, ListRowContent, RowEnd } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { LevelIcon } from '#src/ui/people/LevelIcon.tsx'
import { PassFailBadge } from '#src/ui/people/PassFailBadge.tsx'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { theme } from '#src/ui/theme.ts'

const NO_MESSAGE_TEXT = '아직 나눈 메시지가 없어요'

type Known = 'memberId' | 'nickname' | 'imageUrl' | 'session' | 'lastMessageAt' | 'passFail'
type Unknown = 'content' | 'level' | 'songsInCommon' | 'clip'

interface ApplicantRowContentProps {
  /** What only RC4 tells may be missing: the last words, the level, the songs and the clip. */
  applicant: Pick<Applicant, Known> & Partial<Pick<Applicant, Unknown>>
  unread: number
  /** ms since the epoch. */
  now: number
}

/**
 * The applicant, what they play, and the result so far. Render it inside a link or button with
 * `applicantRowCss`.
 */
export function ApplicantRowContent({ applicant, unread, now }: ApplicantRowContentProps) {
  const { memberId, nickname, imageUrl, content, clip, lastMessageAt, passFail } = applicant
  // who has sent a sound has said something
  const words = content || (clip ? undefined : NO_MESSAGE_TEXT)
  return (
    <ListRowContent
      thumb={<Avatar memberId={memberId} src={imageUrl} size={52} />}
      title={nickname}
      mark={<PassFailBadge passFail={passFail} />}
      subtitle={content === undefined ? undefined : words}
      facts={<Facts {...applicant} />}
      trailing={
        <RowEnd>
          {lastMessageAt !== null && (
            <time dateTime={lastMessageAt}>{formatRoomTime(toInstant(lastMessageAt), now)}</time>
          )}
          <Marks>{unread > 0 && <UnreadBadge count={unread} />}</Marks>
        </RowEnd>
      }
    />
  )
}

function Facts({ session, level = null, songsInCommon = 0 }: ApplicantRowContentProps['applicant']) {
  return (
    <FactLine>
      <span>
        <InstrumentIcon session={session} size={18} />
        {SESSION_NAMES[session]}
        {level !== null && (
          <>
            {' '}
            {LEVEL_NAMES[level]}
            <LevelIcon level={level} size={18} />
          </>
        )}
      </span>
      {songsInCommon > 0 && (
        <span>
          <MusicIcon size={18} />
          같이 듣는 곡 {songsInCommon}
        </span>
      )}
    </FactLine>
  )
}

export const applicantRowCss = css`
  ${listRowCss}
  align-items: flex-start;
  min-height: 80px;
  padding: 16px var(--gutter);
  @media (max-width: 280px) {
    justify-content: flex-start;
    > :last-child {
      margin-left: auto;
    }
  }
`

const FactLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-top: 8px;
  ${theme.type.caption}
  font-weight: 600;
  color: ${theme.color.t2};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
  }
  svg {
    color: ${theme.color.t1};
  }
`

/* As tall as a badge even without one, so that the times of all rows align. */
const Marks = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 22px;
`

import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { CaseRow } from '#contract/http/safety/moderation.ts'
import { moderationPaths } from '#src/lib/moderationPaths.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { DocumentIcon } from '#src/ui/icons/DocumentIcon.tsx'
import { TabMyIcon } from '#src/ui/icons/TabMyIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { DueTime } from './DueTime.tsx'
import { aboutText, DECISION_TEXT, REASON_TEXT, reportedByText } from './moderationWords.ts'

const ICONS = { MEMBER: TabMyIcon, MESSAGE: ChatIcon, ROOM: UsersIcon, BAND: DocumentIcon }

interface QueueRowProps {
  row: CaseRow
  /** It is the case on screen. */
  isOpen: boolean
}

export function QueueRow({ row, isOpen }: QueueRowProps) {
  const Icon = ICONS[row.kind]
  return (
    <li>
      <Row to={moderationPaths.case(row.caseId)} aria-current={isOpen ? 'page' : undefined}>
        <Tile>
          <Icon size={22} />
        </Tile>
        <Words>
          <Top>
            <b>{REASON_TEXT[row.reason]}</b>
            <End row={row} />
          </Top>
          <span>{aboutText(row)}</span>
          <small>
            {reportedByText(row)}
            {row.state === 'TAKEN' && row.moderator && ` · ${row.moderator.nickname}님이 보는 중`}
          </small>
        </Words>
      </Row>
    </li>
  )
}

function End({ row: { state, dueAt, decision, closedAt } }: { row: CaseRow }) {
  const now = useNow()
  if (state !== 'CLOSED') return <DueTime dueAt={dueAt} />
  return (
    <Done>
      {decision !== null && DECISION_TEXT[decision]}
      {closedAt !== null && ` · ${formatShortDate(toInstant(closedAt), now)}`}
    </Done>
  )
}

const { color, type } = theme

const Row = styled(Link)`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  padding: 14px var(--gutter);
  li + li > & {
    box-shadow: inset 0 1px 0 ${color.line};
  }
  &:active,
  &[aria-current] {
    background: ${color.s2};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

const Tile = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: 14px;
  background: ${color.s2};
  color: ${color.t2};
  [aria-current] > & {
    background: ${color.s3};
    color: ${color.t1};
  }
`

const Words = styled.span`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  > span + span {
    ${type.label}
    font-weight: 500;
    color: ${color.t2};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    margin-top: 2px;
    ${type.caption}
    color: ${color.t3};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

const Top = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 8px;
  b {
    ${type.body1}
    font-weight: 600;
  }
`

const Done = styled.span`
  ${type.caption}
  ${type.numbers}
  color: ${color.t3};
`

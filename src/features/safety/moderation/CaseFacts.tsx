import styled from '@emotion/styled'
import { useNow } from '#src/lib/time/now.ts'
import { formatShortDate, toDateTime, toInstant } from '#src/lib/time/time.ts'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'
import { formatMonth } from '../moments.ts'
import { CaseEvidence } from './CaseEvidence.tsx'
import type { CaseDetail } from './moderationApi.ts'
import { DECISION_TEXT, pastText, REASON_TEXT } from './moderationWords.ts'

/** The member, the evidence, and earlier decisions. */
export function CaseFacts({ detail }: { detail: CaseDetail }) {
  const { member, past } = detail
  const now = useNow()
  return (
    <>
      <Who>
        <Avatar memberId={member.memberId} src={member.imageUrl} size={52} />
        <div>
          <h2>{member.nickname}</h2>
          <p>
            {formatMonth(toInstant(member.joinedAt))} 가입 · 밴드 {member.bands}팀
          </p>
        </div>
      </Who>
      <Facts>
        <div>
          <dt>받은 신고</dt>
          <dd>{member.reports}번</dd>
        </div>
        <div>
          <dt>지난 제재</dt>
          <dd>{pastText(past)}</dd>
        </div>
        <div>
          <dt>차단됨</dt>
          <dd>{member.blockedBy}명에게</dd>
        </div>
      </Facts>
      <CaseEvidence reports={detail.reports} />
      <Part>
        <h2>지난 기록</h2>
        {past.length === 0 ? (
          <p>지난 기록이 없어요.</p>
        ) : (
          <ul>
            {past.map(({ caseId, decision, reason, decidedAt }) => (
              <li key={`${caseId} ${decidedAt}`}>
                <b>{DECISION_TEXT[decision]}</b>
                <span>{REASON_TEXT[reason]}</span>
                <time dateTime={toDateTime(toInstant(decidedAt))}>
                  {formatShortDate(toInstant(decidedAt), now)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  )
}

const { color, type } = theme

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 20px var(--gutter) 0;
  > div {
    min-width: 0;
  }
  h2 {
    ${type.title3}
    overflow-wrap: anywhere;
  }
  p {
    ${type.label}
    ${type.numbers}
    font-weight: 500;
    color: ${color.t2};
  }
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 14px;
  padding: 0 var(--gutter);
  > div {
    flex: 1 1 auto;
    padding: 10px 12px;
    border-radius: 12px;
    background: ${color.s2};
  }
  dt {
    ${type.micro}
    font-weight: 500;
    color: ${color.t3};
  }
  dd {
    margin-top: 1px;
    ${type.label}
    ${type.numbers}
    white-space: nowrap;
  }
`

const Part = styled.section`
  padding: 28px var(--gutter) 24px;
  h2 {
    margin-bottom: 4px;
    ${type.title3}
  }
  > p {
    ${type.label}
    font-weight: 500;
    color: ${color.t3};
  }
  li {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 2px 10px;
    min-height: 44px;
    ${type.label}
    font-weight: 500;
    color: ${color.t2};
  }
  li + li {
    box-shadow: inset 0 1px 0 ${color.line};
  }
  b {
    font-weight: 600;
    color: ${color.t1};
  }
  time {
    margin-left: auto;
    ${type.numbers}
    color: ${color.t3};
  }
`

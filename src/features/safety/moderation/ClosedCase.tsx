import styled from '@emotion/styled'
import type { CaseRow } from '#contract/http/safety/moderation.ts'
import { useKeptWords } from '#src/lib/page/keptWords.ts'
import { toInstant } from '#src/lib/time/time.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { theme } from '#src/ui/theme.ts'
import { formatMoment } from '../moments.ts'
import { DECISION_TEXT } from './moderationWords.ts'

/** What was decided, by whom. Words of an own decision that came too late can still be read here. */
export function ClosedCase({ row: { caseId, decision, moderator, closedAt } }: { row: CaseRow }) {
  const [words, setWords] = useKeptWords(`case.${caseId}`)
  return (
    <Part aria-labelledby="closed">
      <h2 id="closed">결정</h2>
      <p>
        <b>{decision === null ? '끝난 신고' : DECISION_TEXT[decision]}</b>
        {moderator && ` · ${moderator.nickname}`}
      </p>
      {closedAt !== null && <small>{formatMoment(toInstant(closedAt))}</small>}
      {words !== '' && (
        <>
          <h3>보내지 않은 말</h3>
          <blockquote>{words}</blockquote>
          <TextButton underlined onClick={() => setWords('')}>
            지우기
          </TextButton>
        </>
      )}
    </Part>
  )
}

const { color, type, radius } = theme

const Part = styled.section`
  padding: 4px var(--gutter) 32px;
  h2 {
    margin-bottom: 6px;
    ${type.title3}
  }
  h3 {
    margin: 20px 0 8px;
    ${type.label}
    color: ${color.t2};
  }
  p {
    ${type.body2}
    color: ${color.t2};
  }
  b {
    font-weight: 600;
    color: ${color.t1};
  }
  small {
    ${type.caption}
    color: ${color.t3};
  }
  blockquote {
    margin: 0;
    padding: 14px 16px;
    border-radius: ${radius.m}px;
    background: ${color.s2};
    ${type.body2}
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

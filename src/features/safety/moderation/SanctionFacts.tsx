import styled from '@emotion/styled'
import type { SanctionRow } from '#contract/http/safety/moderation.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { Badge } from '#src/ui/people/Badge.tsx'
import { theme } from '#src/ui/theme.ts'
import { formatNearMoment } from '../moments.ts'
import { phaseOf } from '../sanctions/sanctionWords.ts'
import { sanctionText } from './moderationWords.ts'

const PHASE_TEXT = { active: '적용 중', over: '끝남', lifted: '풀림' } as const

/** What was decided, since and until when, why, and by whom. */
export function SanctionFacts({ sanction }: { sanction: SanctionRow }) {
  const now = useNow()
  const { kind, reason, startsAt, endsAt, moderator } = sanction
  const phase = phaseOf(sanction, now)
  return (
    <Facts>
      <p>
        <b>{sanctionText(sanction)}</b>
        {kind !== 'WARNING' && (
          <Badge tone={phase === 'active' ? 'redSoft' : 'quiet'}>{PHASE_TEXT[phase]}</Badge>
        )}
      </p>
      <p data-reason>{reason}</p>
      <small>
        {formatShortDate(toInstant(startsAt), now)}
        {endsAt !== null && ` ~ ${formatNearMoment(toInstant(endsAt), now)}`}
        {moderator && ` · ${moderator.nickname}`}
      </small>
    </Facts>
  )
}

const { color, type } = theme

const Facts = styled.div`
  min-width: 0;
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    ${type.body2}
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  p[data-reason] {
    display: block;
    margin-top: 2px;
    color: ${color.t2};
    white-space: pre-line;
  }
  small {
    display: block;
    margin-top: 4px;
    ${type.caption}
    ${type.numbers}
    color: ${color.t3};
  }
`

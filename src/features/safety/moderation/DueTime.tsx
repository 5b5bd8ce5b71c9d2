import styled from '@emotion/styled'
import { useNow } from '#src/lib/time/now.ts'
import { toDateTime, toInstant } from '#src/lib/time/time.ts'
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { dueText } from './moderationWords.ts'

/** Until when reports are promised an answer; red below two hours. */
export function DueTime({ dueAt }: { dueAt: string }) {
  const { text, isUrgent } = dueText(dueAt, useNow())
  return (
    <Due dateTime={toDateTime(toInstant(dueAt))} data-urgent={isUrgent}>
      <ClockIcon size={16} />
      {text}
    </Due>
  )
}

const { color, type } = theme

const Due = styled.time`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  ${type.caption}
  ${type.numbers}
  font-weight: 600;
  color: ${color.t3};
  white-space: nowrap;
  &[data-urgent='true'] {
    color: ${color.redText};
  }
`

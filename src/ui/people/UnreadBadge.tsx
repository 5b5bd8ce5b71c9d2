import styled from '@emotion/styled'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { theme } from '../theme.ts'

interface UnreadBadgeProps {
  count: number
  /** What is counted, for screen readers. */
  of?: string
  /** Of a muted room: grey. */
  quiet?: boolean
}

/** Invisible at 0, but it keeps its space, so that the times above stay aligned. */
export function UnreadBadge({ count, of = '읽지 않은 메시지', quiet = false }: UnreadBadgeProps) {
  return (
    <Pill data-none={count <= 0} data-quiet={quiet}>
      <span aria-hidden="true">{count > 99 ? '99+' : Math.max(count, 0)}</span>
      {count > 0 && (
        <VisuallyHidden>
          {of} {count}개
        </VisuallyHidden>
      )}
    </Pill>
  )
}

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 20px;
  height: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: ${theme.color.red};
  color: ${theme.color.onRed};
  ${theme.type.micro}
  ${theme.type.numbers}
  font-weight: 700;
  /* two digits must not wrap where a corner leaves the pill little space */
  white-space: nowrap;
  &[data-quiet='true'] {
    background: ${theme.color.s4};
    color: ${theme.color.t2};
  }
  &[data-none='true'] {
    visibility: hidden;
  }
`

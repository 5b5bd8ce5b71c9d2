import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** The first stop of the Tab key; visible only while it has the focus. */
export function SkipLink({ targetId }: { targetId: string }) {
  const skip = () => document.getElementById(targetId)?.focus()
  return (
    <Button type="button" onClick={skip}>
      본문으로 건너뛰기
    </Button>
  )
}

const Button = styled.button`
  position: absolute;
  left: 8px;
  top: calc(6px + var(--safe-t));
  z-index: ${theme.z.toast};
  padding: 0 16px;
  min-height: 44px;
  border-radius: ${theme.radius.m}px;
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  ${theme.type.label}
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`

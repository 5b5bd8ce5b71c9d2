import styled from '@emotion/styled'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { theme } from '../theme.ts'

/** The drawing of a tick; the surrounding row or card has the role and the state. */
export function Checkmark({ on }: { on: boolean }) {
  return (
    <Mark data-on={on} aria-hidden="true">
      {on && <CheckIcon size={16} strokeWidth={2.6} />}
    </Mark>
  )
}

const Mark = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  color: ${theme.color.onRed};
  transition: background ${theme.motion.fast}ms ${theme.motion.out};
  &[data-on='true'] {
    background: ${theme.color.red};
    box-shadow: none;
  }
`

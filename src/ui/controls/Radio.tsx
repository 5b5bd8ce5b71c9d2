import styled from '@emotion/styled'
import { theme } from '../theme.ts'

/** The appearance of a radio button; the row around it has the role and the state. */
export function Radio({ on }: { on: boolean }) {
  return <Ring data-on={on} aria-hidden="true" />
}

const Ring = styled.span`
  position: relative;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${theme.color.lineStrong};
  &[data-on='true'] {
    box-shadow: inset 0 0 0 2px ${theme.color.t1};
  }
  &[data-on='true']::after {
    content: '';
    position: absolute;
    inset: 7px;
    border-radius: 50%;
    background: ${theme.color.red};
  }
`

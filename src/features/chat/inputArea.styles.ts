import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

/** The line above the field: the error and the counter. */
export const Note = styled.div`
  display: flex;
  gap: 12px;
  padding: 8px 26px 0;
  ${type.caption}
  color: ${color.redText};
  &[data-empty='true'] {
    padding: 0;
  }
  p {
    flex: 1;
  }
`

export const Counter = styled.span`
  flex: none;
  ${type.numbers}
  color: ${color.t2};
  &[data-over='true'] {
    color: ${color.redText};
  }
`

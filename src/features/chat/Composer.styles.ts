import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

export const Form = styled.form`
  flex: none;
  position: relative;
`

export const Hint = styled.p`
  ${type.caption}
  color: ${color.redText};
  &:not(:empty) {
    padding: 8px 88px 0 26px;
  }
`

export const Counter = styled.span`
  position: absolute;
  right: 26px;
  top: -24px;
  padding: 2px 8px;
  border-radius: 10px;
  background: ${color.s3};
  ${type.micro}
  ${type.numbers}
  color: ${color.t2};
  pointer-events: none;
  &[data-over='true'] {
    top: 9px;
    padding: 0;
    background: none;
    color: ${color.redText};
  }
`

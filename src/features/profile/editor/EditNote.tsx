import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** A number after the title of a block. */
export const EditNote = styled.span`
  font-size: 15px;
  font-weight: 500;
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

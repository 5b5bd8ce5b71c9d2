import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** How many of how many are chosen, after a section's title. */
export const Count = styled.span`
  font-size: 15px;
  font-weight: 500;
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

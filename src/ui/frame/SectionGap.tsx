import styled from '@emotion/styled'
import { theme } from '../theme.ts'

/** The divider between the parts of a long form. */
export const SectionGap = styled.hr`
  height: 8px;
  margin: 28px 0 0;
  border: 0;
  background: ${theme.color.band};
`

import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** The column of cards, at most 420 px wide (docs/product/bands.md "Recommended bands"). */
export const Column = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  width: calc(100% - 32px);
  max-width: ${theme.frame.bandMax}px;
  margin: 0 auto;
`

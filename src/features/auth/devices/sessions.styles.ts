import { css } from '@emotion/react'

/** Around the cards, and around what stands in their place while they are read. */
export const placeCss = css`
  padding: 12px var(--gutter) 32px;
  &:focus {
    outline: none;
  }
`

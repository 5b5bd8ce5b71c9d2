import { css } from '@emotion/react'

/** The container of the cards, and of their skeleton. */
export const placeCss = css`
  padding: 12px var(--gutter) 32px;
  &:focus {
    outline: none;
  }
`

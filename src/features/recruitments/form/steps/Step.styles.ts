import { css } from '@emotion/react'

export const searchCss = css`
  padding: 0 var(--gutter);
`

/** The strip of chosen items between the search and its results. The crosses stick out of the pictures. */
export const stripCss = css`
  flex: none;
  --cross-out: 8px;
  ul {
    padding-top: 26px;
    padding-bottom: 4px;
  }
`

import { css } from '@emotion/react'

export const searchCss = css`
  padding: 0 var(--gutter);
`

/** Between the search and its results: what was chosen. The crosses stand out of the corners of the pictures. */
export const stripCss = css`
  flex: none;
  --cross-out: 8px;
  ul {
    padding-top: 26px;
    padding-bottom: 4px;
  }
  li > span:last-of-type {
    -webkit-line-clamp: 1;
  }
`

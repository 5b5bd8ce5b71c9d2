import { css } from '@emotion/react'

/** Gets the focus when the row that had it is gone. */
export const listPlaceCss = css`
  flex: 1;
  display: flex;
  flex-direction: column;
  &:focus {
    outline: none;
  }
`

export const rowsCss = css`
  padding-bottom: 24px;
  touch-action: manipulation;
  :is(a, button) {
    /* a focused element is not covered by the header and the tab bar */
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 8px) 0 calc(var(--tabbar-h) + 16px);
  }
`

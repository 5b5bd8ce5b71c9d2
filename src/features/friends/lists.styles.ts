import { css } from '@emotion/react'
import { listRowCss } from '#src/ui/lists/ListRow.tsx'

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

/** A person, who links to the profile, with buttons beside. */
export const personRowCss = css`
  display: flex;
  align-items: center;
  padding-right: 4px;
  @media (max-width: 280px) {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`

export const personCss = css`
  ${listRowCss}
  flex: 1;
  min-width: 0;
  padding-right: 12px;
  @media (max-width: 280px) {
    flex-basis: 100%;
    flex-wrap: nowrap;
  }
`

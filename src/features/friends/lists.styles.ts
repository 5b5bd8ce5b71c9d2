import { css } from '@emotion/react'
import { listRowCss } from '#src/ui/lists/ListRow.tsx'

/** Takes the focus when the row that had it is gone. */
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
    /* what has the focus stands clear of the bars above and below */
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 8px) 0 calc(var(--tabbar-h) + 16px);
  }
`

/** Somebody, and beside it what can be done: the person is the link to their profile. */
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

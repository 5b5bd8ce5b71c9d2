import { css } from '@emotion/react'
import { listRowCss } from './ListRow.tsx'

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

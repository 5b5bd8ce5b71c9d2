import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../theme.ts'

const { color } = theme

/**
 * The one column of the app: 448 at most, hairlines on wide windows. `data-tabbed` leaves room for the tab bar,
 * `data-chat` makes it exactly as tall as the window so that the thread inside scrolls instead of the page.
 */
export const AppColumn = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: var(--col);
  min-height: 100svh;
  margin: 0 auto;
  background: ${color.bg};
  overflow-x: clip;
  isolation: isolate;
  &[data-tabbed='true'] {
    padding-bottom: var(--tabbar-h);
  }
  &[data-chat='true'] {
    height: 100dvh;
    min-height: 0;
  }
  @media (min-width: 449px) {
    box-shadow:
      1px 0 0 ${color.line},
      -1px 0 0 ${color.line};
  }
`

/** Fixed parts are centred to the column, not to the window. */
export const columnFixed = css`
  position: fixed;
  left: 50%;
  transform: translateX(-50%);
  width: 100%;
  max-width: var(--col);
`

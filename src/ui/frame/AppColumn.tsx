import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../theme.ts'

const { color } = theme

/**
 * The app's only column: at most 448 px, with hairlines on wide windows. `data-tabbed` leaves space for the
 * tab bar. `data-chat` makes it exactly as tall as the window, so that the thread scrolls and not the page.
 * `data-wide` lets it grow on desktop windows.
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
  @media (min-width: 1024px) {
    &[data-wide='true'] {
      max-width: 1440px;
    }
  }
  @media (min-width: 449px) {
    box-shadow:
      1px 0 0 ${color.line},
      -1px 0 0 ${color.line};
  }
`

/** Centres fixed parts on the column. */
export const columnFixed = css`
  position: fixed;
  left: 50%;
  transform: translateX(-50%);
  width: 100%;
  max-width: var(--col);
`

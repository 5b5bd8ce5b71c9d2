import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { theme } from '../theme.ts'
import { BACK_AFTER_MS, WHILE_TYPING } from './typing.ts'

/**
 * Holds the main button at the bottom of a page that is at least as tall as the window. With `data-tabbed` it
 * is above the tab bar, and while typing above the keyboard, which takes the bar's place; otherwise it adds
 * the phone's inset, and stays above a bar at the edge of the window (`--edge-h`). Texts above the button
 * belong inside: only the edge of the dock fades. If it is fixed, the content above needs padding of its
 * height plus 24. Toasts stay above the element with `data-dock`.
 */
export function Dock(props: ComponentProps<'div'>) {
  return <Bar data-dock {...props} />
}

const Bar = styled.div`
  position: sticky;
  bottom: var(--edge-h, 0px);
  transition: bottom 0s ${BACK_AFTER_MS}ms;
  @media (pointer: coarse) {
    ${WHILE_TYPING} & {
      transition: none;
    }
  }
  z-index: ${theme.z.dock};
  margin-top: auto;
  padding: 16px 20px calc(16px + var(--safe-b));
  background: linear-gradient(to top, ${theme.color.bg} calc(100% - 16px), rgba(12, 12, 14, 0));
  &[data-tabbed='true'] {
    bottom: var(--tabbar-h);
    padding-bottom: 16px;
  }
  /* the tab bar is hidden while typing: covers what would show in its place */
  &[data-tabbed='true']::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 0;
    right: 0;
    height: var(--tabbar-h);
    background: ${theme.color.bg};
  }
`

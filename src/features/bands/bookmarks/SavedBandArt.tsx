import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

const FROM_TAB_BAR_UP = 'calc(100svh - var(--tabbar-h))'

/** The picture behind the page, darkened below the header and the text. */
export const Art = styled.div`
  position: absolute;
  z-index: ${theme.z.glow};
  inset: 0 0 auto;
  height: ${FROM_TAB_BAR_UP};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to bottom,
      rgba(12, 12, 14, 0.42) 0,
      rgba(12, 12, 14, 0) 22%,
      rgba(12, 12, 14, 0.1) 46%,
      ${theme.color.bg} 96%
    );
  }
`

/** The content at the bottom, above the picture and the button that covers it. */
export const Foot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin-top: auto;
  padding: 120px var(--gutter) 28px;
  pointer-events: none;
`

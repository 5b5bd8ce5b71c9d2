import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../theme.ts'
import { columnFixed } from './AppColumn.tsx'

/* The bar is centred by its own transform, so the animation moves `bottom` instead. */
const rise = keyframes`from { bottom: -96px; }`

/** A bar that rises over the tab bar. Give it `data-over-tabs`, which hides the tabs below. */
export const BarOverTabs = styled.div`
  ${columnFixed}
  z-index: ${theme.z.actionbar};
  bottom: 0;
  border-radius: ${theme.radius.l}px ${theme.radius.l}px 0 0;
  background: ${theme.color.s2};
  box-shadow: ${theme.shadow.e1};
  animation: ${rise} ${theme.motion.sheet}ms ${theme.motion.out};
`

import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { columnFixed } from '#src/ui/frame/AppColumn.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius, motion } = theme

interface PassBarProps {
  /** Says what cannot be undone. */
  warning: ReactNode
  /** Two Buttons: 불합격, then 합격 in red with the count. */
  actions: ReactNode
}

/** The bar with the two decisions, in place of the tab bar. */
export function PassBar({ warning, actions }: PassBarProps) {
  return (
    <Bar role="group" aria-label="결과 정하기" data-over-tabs>
      <p>{warning}</p>
      <div>{actions}</div>
    </Bar>
  )
}

/* The bar is centred by its own transform, so the animation moves `bottom` instead. */
const rise = keyframes`from { bottom: -96px; }`

const Bar = styled.div`
  ${columnFixed}
  z-index: ${theme.z.actionbar};
  bottom: 0;
  padding: 14px 20px calc(20px + var(--safe-b));
  border-radius: ${radius.l}px ${radius.l}px 0 0;
  background: ${color.s2};
  box-shadow: ${theme.shadow.e1};
  animation: ${rise} ${motion.sheet}ms ${motion.out};
  p {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    ${type.caption}
    color: ${color.t2};
  }
  > div {
    display: flex;
    /* a phone at 200 % zoom has no room for two buttons in a row */
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }
  > div > * {
    flex: 1;
    min-height: 52px;
    @media (max-width: 280px) {
      padding: 0 8px;
    }
  }
`

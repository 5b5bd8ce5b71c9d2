import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { BarOverTabs } from '#src/ui/frame/BarOverTabs.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

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

const Bar = styled(BarOverTabs)`
  padding: 14px 20px calc(20px + var(--safe-b));
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

import styled from '@emotion/styled'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { theme } from '#src/ui/theme.ts'

interface StepDockProps extends Omit<ComponentProps<typeof Button>, 'kind' | 'block' | 'disabled'> {
  /** Why it does not go on yet; null: it does. */
  why: ReactNode
  /** What has happened, spoken at once. */
  notice: ReactNode
}

/** The one button of a step, on the tab bar, with what is to be said about it right above. */
export function StepDock({ why, notice, ...button }: StepDockProps) {
  const whyId = useId()
  return (
    <Ground data-tabbed>
      <Words id={whyId}>{why}</Words>
      <Words role="alert">{notice}</Words>
      <Button {...button} kind="red" block disabled={why !== null} aria-describedby={whyId} />
    </Ground>
  )
}

/* words stand on it as well, so only its edge fades */
const Ground = styled(Dock)`
  background: linear-gradient(to top, ${theme.color.bg} calc(100% - 16px), transparent);
`

/* Both stand empty, so that what comes into them is read out. */
const Words = styled.p`
  ${theme.type.label}
  color: ${theme.color.t2};
  text-align: center;
  text-wrap: balance;
  &:not(:empty) {
    padding-bottom: 12px;
  }
  &[role='alert'] {
    color: ${theme.color.redText};
  }
`

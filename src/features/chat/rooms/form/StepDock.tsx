import styled from '@emotion/styled'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { theme } from '#src/ui/theme.ts'

interface StepDockProps extends Omit<ComponentProps<typeof Button>, 'kind' | 'block' | 'disabled'> {
  /** The reason why the button is disabled; null when it is enabled. */
  why: ReactNode
  /** An error or message, announced at once. */
  notice: ReactNode
}

/** The one button of a step, docked at the edge of the window, with its messages above it. */
export function StepDock({ why, notice, ...button }: StepDockProps) {
  const whyId = useId()
  return (
    <Ground>
      <Words id={whyId}>{why}</Words>
      <Words role="alert">{notice}</Words>
      <Button {...button} kind="red" block disabled={why !== null} aria-describedby={whyId} />
    </Ground>
  )
}

/* texts are on it as well, so only its edge fades */
const Ground = styled(Dock)`
  background: linear-gradient(to top, ${theme.color.bg} calc(100% - 16px), transparent);
`

/* Both are mounted while empty, so that text added to them is announced. */
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

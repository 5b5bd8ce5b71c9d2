import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { Form } from '#src/lib/form/useForm.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { StepHead } from '#src/ui/frame/StepHead.tsx'
import { ProgressBar } from '#src/ui/media/ProgressBar.tsx'
import { SIGNUP_PROGRESS } from '../signupSteps.ts'

interface SignupStepProps {
  step: keyof typeof SIGNUP_PROGRESS
  /** One line for each phrase, as drawn. */
  title: readonly [string, string]
  help?: ReactNode
  formProps: Form<never>['formProps']
  /** The field of the step. */
  children: ReactNode
  /** At the bottom: the one button, and what belongs right above it. */
  dock: ReactNode
}

/** One idea per screen: playhead, title, field, button. Enter does what the button does. */
export function SignupStep({ step, title, help, formProps, children, dock }: SignupStepProps) {
  return (
    <Page {...formProps}>
      <ProgressBar percent={SIGNUP_PROGRESS[step]} label="회원가입 진행" />
      <Head title={title} help={help} />
      {children}
      <Bottom>{dock}</Bottom>
    </Page>
  )
}

const Page = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding: 0 var(--gutter);
`

const Head = styled(StepHead)`
  margin-bottom: 32px;
  padding-top: 24px;
`

const Bottom = styled(Dock)`
  margin-left: calc(var(--gutter) * -1);
  margin-right: calc(var(--gutter) * -1);
`

import styled from '@emotion/styled'
import { type ReactNode, useLayoutEffect } from 'react'
import type { Form } from '#src/lib/form/useForm.ts'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { StepHead } from '#src/ui/frame/StepHead.tsx'
import { ProgressBar } from '#src/ui/media/ProgressBar.tsx'

export interface AuthStepProps {
  /** What the progress is of, and how far it is in percent. Absent: the only step. */
  progress?: { label: string; percent: number }
  /** The two lines of the title. */
  title: readonly [string, string]
  help?: ReactNode
  formProps: Form<never>['formProps']
  /** The fields of the step. */
  children: ReactNode
  /** The button, and what stands right above it. */
  dock: ReactNode
}

/**
 * The frame of a step: progress, title, fields, button. Enter does what the button does. A step that begins
 * with a text field focuses it, before the frame of the app would focus the heading.
 */
export function AuthStep({ progress, title, help, formProps, children, dock }: AuthStepProps) {
  const { ref: form } = formProps
  useLayoutEffect(() => {
    const first = form.current?.querySelector<HTMLInputElement>('input:not([hidden])')
    if (first && first.type !== 'radio') first.focus()
  }, [form])
  return (
    <Page {...formProps}>
      {progress && <ProgressBar {...progress} />}
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

import { CODE_DIGITS } from '#contract/limits.ts'
import { CodeBoxes } from './CodeBoxes.tsx'
import { CodeTimer } from './CodeTimer.tsx'
import type { CodeFormState } from './useCodeForm.ts'

interface CodeFieldsProps {
  fields: CodeFormState
  /** In ms since 1970; null: no code was sent. */
  endsAtMs: number | null
  isResending: boolean
  onResend: () => void
}

/** The five boxes, the time left and the resend. The last digit sends the code. */
export function CodeFields({ fields, endsAtMs, isResending, onResend }: CodeFieldsProps) {
  const { code, form, change } = fields
  return (
    <>
      <CodeBoxes
        label="인증번호 5자리"
        length={CODE_DIGITS}
        value={code}
        error={form.errorOf('code')}
        onChange={change}
        onComplete={() => form.formProps.ref.current?.requestSubmit()}
      />
      <CodeTimer endsAtMs={endsAtMs} isBusy={isResending} onResend={onResend} />
    </>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { asApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { paths } from '#src/lib/paths.ts'
import { codeEndFromNow } from '../../codes/countdown.ts'
import { whyEmailInvalid } from '../../signup/signupRules.ts'
import { AuthStep } from '../../steps/AuthStep.tsx'
import { EmailField } from '../../steps/EmailField.tsx'
import { StepButton } from '../../steps/StepButton.tsx'
import { useSendResetCodeMutation } from '../passwordApi.ts'
import { SEND_FAILED_TEXT } from '../passwordFailure.ts'
import { type ResetProgress, resetProgressOf, useResetProgress } from './resetProgress.ts'

/** The e-mail for which the password is forgotten (A12). It goes on for every e-mail (P25). */
export default function ResetEmailPage() {
  const navigate = useNavigate()
  const [email, setEmail] = useState(useResetProgress()?.email ?? '')
  const [sendCode] = useSendResetCodeMutation()
  const isEmpty = email.trim() === ''
  const form = useForm<'email'>({
    onSubmit: () => {
      if (isEmpty) return undefined
      const invalid = whyEmailInvalid(email)
      return invalid ? { fields: { email: invalid } } : send(email.trim())
    },
  })

  async function send(address: string) {
    const answer = await sendCode(address)
    if (answer.error)
      return { fields: { email: failureOrOfflineText(asApiError(answer.error), SEND_FAILED_TEXT) } }
    // back from the code finds the e-mail again
    await navigate('.', { replace: true, state: { email: address } satisfies ResetProgress })
    const state: ResetProgress = { email: address, codeEndsAt: codeEndFromNow() }
    void navigate(paths.resetCode(), { state })
    return undefined
  }

  return (
    <AuthStep
      progress={resetProgressOf('email')}
      title={['가입한 이메일을', '알려주세요']}
      help="비밀번호를 다시 정할 인증번호를 보내드려요."
      formProps={form.formProps}
      dock={
        <StepButton isReady={!isEmpty} isSending={form.isSending} busyLabel="전송 중...">
          인증번호 받기
        </StepButton>
      }
    >
      <EmailField
        autoComplete="username"
        value={email}
        error={form.errorOf('email')}
        onChange={(text) => {
          setEmail(text)
          form.changed('email')
        }}
      />
    </AuthStep>
  )
}

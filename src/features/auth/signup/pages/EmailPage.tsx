import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { EmailField } from '../../steps/EmailField.tsx'
import { StepButton } from '../../steps/StepButton.tsx'
import { useSendCodeMutation } from '../signupApi.ts'
import { codeSent, selectSignupDraft } from '../signupDraftSlice.ts'
import { sendCodeFailureText } from '../signupFailure.ts'
import { whyEmailInvalid } from '../signupRules.ts'
import { CodeSentDialog } from './CodeSentDialog.tsx'
import { SignupStep } from './SignupStep.tsx'

export default function EmailPage() {
  const dispatch = useDispatch()
  const draft = useSelector(selectSignupDraft)
  const [email, setEmail] = useState(draft.email)
  const [sentTo, setSentTo] = useState<string>()
  const [sendCode] = useSendCodeMutation()
  const isEmpty = email.trim() === ''
  const form = useForm<'email'>({
    onSubmit: () => {
      if (isEmpty) return undefined
      // checked only when it is sent: while it is being typed no address is valid
      const invalid = whyEmailInvalid(email)
      return invalid ? { fields: { email: invalid } } : send(email.trim())
    },
  })

  async function send(address: string) {
    const answer = await sendCode(address)
    if (answer.error) return { fields: { email: sendCodeFailureText(asApiError(answer.error)) } }
    dispatch(codeSent(address))
    setSentTo(address)
    // the button behind the dialog is no longer busy
    return {}
  }

  return (
    <SignupStep
      step="email"
      title={['이메일을', '입력해주세요']}
      help="로그인할 때 아이디로 사용해요."
      formProps={form.formProps}
      dock={
        <StepButton isReady={!isEmpty} isSending={form.isSending} busyLabel="전송 중...">
          인증번호 받기
        </StepButton>
      }
    >
      <EmailField
        autoComplete="email"
        value={email}
        error={form.errorOf('email')}
        onChange={(text) => {
          setEmail(text)
          form.changed('email')
        }}
      />
      {sentTo !== undefined && <CodeSentDialog email={sentTo} />}
    </SignupStep>
  )
}

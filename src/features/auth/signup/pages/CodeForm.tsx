import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { asApiError } from '#src/api/apiError.ts'
import { paths } from '#src/lib/paths.ts'
import { TOAST_LONG_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import { CodeFields } from '../../codes/CodeFields.tsx'
import { useCodeForm } from '../../codes/useCodeForm.ts'
import { StepButton } from '../../steps/StepButton.tsx'
import { useSendCodeMutation, useVerifyCodeMutation } from '../signupApi.ts'
import { codeSent, emailVerified, selectSignupDraft } from '../signupDraftSlice.ts'
import {
  EMAIL_MISSING_ON_RESEND_TEXT,
  EMAIL_MISSING_TEXT,
  PROOF_LAPSED_TEXT,
  resendFailureText,
  VERIFY_FAILURE_TEXT,
  verifyFailureText,
} from '../signupFailure.ts'
import { SignupStep } from './SignupStep.tsx'

/** The five boxes. The last digit sends the code; the button and Enter send it again after a failure. */
export function CodeForm() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { email, codeEndsAt } = useSelector(selectSignupDraft)
  const [verifyCode] = useVerifyCodeMutation()
  const [sendCode, { isLoading: isResending }] = useSendCodeMutation()
  const fields = useCodeForm(send)
  const { form, isComplete, change } = fields

  async function send(code: string) {
    if (email === '') return wrong(EMAIL_MISSING_TEXT)
    const answer = await verifyCode({ email, code })
    if (answer.error) return wrong(verifyFailureText(asApiError(answer.error)))
    const { verified, proof, message } = answer.data
    // our server never sends this; the contract counts it as a failure (docs/product/auth.md "Code step")
    if (!verified || proof === undefined) return wrong((!verified && message) || VERIFY_FAILURE_TEXT)
    dispatch(emailVerified(proof))
    dispatch(toastShown({ text: '인증이 완료되었습니다.', tone: 'ok', durationMs: TOAST_LONG_MS }))
    void navigate(paths.signupPassword())
    return undefined
  }

  async function resend() {
    if (email === '') return form.report({ code: EMAIL_MISSING_ON_RESEND_TEXT })
    const answer = await sendCode(email)
    if (answer.error) return form.report({ code: resendFailureText(asApiError(answer.error)) })
    dispatch(codeSent(email))
    dispatch(toastShown({ text: '인증번호가 발송되었습니다.', tone: 'ok', durationMs: TOAST_LONG_MS }))
    change('')
  }

  return (
    <SignupStep
      step="verify"
      title={['인증번호 5자리를', '입력해주세요']}
      help={email && (codeEndsAt === null ? PROOF_LAPSED_TEXT : `${email}로 보냈어요.`)}
      formProps={form.formProps}
      dock={
        <StepButton isReady={isComplete} isSending={form.isSending} busyLabel="확인 중...">
          인증하기
        </StepButton>
      }
    >
      <CodeFields
        fields={fields}
        endsAtMs={codeEndsAt}
        isResending={isResending}
        onResend={() => void resend()}
      />
    </SignupStep>
  )
}

const wrong = (text: string) => ({ fields: { code: text } })

import styled from '@emotion/styled'
import { useDispatch } from 'react-redux'
import { Navigate, useNavigate } from 'react-router-dom'
import { asApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { paths } from '#src/lib/paths.ts'
import { TOAST_LONG_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { CodeFields } from '../../codes/CodeFields.tsx'
import { codeEndFromNow } from '../../codes/countdown.ts'
import { useCodeForm } from '../../codes/useCodeForm.ts'
import { AuthStep } from '../../steps/AuthStep.tsx'
import { StepButton } from '../../steps/StepButton.tsx'
import { useSendResetCodeMutation, useVerifyResetCodeMutation } from '../passwordApi.ts'
import { SEND_FAILED_TEXT, TRY_FAILED_TEXT } from '../passwordFailure.ts'
import { type ResetProgress, resetProgressOf, useResetProgress } from './resetProgress.ts'

export default function ResetCodePage() {
  const progress = useResetProgress()
  if (progress?.codeEndsAt === undefined) return <Navigate to={paths.resetEmail()} replace />
  return <CodeForm email={progress.email} codeEndsAt={progress.codeEndsAt} />
}

/** The last digit sends the code (A13). The code can be used once: the next step takes its place in history. */
function CodeForm({ email, codeEndsAt }: { email: string; codeEndsAt: number }) {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [verifyCode] = useVerifyResetCodeMutation()
  const [sendCode, { isLoading: isResending }] = useSendResetCodeMutation()
  const fields = useCodeForm(send)
  const { form, isComplete, change } = fields

  async function send(code: string) {
    const answer = await verifyCode({ email, code })
    if (answer.error)
      return { fields: { code: failureOrOfflineText(asApiError(answer.error), TRY_FAILED_TEXT) } }
    const state: ResetProgress = { email, proof: answer.data.proof }
    void navigate(paths.resetNew(), { replace: true, state })
    return undefined
  }

  async function resend() {
    const answer = await sendCode(email)
    if (answer.error)
      return form.report({ code: failureOrOfflineText(asApiError(answer.error), SEND_FAILED_TEXT) })
    const state: ResetProgress = { email, codeEndsAt: codeEndFromNow() }
    void navigate('.', { replace: true, state })
    dispatch(toastShown({ text: '인증번호가 발송되었습니다.', tone: 'ok', durationMs: TOAST_LONG_MS }))
    change('')
  }

  return (
    <AuthStep
      progress={resetProgressOf('code')}
      title={['인증번호 5자리를', '입력해주세요']}
      help={`${email}로 보냈어요.`}
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
      <Hint>
        <InfoIcon size={16} />
        메일이 보이지 않으면 스팸함도 확인해주세요.
      </Hint>
    </AuthStep>
  )
}

const Hint = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin-top: 16px;
  ${theme.type.caption}
  color: ${theme.color.t3};
  svg {
    flex: none;
    margin-top: 1px;
  }
`

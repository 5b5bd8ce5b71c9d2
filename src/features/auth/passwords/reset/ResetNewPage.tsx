import styled from '@emotion/styled'
import { Navigate, useNavigate } from 'react-router-dom'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { keepDeviceToken } from '#src/auth/deviceTokens.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { paths } from '#src/lib/paths.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { AuthStep } from '../../steps/AuthStep.tsx'
import { NewPasswordDock } from '../NewPasswordDock.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useResetPasswordMutation } from '../passwordApi.ts'
import { SET_FAILED_TEXT } from '../passwordFailure.ts'
import { type NewPasswordField, useNewPassword } from '../useNewPassword.ts'
import { type ResetProgress, resetProgressOf, useResetProgress } from './resetProgress.ts'

export default function ResetNewPage() {
  const progress = useResetProgress()
  if (progress?.proof === undefined) return <Navigate to={paths.resetEmail()} replace />
  return <NewPasswordForm email={progress.email} proof={progress.proof} />
}

const LAPSED_TEXT = '인증한 지 오래되었거나 이미 사용한 인증이에요. 인증번호를 다시 받아 주세요.'

interface Failure {
  text: string
  isLapsed: boolean
}

/** A14. The proof can be used once: the end takes the place of this step in history. */
function NewPasswordForm({ email, proof }: { email: string; proof: string }) {
  const navigate = useNavigate()
  const [resetPassword] = useResetPasswordMutation()
  const fields = useNewPassword()
  const form = useForm<NewPasswordField, Failure>({
    errors: fields.errors,
    atOnce: fields.atOnce,
    onSubmit: () => (fields.isReady ? send() : undefined),
  })

  async function send() {
    const answer = await resetPassword({ email, proof, password: fields.password })
    if (answer.error) {
      const error = asApiError(answer.error)
      const isLapsed = isRefusedWith(error, 'AUTH4023')
      return {
        failure: { text: isLapsed ? LAPSED_TEXT : failureOrOfflineText(error, SET_FAILED_TEXT), isLapsed },
      }
    }
    keepDeviceToken(answer.data.deviceToken, answer.data.memberId)
    void navigate(paths.resetDone(), { replace: true })
    return undefined
  }

  const startAgain = () => {
    const state: ResetProgress = { email }
    void navigate(paths.resetEmail(), { replace: true, state })
  }

  return (
    <AuthStep
      progress={resetProgressOf('password')}
      title={['새 비밀번호를', '정해주세요']}
      formProps={form.formProps}
      dock={
        <NewPasswordDock
          isReady={fields.isReady}
          isSending={form.isSending}
          failure={form.failure?.text}
          action={
            form.failure?.isLapsed && (
              <TextButton underlined onClick={startAgain}>
                인증번호 다시 받기
              </TextButton>
            )
          }
        />
      }
    >
      {/* tells password managers whose password this is */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <Fields>
        <NewPasswordFields fields={fields} form={form} />
      </Fields>
    </AuthStep>
  )
}

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
`

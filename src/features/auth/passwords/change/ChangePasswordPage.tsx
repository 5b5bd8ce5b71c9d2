import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { failureOrOfflineText } from '#src/api/failureText.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { PasswordField } from '#src/ui/controls/fields/PasswordField.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { NewPasswordDock } from '../NewPasswordDock.tsx'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { useChangePasswordMutation } from '../passwordApi.ts'
import { SET_FAILED_TEXT } from '../passwordFailure.ts'
import { type NewPasswordField, useNewPassword } from '../useNewPassword.ts'

/** A15. Other devices are logged out; this one stays. */
export default function ChangePasswordPage() {
  const dispatch = useDispatch()
  const goBack = useGoBack(paths.settings())
  const [changePassword] = useChangePasswordMutation()
  const [current, setCurrent] = useState('')
  const fields = useNewPassword()
  const isReady = fields.isReady && current !== ''
  const form = useForm<NewPasswordField | 'current'>({
    errors: fields.errors,
    atOnce: fields.atOnce,
    onSubmit: () => (isReady ? send() : undefined),
  })

  async function send() {
    const answer = await changePassword({ password: current, newPassword: fields.password })
    if (answer.error) {
      const error = asApiError(answer.error)
      const text = failureOrOfflineText(error, SET_FAILED_TEXT)
      return isRefusedWith(error, 'AUTH4026') ? { fields: { current: text } } : { failure: text }
    }
    dispatch(toastShown({ text: '비밀번호를 바꿨습니다.', tone: 'ok' }))
    goBack()
    return undefined
  }

  return (
    <Page {...form.formProps}>
      <PasswordField
        label="현재 비밀번호"
        name="password"
        autoComplete="current-password"
        enterKeyHint="next"
        value={current}
        error={form.errorOf('current')}
        onChange={(event) => {
          setCurrent(event.target.value)
          form.changed('current')
        }}
      />
      <NewPasswordFields fields={fields} form={form} />
      <Bottom>
        <NewPasswordDock isReady={isReady} isSending={form.isSending} failure={form.failure} />
      </Bottom>
    </Page>
  )
}

const Page = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding: 16px var(--gutter) 0;
`

const Bottom = styled(Dock)`
  margin-left: calc(var(--gutter) * -1);
  margin-right: calc(var(--gutter) * -1);
`

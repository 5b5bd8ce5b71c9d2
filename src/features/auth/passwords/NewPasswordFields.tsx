import type { Form } from '#src/lib/form/useForm.ts'
import { PasswordField } from '#src/ui/controls/fields/PasswordField.tsx'
import { PASSWORD_HINT } from './passwordRules.ts'
import type { NewPassword, NewPasswordField } from './useNewPassword.ts'

interface NewPasswordFieldsProps {
  fields: NewPassword
  form: Pick<Form<NewPasswordField>, 'errorOf' | 'leave' | 'changed'>
}

export function NewPasswordFields({ fields, form }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="새 비밀번호"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="next"
        value={fields.password}
        helper={PASSWORD_HINT}
        ok={fields.isValid ? '쓸 수 있는 비밀번호예요.' : undefined}
        error={form.errorOf('password')}
        onChange={(event) => {
          fields.setPassword(event.target.value)
          form.changed('password')
        }}
        onBlur={() => form.leave('password')}
      />
      <PasswordField
        label="한 번 더"
        name="new-password-repeated"
        autoComplete="new-password"
        enterKeyHint="done"
        value={fields.repeated}
        ok={fields.isReady ? '비밀번호가 일치합니다' : undefined}
        error={form.errorOf('repeated')}
        onChange={(event) => {
          fields.setRepeated(event.target.value)
          form.changed('repeated')
        }}
        onBlur={() => form.leave('repeated')}
      />
    </>
  )
}

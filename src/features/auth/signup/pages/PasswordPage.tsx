import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useForm } from '#src/lib/form/useForm.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { PasswordField } from '#src/ui/controls/fields/PasswordField.tsx'
import {
  isWrongAtOnce,
  PASSWORD_HINT,
  useIsCommon,
  whyPasswordInvalid,
} from '../../passwords/passwordRules.ts'
import { passwordChosen, selectSignupDraft } from '../signupDraftSlice.ts'
import { SignupStep } from './SignupStep.tsx'

const FIELD_ID = 'signup-password'

export default function PasswordPage() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { email, password: chosen } = useSelector(selectSignupDraft)
  const [password, setPassword] = useState(chosen)
  const isCommon = useIsCommon()
  const invalid = whyPasswordInvalid(password, isCommon)
  const form = useForm<'password'>({
    errors: { password: password === '' ? null : invalid },
    atOnce: { password: isWrongAtOnce(password, isCommon) },
    onSubmit: () => {
      if (invalid) return
      dispatch(passwordChosen(password))
      void navigate(paths.signupPasswordConfirm())
    },
  })

  return (
    <SignupStep
      step="password"
      title={['비밀번호를', '입력해주세요']}
      formProps={form.formProps}
      dock={
        <Button
          type="submit"
          kind="red"
          block
          disabled={invalid !== null}
          aria-describedby={`${FIELD_ID}-help`}
        >
          다음
        </Button>
      }
    >
      {/* tells password managers whose password this is */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordField
        id={FIELD_ID}
        label="비밀번호"
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="next"
        value={password}
        helper={PASSWORD_HINT}
        error={form.errorOf('password')}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={() => form.leave('password')}
      />
    </SignupStep>
  )
}

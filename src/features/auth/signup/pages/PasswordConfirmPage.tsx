import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useForm } from '#src/lib/form/useForm.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { PasswordField } from '#src/ui/controls/fields/PasswordField.tsx'
import { passwordConfirmed, selectSignupDraft } from '../signupDraftSlice.ts'
import { SignupStep } from './SignupStep.tsx'

const FIELD_ID = 'signup-password-confirm'

/** Says from the first letter on whether both passwords are the same. */
export default function PasswordConfirmPage() {
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const { email, password } = useSelector(selectSignupDraft)
  const [repeated, setRepeated] = useState('')
  const same = repeated === password
  const typed = repeated !== ''
  const form = useForm<'repeated'>({
    errors: { repeated: typed && !same ? '비밀번호가 일치하지 않습니다' : null },
    atOnce: { repeated: true },
    onSubmit: () => {
      if (!same) return
      dispatch(passwordConfirmed())
      void navigate(paths.signupNickname())
    },
  })

  return (
    <SignupStep
      step="password-confirm"
      title={['비밀번호를', '한 번 더 입력해주세요']}
      formProps={form.formProps}
      dock={
        <Button type="submit" kind="red" block disabled={!same} aria-describedby={`${FIELD_ID}-help`}>
          다음
        </Button>
      }
    >
      {/* tells password managers whose password this is */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordField
        id={FIELD_ID}
        label="비밀번호 확인"
        name="new-password-confirm"
        autoComplete="new-password"
        enterKeyHint="next"
        value={repeated}
        ok={typed && same ? '비밀번호가 일치합니다' : undefined}
        error={form.errorOf('repeated')}
        onChange={(event) => setRepeated(event.target.value)}
      />
    </SignupStep>
  )
}

import styled from '@emotion/styled'
import { useNavigate } from 'react-router-dom'
import { useForm } from '#src/lib/form/useForm.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { SignupStep } from './SignupStep.tsx'

/** The code step once the e-mail is verified: on to the password, or back to another e-mail. */
export function VerifiedEmail({ email }: { email: string }) {
  const navigate = useNavigate()
  const form = useForm({ onSubmit: () => void navigate(paths.signupPassword()) })
  return (
    <SignupStep
      step="verify"
      title={['이메일 인증을', '마쳤어요']}
      formProps={form.formProps}
      dock={
        <Button type="submit" kind="red" block>
          다음
        </Button>
      }
    >
      <Line>
        <CheckIcon size={20} />
        {email}
      </Line>
      <Other underlined onClick={() => void navigate(paths.signupEmail())}>
        다른 이메일 쓰기
      </Other>
    </SignupStep>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  ${theme.type.body1}
  overflow-wrap: anywhere;
  svg {
    flex: none;
    color: ${theme.color.ok};
  }
`

const Other = styled(TextButton)`
  align-self: flex-start;
  margin-top: 8px;
`

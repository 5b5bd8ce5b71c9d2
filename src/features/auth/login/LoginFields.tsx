import styled from '@emotion/styled'
import { PasswordField } from '#src/ui/controls/fields/PasswordField.tsx'
import { TextField } from '#src/ui/controls/fields/TextField.tsx'
import { theme } from '#src/ui/theme.ts'

const PASSWORD_ID = 'login-password'

interface LoginFieldsProps {
  email: string
  password: string
  /** About both fields together: the member is never told which of them is wrong. */
  error: string | undefined
  onEmail: (email: string) => void
  onPassword: (password: string) => void
}

export function LoginFields({ email, password, error, onEmail, onPassword }: LoginFieldsProps) {
  return (
    <Pair data-error={error !== undefined}>
      <TextField
        label="아이디"
        placeholder="이메일"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        aria-describedby={error === undefined ? undefined : `${PASSWORD_ID}-help`}
      />
      <PasswordField
        id={PASSWORD_ID}
        label="비밀번호"
        placeholder="비밀번호"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={error}
        onChange={(event) => onPassword(event.target.value)}
      />
    </Pair>
  )
}

const Pair = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
  &[data-error='true'] .line {
    border-bottom: 2px solid ${theme.color.redText};
  }
`

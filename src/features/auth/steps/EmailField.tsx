import { TextField } from '#src/ui/controls/fields/TextField.tsx'

interface EmailFieldProps {
  value: string
  error: string | undefined
  /** `username`: the e-mail of an account that exists. */
  autoComplete: 'email' | 'username'
  onChange: (email: string) => void
}

export function EmailField({ onChange, ...rest }: EmailFieldProps) {
  return (
    <TextField
      label="이메일"
      placeholder="example@hapju.kr"
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="send"
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  )
}

import { useState, type ComponentProps } from 'react'
import { EyeIcon } from '#src/ui/icons/EyeIcon.tsx'
import { EyeOffIcon } from '#src/ui/icons/EyeOffIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { IconButton } from '../IconButton.tsx'
import { TextField } from './TextField.tsx'

/** A TextField whose text is hidden until the member shows it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? '비밀번호 숨기기' : '비밀번호 표시'}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          pressed={shown}
          css={{ color: theme.color.t2 }}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

import { useImperativeHandle, useRef, type ComponentProps } from 'react'
import { ClearIcon } from '#src/ui/icons/ClearIcon.tsx'
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx'
import { theme } from '#src/ui/theme.ts'
import { IconButton } from '../IconButton.tsx'
import { Box } from './Box.styles.ts'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called after the button cleared the text; leave it out when `onChange('')` is enough. */
  onClear?: () => void
}

export function SearchField({ ref, label, value, onChange, onClear, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current!)
  const clear = () => {
    onChange('')
    onClear?.()
    field.current?.focus()
  }
  return (
    <Box data-shape="search" css={{ '--icon-cut': theme.color.s2 }}>
      <SearchIcon size={22} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        ref={field}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          label="지우기"
          icon={<ClearIcon size={22} />}
          onClick={clear}
          css={{ color: theme.color.t3 }}
        />
      )}
    </Box>
  )
}

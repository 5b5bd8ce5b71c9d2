import { useId, type ComponentProps, type ReactNode } from 'react'
import { Box } from './Box.styles.ts'
import { FieldHelp, fieldState, type FieldWords } from './FieldFrame.tsx'

interface BoxFieldProps extends FieldWords, ComponentProps<'input'> {
  /** Only for screen readers: the placeholder or the icon shows what to enter. */
  label: string
  /** 24 px, before the text. */
  icon?: ReactNode
}

/** A single-line input in a box, for example a link in a form or the note of a dialog. */
export function BoxField({ label, icon, error, ok, helper, ...input }: BoxFieldProps) {
  const helpId = useId()
  return (
    <div>
      <Box data-state={fieldState({ error, ok })}>
        {icon}
        <input
          {...input}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={helpId}
        />
      </Box>
      <FieldHelp id={helpId} error={error} ok={ok} helper={helper} />
    </div>
  )
}

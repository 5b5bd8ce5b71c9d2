import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldHelp, fieldState, LineField, RequiredMark, type FieldWords } from './FieldFrame.tsx'

interface TextFieldProps extends FieldWords, ComponentProps<'input'> {
  label: ReactNode
  /** A unit or one IconButton at the end of the line. */
  trailing?: ReactNode
}

/** A single-line input. It accepts every native input prop, `ref` included. */
export function TextField({ label, error, ok, helper, trailing, ...input }: TextFieldProps) {
  const generatedId = useId()
  const id = input.id ?? generatedId
  const helpId = `${id}-help`
  const described = [input['aria-describedby'], helpId].filter(Boolean).join(' ')
  return (
    <LineField data-state={fieldState({ error, ok })}>
      <label htmlFor={id}>
        {label}
        {input.required && <RequiredMark />}
      </label>
      <div className="line">
        <input
          className="value"
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {trailing}
      </div>
      <FieldHelp id={helpId} error={error} ok={ok} helper={helper} />
    </LineField>
  )
}

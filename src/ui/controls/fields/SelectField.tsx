import styled from '@emotion/styled'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'
import type { Option } from '../SegmentedControl.tsx'
import { FieldHelp, fieldState, LineField, RequiredMark, type FieldWords } from './FieldFrame.tsx'

const { color, type } = theme

interface SelectFieldProps<Value extends string> extends FieldWords {
  label: string
  /** A note after the label, such as `선택`. */
  note?: ReactNode
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  placeholder: string
  required?: boolean
  disabled?: boolean
}

/**
 * Looks like a TextField and opens a sheet with a list. Arrow keys move in the list; Enter or Space chooses.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, note, options, value, onChange, placeholder, required, disabled, ...words } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const chosen = options.find((option) => option.value === value)
  const choose = (next: Value) => {
    setOpen(false)
    onChange(next)
  }
  return (
    <LineField data-state={fieldState(words)}>
      <span className="label" id={`${id}-label`}>
        {label}
        {note && <Note>{note}</Note>}
        {required && <RequiredMark />}
      </span>
      <Opener
        type="button"
        className="line"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-help`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span className="value" id={`${id}-value`} data-empty={chosen === undefined}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDownIcon />
      </Opener>
      <FieldHelp id={`${id}-help`} {...words} />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={label} ownFocus>
        <List role="listbox" aria-label={label} onKeyDown={moveInList}>
          {options.map((option, index) => (
            <Row
              key={option.value}
              type="button"
              role="option"
              aria-selected={option.value === value}
              tabIndex={option.value === value || (!chosen && index === 0) ? 0 : -1}
              data-autofocus={option.value === value || (!chosen && index === 0) || undefined}
              onClick={() => choose(option.value)}
            >
              {option.label}
              {option.value === value && <CheckIcon size={22} />}
            </Row>
          ))}
        </List>
      </BottomSheet>
    </LineField>
  )
}

function moveInList(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')]
  const here = rows.indexOf(document.activeElement as HTMLElement)
  const moves: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: rows.length - 1,
  }
  const target = moves[event.key]
  if (target === undefined) return
  event.preventDefault()
  rows[Math.max(0, Math.min(target, rows.length - 1))]?.focus()
}

const Note = styled.span`
  font-weight: 500;
  color: ${color.t3};
`

const Opener = styled.button`
  text-align: left;
  > svg {
    color: ${color.t2};
  }
  &:focus-visible {
    outline-offset: 4px;
  }
`

const List = styled.div`
  padding: 4px 0;
`

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 56px;
  padding: 0 24px;
  ${type.body1}
  font-weight: 600;
  color: ${color.t2};
  &[aria-selected='true'] {
    color: ${color.t1};
    font-weight: 700;
  }
  &:active {
    background: ${color.s2};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

import styled from '@emotion/styled'
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { FieldHelp } from '#src/ui/controls/fields/FieldFrame.tsx'
import { theme } from '#src/ui/theme.ts'
import { digitsOf, eraseAt, filledFrom, joined, spread } from './codeCells.ts'

const { color, type } = theme

interface CodeBoxesProps {
  /** Name of the group of boxes, such as `인증번호 5자리`. */
  label: string
  /** The digits typed so far, without gaps. */
  value: string
  onChange: (value: string) => void
  /**
   * Called after `onChange` when the code can be sent: the last missing digit was filled in, the last box was
   * written, or a whole code arrived at once. Correcting another digit of a full code does not call it.
   */
  onComplete?: () => void
  length: number
  error?: string
  disabled?: boolean
}

/**
 * One value in several boxes. While a digit is being corrected its box may be empty between two others;
 * `value` has no gaps.
 */
export function CodeBoxes(props: CodeBoxesProps) {
  const { label, value, onChange, onComplete, length, error, disabled } = props
  const helpId = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const [kept, setKept] = useState(() => spread(value, length))
  // follow a value that the parent has changed, such as one cleared after a resend; keep our gaps otherwise
  const cells = joined(kept) === value ? kept : spread(value, length)

  const write = (next: string[], focusAt: number) => {
    setKept(next)
    if (joined(next) !== value) onChange(joined(next))
    boxes.current[Math.max(0, Math.min(focusAt, length - 1))]?.focus()
  }
  const put = (text: string, index: number) => {
    const digits = digitsOf(text)
    if (digits === '') return
    const start = digits.length >= length ? 0 : index
    const next = filledFrom(cells, digits, start)
    write(next, start + digits.length)
    const isLast = value.length < length || start + digits.length >= length
    if (isLast && joined(next).length === length) onComplete?.()
  }
  const onInput = (text: string, index: number) => {
    const before = cells[index] ?? ''
    if (text === '') return write(eraseAt(cells, index), index)
    // a second digit in a full box replaces the first, before or after the caret
    const typed = before !== '' && text.length === 2 ? text.replace(before, '') : text
    put(typed, index)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const moves: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: length - 1,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      boxes.current[Math.max(0, Math.min(target, length - 1))]?.focus()
    } else if (event.key === 'Backspace' && cells[index] === '' && index > 0) {
      event.preventDefault()
      write(eraseAt(cells, index - 1), index - 1)
    }
  }
  const onPaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    put(event.clipboardData.getData('text'), index)
  }

  return (
    <div role="group" aria-label={label} aria-describedby={helpId}>
      <Row>
        {cells.map((cell, index) => (
          <Digit
            // oxlint-disable-next-line react/no-array-index-key -- a box is its position
            key={index}
            ref={(element) => {
              boxes.current[index] = element
            }}
            value={cell}
            aria-label={`${index + 1}번째 숫자`}
            aria-invalid={error ? true : undefined}
            // no maxLength: autofill writes the whole code into the first box
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            disabled={disabled}
            onFocus={(event) => event.target.select()}
            // React calls onChange only for another value: the same digit typed again would not move on
            onInput={(event) => onInput(event.currentTarget.value, index)}
            onChange={() => {}}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => onPaste(event, index)}
          />
        ))}
      </Row>
      <FieldHelp id={helpId} error={error} />
    </div>
  )
}

const Row = styled.div`
  display: flex;
  gap: 10px;
`

const Digit = styled.input`
  flex: 1;
  min-width: 0;
  width: 0;
  height: 72px;
  padding: 0;
  border: 0;
  border-radius: 16px;
  background: ${color.s2};
  box-shadow: inset 0 0 0 1px ${color.lineStrong};
  text-align: center;
  font-size: 30px;
  line-height: 36px;
  font-weight: 700;
  ${type.numbers}
  caret-color: ${color.red};
  &:focus {
    outline: none;
    box-shadow: inset 0 0 0 2px ${color.t1};
  }
  &::selection {
    background: none;
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color.redText};
  }
  &:disabled {
    color: ${color.tOff};
    -webkit-text-fill-color: ${color.tOff};
  }
`

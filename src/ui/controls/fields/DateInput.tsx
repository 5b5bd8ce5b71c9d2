import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { formatDate, startOfDay } from '#src/lib/time/time.ts'
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx'
import { theme } from '#src/ui/theme.ts'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** The last complete date that was chosen, such as `2026-11-20`; the initial value of the field. */
  day: string
  /** The field was left with an incomplete date, which stays visible. */
  isPartial: boolean
}

/**
 * The browser's own date field, for the `.line` of a LineField; the date is shown in this app's format. The
 * field is uncontrolled: an incomplete date has no value, so writing a value back would erase what was typed.
 */
export function DateInput({ day, isPartial, ...input }: DateInputProps) {
  return (
    <>
      <Day className="value" type="date" defaultValue={day} {...input} />
      <Shown className="value" aria-hidden="true" hidden={isPartial}>
        {formatDate(startOfDay(day))}
      </Shown>
      <Glyph>
        <CalendarIcon />
      </Glyph>
    </>
  )
}

/* A tap anywhere on the line opens the calendar, if the browser has one. */
const Day = styled.input`
  && {
    position: absolute;
    inset: 0;
    width: 100%;
    ${theme.type.numbers}
  }
  color-scheme: dark;
  &::-webkit-calendar-picker-indicator {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  /*
   * The browser formats the date in its own language, so its text is visible only while the field has the
   * focus.
   */
  &:not(:focus):has(+ :not([hidden])) {
    opacity: 0;
  }
  &:focus + span {
    visibility: hidden;
  }
`

const Shown = styled.span`
  ${theme.type.numbers}
`

const Glyph = styled.span`
  display: flex;
  margin-left: auto;
  color: ${theme.color.t1};
`

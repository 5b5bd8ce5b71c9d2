import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { formatDate, startOfDay } from '#src/lib/time/time.ts'
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx'
import { theme } from '#src/ui/theme.ts'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** The last whole day that was chosen, `2026-11-20`; where the field begins. */
  day: string
  /** Somebody has left half a date: it stays to be seen. */
  isPartial: boolean
}

/**
 * The browser's own field for a date, for the `.line` of a LineField; the date is written as this app writes dates. The field is not
 * written back to: half a date is no value, and what is typed of it would be gone.
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

/* A tap anywhere on the line opens the calendar, where the browser has one. */
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
  /* The browser writes a date as its own language has it: seen only while somebody is typing there. */
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

import styled from '@emotion/styled'
import { useId, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { failureHelp } from '#src/api/failureText.ts'
import { useForm } from '#src/lib/form/useForm.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatDate, formatShortDate, isoDay, startOfDay } from '#src/lib/time/time.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { DateInput } from '#src/ui/controls/fields/DateInput.tsx'
import { FieldHelp, fieldState, LineField } from '#src/ui/controls/fields/FieldFrame.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import type { ChatDispatch } from '../chatListening.ts'
import type { PastReadState } from '../past/pastReads.ts'
import { type DayEnd, goToDay } from './goToDay.ts'
import { useFindDayQuery } from './searchApi.ts'

interface DaySheetProps {
  open: boolean
  onClose: () => void
  roomId: number
  /** The day that was pressed, `2026-11-20`. */
  day: string | null
}

/** Picks a day between the room's first and today, and goes there. */
export function DaySheet({ open, day, ...rest }: DaySheetProps) {
  return open && day !== null ? <OpenSheet day={day} {...rest} /> : null
}

function OpenSheet({ onClose, roomId, day }: { onClose: () => void; roomId: number; day: string }) {
  const id = useId()
  const dispatch = useDispatch<ChatDispatch<PastReadState>>()
  const now = useNow()
  const today = isoDay(now)
  // if it cannot be read any day may be entered: the answer is then the first day there is
  const first = useFindDayQuery({ roomId, day: today }).data?.firstDay ?? undefined
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(day)
  /** Whether the field was left with an incomplete date. */
  const [isPartial, setPartial] = useState(false)

  const form = useForm<'day'>({
    onSubmit: () => {
      // read from the field: half a date is not in `chosen`
      const typed = field.current?.value ?? ''
      const why = whyNot(typed, first, today)
      return why === null ? go(typed) : { fields: { day: why } }
    },
  })
  const error = form.errorOf('day')

  async function go(to: string) {
    const end = await dispatch(goToDay(roomId, to))
    if (end.kind === 'failed')
      return { fields: { day: failureHelp(end.error) || '그날로 이동하지 못했습니다.' } }
    const said = saidOf(end, now)
    if (said !== null) dispatch(toastShown({ text: said, tone: 'ok' }))
    onClose()
    return undefined
  }

  return (
    <BottomSheet open title="날짜로 이동" onClose={onClose}>
      <Form {...form.formProps}>
        <LineField data-state={fieldState({ error })}>
          <label htmlFor={id}>날짜</label>
          <div className="line">
            <DateInput
              ref={field}
              id={id}
              name="day"
              min={first}
              max={today}
              day={chosen}
              isPartial={isPartial}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-help`}
              onChange={({ currentTarget: { value } }) => {
                form.changed('day')
                setPartial(false)
                if (value !== '') setChosen(value)
              }}
              onBlur={({ currentTarget }) => setPartial(currentTarget.value === '')}
            />
          </div>
          <FieldHelp id={`${id}-help`} error={error} />
        </LineField>
        <Button type="submit" block loading={form.isSending}>
          이동
        </Button>
      </Form>
    </BottomSheet>
  )
}

/** The reason why a day cannot be opened; null when it can. */
function whyNot(day: string, first: string | undefined, today: string): string | null {
  if (day === '') return '날짜를 끝까지 입력해 주세요.'
  if (day > today) return '오늘까지만 고를 수 있어요.'
  if (first !== undefined && day < first) return `${formatDate(startOfDay(first))}부터 고를 수 있어요.`
  return null
}

/** The text about a different destination; null when it is the requested day. */
function saidOf(end: Exclude<DayEnd, { kind: 'failed' }>, now: number): string | null {
  if (end.kind === 'nothingSince') return '그날부터 나눈 메시지가 없어 가장 최근 메시지로 이동했습니다.'
  if (end.kind === 'there' && !end.isThatDay)
    return `그날은 나눈 메시지가 없어 ${formatShortDate(end.at, now)}로 이동했습니다.`
  return null
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 28px;
  padding: 16px 24px 0;
`

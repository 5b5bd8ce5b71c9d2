import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useNow } from '#src/lib/now.ts'
import { formatDate } from '#src/lib/time.ts'
import { FieldHelp, fieldState, LineField } from '#src/ui/FieldFrame.tsx'
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx'
import { SettingRow } from '#src/ui/SettingRow.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { theme } from '#src/ui/theme.ts'
import type { BandDraft } from './bandDraft.ts'
import type { PartProps } from './BandForm.tsx'
import { endDays } from './endDate.ts'

interface EndDateFieldProps extends PartProps {
  base: BandDraft
  error?: string | undefined
  onLeave: () => void
}

/** The last day of the recruitment, or none; and whether it closes by itself then. */
export function EndDateField({ draft, base, onChange, error, onLeave }: EndDateFieldProps) {
  const id = useId()
  const { first, last } = endDays(useNow())
  /** Somebody has left half a date. The draft still has the last whole one. */
  const [isPartial, setIsPartial] = useState(false)
  const isOpenEnded = draft.endDate === ''
  const said = isPartial ? '날짜를 끝까지 입력해 주세요.' : error

  const setOpenEnded = (on: boolean) => {
    setIsPartial(false)
    const again = base.endDate >= first ? base.endDate : first
    onChange(on ? { endDate: '', autoClose: false } : { endDate: again })
  }
  const enter = ({ value, validity }: HTMLInputElement) => {
    if (value !== '') {
      setIsPartial(false)
      onChange({ endDate: value })
    } else if (!validity.badInput) setOpenEnded(true)
  }

  return (
    <div>
      <LineField data-state={fieldState({ error: said })}>
        <label htmlFor={id}>모집 마감일</label>
        <div className="line">
          {isOpenEnded ? (
            <output id={id} className="value" data-empty="true">
              정하지 않았어요
            </output>
          ) : (
            <>
              {/* Not written back from here: half a date is no value, and what is typed of it would be gone. */}
              <Day
                id={id}
                className="value"
                type="date"
                name="endDate"
                min={first}
                max={last}
                defaultValue={draft.endDate}
                aria-invalid={said ? true : undefined}
                aria-describedby={`${id}-help`}
                onChange={({ currentTarget }) => enter(currentTarget)}
                onBlur={({ currentTarget }) => {
                  setIsPartial(currentTarget.validity.badInput)
                  onLeave()
                }}
              />
              <Shown className="value" aria-hidden="true" hidden={isPartial}>
                {formatDate(Date.parse(`${draft.endDate}T00:00:00+09:00`))}
              </Shown>
              <Glyph>
                <CalendarIcon />
              </Glyph>
            </>
          )}
        </div>
        <FieldHelp id={`${id}-help`} error={said} />
      </LineField>
      <Rows>
        <SettingRow
          title="마감일 없이 모집"
          end={<Switch label="마감일 없이 모집" on={isOpenEnded} onChange={setOpenEnded} />}
        />
        <SettingRow
          title="마감일에 자동 마감"
          summary="마감일이 지나면 모집완료로 바뀌어요"
          end={
            <Switch
              label="마감일에 자동 마감"
              on={draft.autoClose}
              disabled={isOpenEnded}
              onChange={(autoClose) => onChange({ autoClose })}
            />
          }
        />
      </Rows>
    </div>
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

const Rows = styled.div`
  margin: 8px calc(-1 * var(--gutter)) -8px;
`

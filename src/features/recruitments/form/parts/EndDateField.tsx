import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useNow } from '#src/lib/time/now.ts'
import { DateInput } from '#src/ui/controls/fields/DateInput.tsx'
import { FieldHelp, fieldState, LineField } from '#src/ui/controls/fields/FieldFrame.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { SettingRow } from '#src/ui/lists/SettingRow.tsx'
import type { BandDraft } from '../bandDraft.ts'
import { endDays } from '../endDate.ts'
import type { PartProps } from './partProps.ts'

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
            <DateInput
              id={id}
              name="endDate"
              min={first}
              max={last}
              day={draft.endDate}
              isPartial={isPartial}
              aria-invalid={said ? true : undefined}
              aria-describedby={`${id}-help`}
              onChange={({ currentTarget }) => enter(currentTarget)}
              onBlur={({ currentTarget }) => {
                setIsPartial(currentTarget.validity.badInput)
                onLeave()
              }}
            />
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

const Rows = styled.div`
  margin: 8px calc(-1 * var(--gutter)) -8px;
`

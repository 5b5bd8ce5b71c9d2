import styled from '@emotion/styled'
import { useId } from 'react'
import { useNow } from '#src/lib/time/now.ts'
import { DateInput } from '#src/ui/controls/fields/DateInput.tsx'
import { FieldHelp, fieldState, LineField } from '#src/ui/controls/fields/FieldFrame.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { SettingRow } from '#src/ui/lists/SettingRow.tsx'
import type { BandDraft, PartProps } from '../bandDraft.ts'
import { endDays } from '../endDate.ts'

export interface EndDateFieldProps extends PartProps {
  base: BandDraft
  /** The field was left with an incomplete date. The draft still has the last complete one. */
  isPartial: boolean
  onPartial: (isPartial: boolean) => void
  error?: string | undefined
  onLeave: () => void
}

/** The last day of the recruitment or none, and whether the recruitment closes by itself. */
export function EndDateField(props: EndDateFieldProps) {
  const { draft, base, onChange, isPartial, onPartial, error, onLeave } = props
  const id = useId()
  const { first, last } = endDays(useNow())
  const isOpenEnded = draft.endDate === ''

  const setOpenEnded = (on: boolean) => {
    onPartial(false)
    const again = base.endDate >= first ? base.endDate : first
    // as it was, and on for a band that had no day
    const autoClose = base.endDate === '' || base.autoClose
    onChange(on ? { endDate: '', autoClose: false } : { endDate: again, autoClose })
  }
  const enter = ({ value, validity }: HTMLInputElement) => {
    if (value !== '') {
      onPartial(false)
      onChange({ endDate: value })
    } else if (!validity.badInput) setOpenEnded(true)
  }

  return (
    <div>
      <LineField data-state={fieldState({ error })}>
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
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-help`}
              onChange={({ currentTarget }) => enter(currentTarget)}
              onBlur={({ currentTarget }) => {
                onPartial(currentTarget.validity.badInput)
                onLeave()
              }}
            />
          )}
        </div>
        <FieldHelp id={`${id}-help`} error={error} />
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

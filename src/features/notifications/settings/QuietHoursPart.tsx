import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { FieldHelp } from '#src/ui/controls/fields/FieldFrame.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { MoonIcon } from '#src/ui/icons/MoonIcon.tsx'
import { SettingPart } from '#src/ui/lists/SettingPart.tsx'
import { SettingGroup, SettingRow } from '#src/ui/lists/SettingRow.tsx'
import { theme } from '#src/ui/theme.ts'
import { formatTimeOfDay, type QuietHours, USUAL_QUIET_HOURS, whyNotQuiet } from './quietHours.ts'

interface QuietHoursPartProps {
  /** The quiet hours in the settings; null: none. */
  kept: QuietHours | null
  onChange: (quietHours: QuietHours | null) => void
}

const ENDS = [
  { end: 'from', label: '시작' },
  { end: 'to', label: '끝' },
] as const

/**
 * The hours without pushes and toasts. Invalid times stay in the fields, while the settings keep the last
 * valid ones. Switching off and on again restores the previous times.
 */
export function QuietHoursPart({ kept, onChange }: QuietHoursPartProps) {
  const id = useId()
  const helpId = `${id}-help`
  const [typed, setTyped] = useState<QuietHours | null>(null)
  const [last, setLast] = useState(USUAL_QUIET_HOURS)
  const shown = typed ?? kept
  const error = kept && shown ? whyNotQuiet(shown) : null

  function switchTo(on: boolean) {
    setTyped(null)
    if (kept) setLast(kept)
    onChange(on ? last : null)
  }

  function enter(times: QuietHours) {
    const isRefused = whyNotQuiet(times) !== null
    setTyped(isRefused ? times : null)
    if (!isRefused) onChange(times)
  }

  return (
    <SettingPart title="조용한 시간">
      <SettingGroup>
        <SettingRow
          icon={<MoonIcon />}
          title="밤에는 울리지 않기"
          summary="배지 숫자만 올라가요"
          end={<Switch label="밤에는 울리지 않기" on={kept !== null} onChange={switchTo} />}
        />
        {kept && shown && (
          <Hours>
            {ENDS.map(({ end, label }) => (
              <TimeBox key={end} data-wrong={error !== null}>
                <label htmlFor={`${id}-${end}`}>{label}</label>
                <input
                  id={`${id}-${end}`}
                  type="time"
                  name={end}
                  value={shown[end]}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? helpId : undefined}
                  onChange={({ currentTarget: { value } }) => enter({ ...shown, [end]: value })}
                />
                {shown[end] !== '' && <b aria-hidden="true">{formatTimeOfDay(shown[end])}</b>}
              </TimeBox>
            ))}
          </Hours>
        )}
      </SettingGroup>
      {error !== null && (
        <Help>
          <FieldHelp id={helpId} error={error} />
        </Help>
      )}
    </SettingPart>
  )
}

/* The dash is drawn between the two boxes; read aloud it says nothing. */
const Hours = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px;
  padding-bottom: 16px;
  &::after {
    content: '';
    position: absolute;
    left: calc(50% - 4px);
    top: 28px;
    width: 8px;
    height: 1px;
    background: ${theme.color.t3};
  }
`

/* The browser formats a time input in its own language. Ours covers it until it has the focus, as in
   DateInput. */
const TimeBox = styled.div`
  position: relative;
  min-width: 0;
  min-height: 56px;
  padding: 6px 14px;
  border-radius: 12px;
  background: ${theme.color.s2};
  label {
    display: block;
    ${theme.type.micro}
    font-weight: 500;
    color: ${theme.color.t3};
  }
  b {
    display: block;
    ${theme.type.body1}
    line-height: 22px;
    font-weight: 700;
    ${theme.type.numbers}
    white-space: nowrap;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    padding: 22px 14px 6px;
    border: 0;
    border-radius: inherit;
    background: none;
    ${theme.type.body1}
    line-height: 22px;
    ${theme.type.numbers}
    color: ${theme.color.t1};
    color-scheme: dark;
  }
  input::-webkit-calendar-picker-indicator {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  /* a phone opens its clock over the page; with a keyboard the parts of the time are typed one by one */
  input:not(:focus):has(+ b) {
    opacity: 0;
  }
  &:focus-within > b {
    visibility: hidden;
  }
  &[data-wrong='true'] {
    box-shadow: inset 0 0 0 1.5px ${theme.color.redText};
  }
`

const Help = styled.div`
  padding: 0 4px;
`

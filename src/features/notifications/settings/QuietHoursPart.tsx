import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { FieldHelp } from '#src/ui/controls/fields/FieldFrame.tsx'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { SettingGroup, SettingRow, settingRowCss } from '#src/ui/lists/SettingRow.tsx'
import { theme } from '#src/ui/theme.ts'
import {
  formatTimeOfDay,
  type QuietHours,
  quietHoursText,
  USUAL_QUIET_HOURS,
  whyNotQuiet,
} from './quietHours.ts'

interface QuietHoursPartProps {
  /** The quiet hours in the settings; null: none. */
  kept: QuietHours | null
  onChange: (quietHours: QuietHours | null) => void
}

const ENDS = [
  { end: 'from', label: '시작' },
  { end: 'to', label: '종료' },
] as const

/**
 * The hours without toasts. Invalid times stay in the fields, while the settings keep the last valid ones.
 * Switching off and on again restores the previous times.
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
    <Section title="방해 금지 시간">
      <SettingGroup>
        <SettingRow
          title="방해 금지"
          end={<Switch label="방해 금지" on={kept !== null} onChange={switchTo} />}
        />
        {kept &&
          shown &&
          ENDS.map(({ end, label }) => (
            <div key={end} css={settingRowCss}>
              <label htmlFor={`${id}-${end}`} css={{ flex: 1, minWidth: 56 }}>
                {label}
              </label>
              <TimeBox data-wrong={error !== null}>
                <input
                  id={`${id}-${end}`}
                  type="time"
                  name={end}
                  value={shown[end]}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={helpId}
                  onChange={({ currentTarget: { value } }) => enter({ ...shown, [end]: value })}
                />
                {shown[end] !== '' && <span aria-hidden="true">{formatTimeOfDay(shown[end])}</span>}
              </TimeBox>
            </div>
          ))}
      </SettingGroup>
      <Help>
        <FieldHelp
          id={helpId}
          error={error ?? undefined}
          helper={
            kept
              ? `${quietHoursText(kept)} 알림 메시지를 띄우지 않아요. 배지는 그대로예요.`
              : '정한 시간에는 알림 메시지를 띄우지 않아요.'
          }
        />
      </Help>
    </Section>
  )
}

/* The browser formats a time input in its own language. Ours covers it until it has the focus, as in
   DateInput. */
const TimeBox = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 132px;
  max-width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border-radius: ${theme.radius.m}px;
  background: ${theme.color.s2};
  ${theme.type.body1}
  ${theme.type.numbers}
  color: ${theme.color.t1};
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    padding: 0 12px;
    border: 0;
    border-radius: inherit;
    background: none;
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
  input:not(:focus):has(+ span) {
    opacity: 0;
  }
  &:focus-within > span {
    visibility: hidden;
  }
  &[data-wrong='true'] {
    box-shadow: inset 0 0 0 1.5px ${theme.color.redText};
  }
`

const Help = styled.div`
  padding: 0 4px;
`

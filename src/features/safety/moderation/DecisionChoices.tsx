import styled from '@emotion/styled'
import { useId } from 'react'
import type { Decision } from '#contract/http/safety/moderation.ts'
import { FieldHelp } from '#src/ui/controls/fields/FieldFrame.tsx'
import { theme } from '#src/ui/theme.ts'
import { DECISION_HELP, DECISION_TEXT } from './moderationWords.ts'

interface DecisionChoicesProps {
  offered: readonly Decision[]
  chosen: Decision | null
  error: string | undefined
  onChoose: (decision: Decision) => void
}

/** Native radio buttons, which bring arrow keys. */
export function DecisionChoices({ offered, chosen, error, onChoose }: DecisionChoicesProps) {
  const id = useId()
  return (
    <Group
      role="radiogroup"
      aria-label="결정"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={`${id}-help`}
    >
      {offered.map((decision) => (
        <Choice key={decision}>
          <input
            type="radio"
            name={id}
            value={decision}
            checked={decision === chosen}
            onChange={() => onChoose(decision)}
          />
          <span>
            <b>{DECISION_TEXT[decision]}</b>
            <small>{DECISION_HELP[decision]}</small>
          </span>
          <Ring data-on={decision === chosen} />
        </Choice>
      ))}
      <Help>
        <FieldHelp id={`${id}-help`} error={error} />
      </Help>
    </Group>
  )
}

const { color, type, radius } = theme

const Group = styled.div`
  padding: 0 12px;
  form[data-wide='true'] > & {
    padding: 0;
  }
`

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 64px;
  padding: 8px 12px 8px 18px;
  border-radius: ${radius.m}px;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    ${type.body1}
    font-weight: 600;
  }
  small {
    display: block;
    ${type.caption}
    color: ${color.t2};
  }
  &:has(input:checked) {
    background: ${color.s3};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.t1};
    outline-offset: -2px;
  }
`

const Ring = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 24px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
  &[data-on='true'] {
    box-shadow: inset 0 0 0 2px ${color.t1};
  }
  &[data-on='true']::after {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.red};
  }
`

const Help = styled.div`
  padding: 0 8px;
`

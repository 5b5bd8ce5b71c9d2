import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '../theme.ts'

const { color, radius, type, motion } = theme

export interface Option<Value extends string> {
  value: Value
  label: string
}

interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly Option<Value>[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  disabled?: boolean
  invalid?: boolean
  /** The id of the error text. */
  describedBy?: string
}

/** Uses native radio buttons, which bring arrow keys and form semantics. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <Track
      role="radiogroup"
      aria-label={props.label}
      aria-invalid={props.invalid || undefined}
      aria-describedby={props.describedBy}
    >
      {props.options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            disabled={props.disabled}
            onChange={() => props.onChange(option.value)}
          />
          <span>{option.label}</span>
        </Segment>
      ))}
    </Track>
  )
}

const Track = styled.div`
  display: flex;
  gap: 4px;
  padding: 4px;
  border-radius: ${radius.m}px;
  background: ${color.s2};
  dialog[data-surface='s2'] & {
    background: ${color.s1};
  }
`

const Segment = styled.label`
  position: relative;
  flex: 1;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    border-radius: ${radius.s}px;
    ${type.body2}
    font-weight: 600;
    color: ${color.t2};
    text-align: center;
    transition: background ${motion.fast}ms ${motion.out};
  }
  input:checked + span {
    background: ${color.paper};
    color: ${color.ink};
    font-weight: 700;
  }
  input:focus-visible + span {
    outline: 2px solid ${color.t1};
    outline-offset: 2px;
  }
  input:disabled + span {
    color: ${color.tOff};
  }
`

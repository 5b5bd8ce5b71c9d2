import styled from '@emotion/styled'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { graphemeCount } from '#contract/text.ts'
import { theme } from '#src/ui/theme.ts'
import { Box } from './Box.styles.ts'
import { FieldHelp, fieldState, RequiredMark, type FieldWords } from './FieldFrame.tsx'

const { color, type } = theme

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'value'> {
  label: ReactNode
  value: string
  /**
   * Counted in graphemes, as in the schema. The count may exceed it while a syllable is composed. The form
   * cuts the text.
   */
  maxGraphemes?: number
  /** The label is only for screen readers. */
  hideLabel?: boolean
}

export function TextArea(props: TextAreaProps) {
  const { label, hideLabel = false, maxGraphemes, error, ok, helper, ...area } = props
  const generatedId = useId()
  const id = area.id ?? generatedId
  const helpId = `${id}-help`
  return (
    <div>
      <Label htmlFor={id} data-hidden={hideLabel}>
        {label}
        {area.required && <RequiredMark />}
      </Label>
      <Box data-shape="area" data-state={fieldState({ error, ok })}>
        <textarea {...area} id={id} aria-invalid={error ? true : undefined} aria-describedby={helpId} />
      </Box>
      <Under>
        <FieldHelp id={helpId} error={error} ok={ok} helper={helper} />
        {maxGraphemes !== undefined && (
          <Counter data-over={graphemeCount(area.value) > maxGraphemes}>
            {graphemeCount(area.value)}/{maxGraphemes}
          </Counter>
        )}
      </Under>
    </div>
  )
}

const Label = styled.label`
  display: flex;
  gap: 4px;
  width: fit-content;
  margin-bottom: 8px;
  ${type.label}
  color: ${color.t2};
  &[data-hidden='true'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const Under = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
`

const Counter = styled.span`
  margin: 8px 0 0 auto;
  ${type.caption}
  ${type.numbers}
  color: ${color.t3};
  &[data-over='true'] {
    color: ${color.redText};
  }
`

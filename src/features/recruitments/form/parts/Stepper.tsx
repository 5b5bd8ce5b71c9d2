import styled from '@emotion/styled'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { MinusIcon } from '#src/ui/icons/MinusIcon.tsx'
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius } = theme

interface StepperProps {
  /** What is counted, such as 남성. The names of the buttons begin with it. */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

export function Stepper({ label, value, onChange, min = 0, max = 99 }: StepperProps) {
  return (
    <Box role="group" aria-label={label}>
      <IconButton
        kind={value > min ? 's3' : 'plain'}
        label={`${label} 줄이기`}
        icon={<MinusIcon size={20} />}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite">{value}</output>
      <IconButton
        kind={value < max ? 's3' : 'plain'}
        label={`${label} 늘리기`}
        icon={<PlusIcon size={20} />}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 4px;
  border-radius: ${radius.m}px;
  background: ${color.s2};
  button {
    border-radius: ${radius.s}px;
  }
  output {
    flex: 1;
    min-width: 36px;
    text-align: center;
    ${type.button}
    ${type.numbers}
  }
`

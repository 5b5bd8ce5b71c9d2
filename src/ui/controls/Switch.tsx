import styled from '@emotion/styled'
import { theme } from '../theme.ts'

const { color, motion } = theme

interface SwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
}

/** 50 × 30 px visible, 44 px touch area. */
export function Switch({ label, on, onChange, disabled }: SwitchProps) {
  return (
    <Track
      type="button"
      role="switch"
      aria-label={label}
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
    />
  )
}

const Track = styled.button`
  position: relative;
  flex: none;
  width: 50px;
  height: 30px;
  border-radius: 15px;
  background: ${color.s4};
  box-shadow: inset 0 0 0 1px ${color.lineStrong};
  transition: background ${motion.base}ms ${motion.out};
  &::before {
    content: '';
    position: absolute;
    inset: -7px 0;
  }
  &::after {
    content: '';
    position: absolute;
    left: 4px;
    top: 4px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: ${color.onRed};
    transition: transform ${motion.base}ms ${motion.out};
  }
  &[aria-checked='true'] {
    background: ${color.red};
    box-shadow: none;
  }
  &[aria-checked='true']::after {
    transform: translateX(20px);
  }
  &:disabled {
    background: ${color.s2};
  }
  &:disabled::after {
    background: ${color.tOff};
  }
`

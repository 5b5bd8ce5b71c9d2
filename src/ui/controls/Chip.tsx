import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { CloseIcon } from '../icons/CloseIcon.tsx'
import { theme } from '../theme.ts'

const { color, type, radius, motion } = theme

interface ChipProps extends ComponentProps<'button'> {
  /** For chips that can be selected; leave it out for commands. */
  selected?: boolean
  /** Shows a check when selected, as in pickers. */
  checked?: boolean
  /** Shows a cross at the right; a tap removes the chip. Say that in `aria-label`. */
  removable?: boolean
  /** Adds something: an outline, usually with a PlusIcon of 18 in `icon`. */
  add?: boolean
  icon?: ReactNode
}

/** 40 px visible, 44 px touch area. */
export function Chip(props: ChipProps) {
  const { selected, checked = false, removable = false, add = false, icon, children, ...rest } = props
  return (
    <button
      type="button"
      css={chipCss}
      aria-pressed={selected}
      data-add={add}
      data-removable={removable}
      {...rest}
    >
      {checked && selected ? <CheckIcon size={18} /> : icon}
      {children}
      {removable && <CloseIcon size={16} strokeWidth={2.2} />}
    </button>
  )
}

/** Also for a link that looks like a chip. */
export const chipCss = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  padding: 0 16px;
  border-radius: ${radius.full}px;
  background: ${color.s2};
  ${type.body2}
  font-weight: 600;
  color: ${color.t2};
  white-space: nowrap;
  transition: background ${motion.fast}ms ${motion.out};
  &::after {
    content: '';
    position: absolute;
    inset: -2px 0;
  }
  dialog[data-surface='s2'] & {
    background: ${color.s3};
  }
  &:active:not(:disabled) {
    background: ${color.s4};
  }
  &[data-removable='true'] {
    padding-right: 10px;
  }
  &&[data-add='true'] {
    background: none;
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
  &&[aria-pressed='true'] {
    background: ${color.paper};
    color: ${color.ink};
    font-weight: 700;
  }
  &:disabled {
    color: ${color.tOff};
  }
`

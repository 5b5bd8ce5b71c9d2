import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import { theme } from '../theme.ts'

const { color, motion } = theme

interface PickButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What a tap does now, such as `파도에게 추가`. */
  label: string
  added: boolean
}

/**
 * The button at the end of a row that can be added: a plus, or a check once added. 36 px visible, 44 px touch
 * area.
 */
export function PickButton({ label, added, ...rest }: PickButtonProps) {
  return (
    <Circle type="button" aria-label={label} aria-pressed={added} {...rest}>
      {added ? <CheckIcon size={20} strokeWidth={2} /> : <PlusIcon size={20} strokeWidth={2} />}
    </Circle>
  )
}

const Circle = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${color.s3};
  color: ${color.t1};
  transition: background ${motion.fast}ms ${motion.out};
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }
  &[aria-pressed='true'] {
    background: ${color.paper};
    color: ${color.ink};
  }
  &:disabled {
    color: ${color.tOff};
  }
`

import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { theme } from '../theme.ts'

const { color, motion } = theme

/** The look, also for links: `<Link css={iconButtonCss}>`. */
export const iconButtonCss = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: ${color.t1};
  transition: background ${motion.fast}ms ${motion.out};
  &[data-size='56'] {
    width: 56px;
    height: 56px;
  }
  &[data-kind='s2'] {
    background: ${color.s2};
  }
  &[data-kind='s3'] {
    background: ${color.s3};
  }
  &[data-kind='glass'] {
    background: ${color.glass};
    backdrop-filter: blur(12px);
  }
  &[data-kind='red'] {
    background: ${color.red};
    color: ${color.onRed};
  }
  &:active:not(:disabled) {
    background: ${color.s4};
  }
  &[data-kind='red']:active:not(:disabled) {
    background: ${color.redPress};
  }
  &:disabled {
    color: ${color.tOff};
  }
  &[data-kind='red']:disabled {
    background: ${color.s3};
  }
`

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, in Korean; a toggle includes its state. */
  label: string
  icon: ReactNode
  /** `glass` is for buttons on artwork. */
  kind?: 'plain' | 's2' | 's3' | 'glass' | 'red'
  size?: 44 | 56
  /** Marks that there is something new. Say it in the label too. */
  dot?: boolean
  /** For toggles only. */
  pressed?: boolean
}

export function IconButton({
  label,
  icon,
  kind = 'plain',
  size = 44,
  dot = false,
  pressed,
  ...rest
}: IconButtonProps) {
  return (
    <Circle
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-kind={kind}
      data-size={size}
      {...rest}
    >
      {icon}
      {dot && <IconDot />}
    </Circle>
  )
}

const Circle = styled.button(iconButtonCss)

/** Marks that there is something new. Say it in the label too. */
export const IconDot = styled.span`
  position: absolute;
  top: 10px;
  right: 10px;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.red};
  box-shadow: 0 0 0 2px ${color.bg};
`

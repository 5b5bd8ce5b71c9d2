import { css } from '@emotion/react'
import { theme } from '../theme.ts'

const { color, radius, type, motion } = theme

/** The look of a button for any element: `<Link css={buttonCss} {...buttonLook({ kind: 'red' })}>`. */
export const buttonCss = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 56px;
  padding: 0 24px;
  border-radius: ${radius.m}px;
  ${type.button}
  white-space: nowrap;
  background: ${color.s3};
  color: ${color.t1};
  transition:
    background ${motion.fast}ms ${motion.out},
    transform ${motion.fast}ms ${motion.out};
  @media (prefers-reduced-motion: no-preference) {
    &:active:not(:disabled) {
      transform: scale(0.98);
    }
  }
  &[data-block='true'] {
    display: flex;
    width: 100%;
  }
  &[data-size='m'] {
    min-height: 48px;
    padding: 0 18px;
    border-radius: 12px;
    font-size: 15px;
    line-height: 22px;
  }
  &[data-size='s'] {
    min-height: 36px;
    padding: 0 14px;
    border-radius: ${radius.s}px;
    font-size: 14px;
    line-height: 20px;
  }
  /* 36 px visible, 44 px touch area */
  &[data-size='s']::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &[data-pill='true'] {
    border-radius: ${radius.full}px;
    font-weight: 800;
    letter-spacing: 0.05em;
  }
  &[data-kind='red'] {
    background: ${color.red};
    color: ${color.onRed};
  }
  &[data-kind='red']:active {
    background: ${color.redPress};
  }
  &[data-kind='paper'] {
    background: ${color.paper};
    color: ${color.ink};
  }
  &[data-kind='paper']:active {
    background: ${color.paperPress};
  }
  &[data-kind='ghost'] {
    background: none;
    color: ${color.t2};
  }
  &[data-kind='line'] {
    background: none;
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
  &:disabled {
    background: ${color.s2};
    color: ${color.tOff};
    box-shadow: none;
    cursor: default;
  }
  dialog[data-surface='s2'] &:disabled {
    background: ${color.s3};
    color: ${color.tOffDialog};
  }
  &[aria-busy='true'] {
    cursor: default;
    transform: none;
  }
`

export type ButtonKind = 'red' | 'default' | 'line' | 'ghost' | 'paper'
export type ButtonSize = 'l' | 'm' | 's'

export function buttonLook(look: { kind?: ButtonKind; size?: ButtonSize; block?: boolean; pill?: boolean }) {
  return {
    'data-kind': look.kind ?? 'default',
    'data-size': look.size ?? 'l',
    'data-block': look.block ?? false,
    'data-pill': look.pill ?? false,
  }
}

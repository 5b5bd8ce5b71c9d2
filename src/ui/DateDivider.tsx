import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

const { color, type, radius } = theme

interface DateDividerProps {
  /** `2026년 11월 20일 금요일`. */
  children: ReactNode
  /** The day, for machines: `2026-11-20`. */
  dateTime?: string
}

/** Between two days of a thread. */
export function DateDivider({ children, dateTime }: DateDividerProps) {
  return (
    <div css={dividerCss}>
      <time dateTime={dateTime}>{children}</time>
    </div>
  )
}

/** A constant, as in ChatBubble: a row costs no hashing when it renders. */
const dividerCss = css`
  display: flex;
  justify-content: center;
  padding: 16px 0 20px;
  time {
    padding: 5px 14px;
    border-radius: ${radius.full}px;
    background: ${color.s2};
    ${type.caption}
    ${type.numbers}
    color: ${color.t2};
  }
`

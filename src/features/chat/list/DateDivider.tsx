import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius } = theme

interface DateDividerProps {
  /** `2026년 11월 20일 금요일`. */
  children: ReactNode
  /** The day, for machines: `2026-11-20`. */
  dateTime?: string
  /** Leads to another day; without it the day is only told. */
  onPick?: (() => void) | undefined
}

/** Between two days of a thread. */
export function DateDivider({ children, dateTime, onPick }: DateDividerProps) {
  const day = <time dateTime={dateTime}>{children}</time>
  return (
    <div css={dividerCss}>
      {onPick ? (
        <button type="button" aria-haspopup="dialog" onClick={onPick}>
          {day}
          <VisuallyHidden>, 날짜로 이동</VisuallyHidden>
        </button>
      ) : (
        day
      )}
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
  /* 44 px to press, of which the padding around it gives up a part */
  button {
    min-height: 44px;
    margin: -8px 0;
    border-radius: ${radius.full}px;
  }
  button:active time {
    background: ${color.s4};
  }
`

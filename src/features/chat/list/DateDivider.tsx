import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'

const { color, type, radius } = theme

interface DateDividerProps {
  /** `2026년 11월 20일 금요일`. */
  children: ReactNode
  /** Machine-readable day: `2026-11-20`. */
  dateTime?: string
  /** Opens a day picker; without it the day is plain text. */
  onPick?: (() => void) | undefined
}

/** The divider between two days of a thread. */
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

/** A constant, as in ChatBubble: rendering a row costs no hashing. */
const dividerCss = css`
  display: flex;
  justify-content: center;
  /* the message below has 16 px above itself */
  padding: 16px 0 4px;
  time {
    padding: 5px 14px;
    border-radius: ${radius.full}px;
    background: ${color.s2};
    ${type.caption}
    ${type.numbers}
    color: ${color.t2};
  }
  /* 44 px to press, partly inside the padding around it */
  button {
    min-height: 44px;
    margin: -8px 0;
    border-radius: ${radius.full}px;
  }
  button:active time {
    background: ${color.s4};
  }
`

import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { theme } from '#src/ui/theme.ts'
import { Box } from './Box.styles.ts'

const { color } = theme

const LINES_MAX = 5

interface InputBarProps {
  /** Plus, or the bin while recording. */
  start?: ReactNode
  /** The field, or what stands in its place. */
  children: ReactNode
  /** Mic, send or stop. */
  end?: ReactNode
  /** The attach panel is open below and brings the phone's inset. */
  attached?: boolean
}

/** The bar under a thread. */
export function InputBar({ start, children, end, attached = false }: InputBarProps) {
  return (
    <Bar data-dock data-attached={attached}>
      {start}
      {children}
      {end}
    </Bar>
  )
}

/** Grows from one line to five, then scrolls. Keyboard rules (Enter, composing) belong to the feature. */
export function InputBarField({ value, ...area }: ComponentProps<'textarea'> & { value: string }) {
  return (
    <BarField data-grows={value}>
      <textarea rows={1} {...area} value={value} />
    </BarField>
  )
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.dock};
  flex: none;
  display: flex;
  align-items: flex-end;
  gap: 6px;
  padding: 8px 10px calc(10px + var(--safe-b));
  background: ${color.bg};
  box-shadow: 0 -1px 0 ${color.line};
  &[data-attached='true'] {
    padding-bottom: 8px;
  }
`

/** The round field of the bar, for what stands in its place too. */
export const BarField = styled(Box)`
  flex: 1;
  width: auto;
  min-width: 0;
  min-height: 44px;
  gap: 10px;
  padding: 10px 16px;
  border-radius: 22px;
  &:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 1.5px ${color.redText};
  }
  /* An unseen copy of the text shares the cell with the field and gives it its height: no measuring. */
  &[data-grows] {
    display: grid;
    padding: 0;
    max-height: min(${LINES_MAX * 24 + 20}px, 34dvh);
    overflow: hidden;
  }
  &[data-grows]::after {
    content: attr(data-grows) ' ';
    visibility: hidden;
  }
  &[data-grows]::after,
  textarea {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: 0;
    padding: 10px 16px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    word-break: keep-all;
  }
  textarea {
    height: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

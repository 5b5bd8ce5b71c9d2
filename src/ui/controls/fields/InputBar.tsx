import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'
import { theme } from '#src/ui/theme.ts'
import { Box } from './Box.styles.ts'

const { color } = theme

const LINES_MAX = 5

interface InputBarProps {
  /** The plus, or the bin while recording. */
  start?: ReactNode
  /** The field, or what replaces it. */
  children: ReactNode
  /** The microphone, send or stop button. */
  end?: ReactNode
  /** The attach panel is open below and has the phone's inset. */
  attached?: boolean
}

/** The bar below a thread. */
export function InputBar({ start, children, end, attached = false }: InputBarProps) {
  return (
    <Bar data-dock data-attached={attached}>
      {start}
      {children}
      {end}
    </Bar>
  )
}

/**
 * Grows from one line to five and then scrolls. The keyboard rules (Enter, composing) belong to the feature.
 */
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

/** The round field of the bar, also for what replaces it. */
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
  /*
   * An invisible copy of the text shares the grid cell with the field and sets its height, without measuring.
   */
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

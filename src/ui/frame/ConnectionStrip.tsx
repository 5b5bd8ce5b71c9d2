import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Spinner } from '../controls/Spinner.tsx'
import { theme } from '../theme.ts'

interface ConnectionStripProps {
  text: string
  /** A second sentence, announced with the first. */
  note?: string | null
  /** When the content below was received. It is announced with the text, but not again every minute. */
  since?: string | null
  /** Leaves a gap below, for content that begins at its own edge. */
  apart?: boolean
  /** Shows a spinner, because an attempt is in progress. */
  busy?: boolean
  /** One action, such as 다시 연결. */
  action?: ReactNode
}

/** Shown below the header of a screen that keeps its content while there is no connection. */
export function ConnectionStrip({
  text,
  note,
  since,
  apart = false,
  busy = false,
  action,
}: ConnectionStripProps) {
  return (
    <Strip data-apart={apart}>
      {busy && <Spinner size={16} />}
      <Said role="status">
        <span>{text}</span>
        {note && <span>{note}</span>}
        {since && <small aria-live="off">{since}</small>}
      </Said>
      {action}
    </Strip>
  )
}

/* two sentences that do not fit on one line are stacked */
const Said = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 8px;
  small {
    font-size: inherit;
    font-weight: 500;
    color: ${theme.color.t2};
  }
`

const Strip = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 8px;
  min-height: 36px;
  padding: 6px var(--gutter);
  text-align: center;
  background: ${theme.color.s3};
  &[data-apart='true'] {
    margin-bottom: 14px;
  }
  ${theme.type.caption}
  font-weight: 600;
  color: ${theme.color.t1};
`

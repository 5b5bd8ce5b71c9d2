import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'
import { theme } from './theme.ts'

interface ConnectionStripProps {
  text: string
  /** Something is being tried right now: a ring. */
  busy?: boolean
  /** One way out, such as 다시 연결. */
  action?: ReactNode
}

/** Under the header of a screen that shows what it has while the connection is away. */
export function ConnectionStrip({ text, busy = false, action }: ConnectionStripProps) {
  return (
    <Strip>
      {busy && <Spinner size={16} />}
      <span role="status">{text}</span>
      {action}
    </Strip>
  )
}

const Strip = styled.div`
  flex: none;
  display: flex;
  /* two sentences that do not fit beside each other stand one above the other */
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 8px;
  min-height: 36px;
  padding: 6px var(--gutter);
  text-align: center;
  background: ${theme.color.s3};
  ${theme.type.caption}
  font-weight: 600;
  color: ${theme.color.t1};
`

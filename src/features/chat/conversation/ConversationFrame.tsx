import styled from '@emotion/styled'
import { type ReactNode, useRef } from 'react'
import { useVisibleViewport } from '#src/lib/page/viewport.ts'

/** The frame of a conversation: as tall as the window, or as the part above an open keyboard. */
export function ConversationFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useVisibleViewport(frame)
  return <Frame ref={frame}>{children}</Frame>
}

const Frame = styled.div`
  position: relative;
  top: var(--viewport-top, 0px);
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  max-height: var(--viewport-height, none);
`

import styled from '@emotion/styled'
import { type ReactNode, useRef } from 'react'
import { useVisibleViewport } from '#src/lib/page/viewport.ts'

/** What a conversation stands in: as tall as the window, and while a keyboard is open as tall as what it leaves. */
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

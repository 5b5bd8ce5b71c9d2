import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { selectTypists, type WithTyping } from './typingSlice.ts'

/** Typing is announced to screen readers at most this often, and members who join in are not announced. */
const SPOKEN_EVERY_MS = 15_000

/** Up to two people by name, more as the first name and a count. */
export function typingText(nicknames: readonly string[]): string {
  if (nicknames.length === 0) return ''
  if (nicknames.length <= 2) return `${nicknames.map((name) => `${name}님`).join(', ')}이 입력 중`
  return `${nicknames[0]}님 외 ${nicknames.length - 1}명이 입력 중`
}

/** A line over the end of the messages. It has no height, so nothing moves when it appears. */
export function TypingLine({ roomId }: { roomId: number }) {
  const typists = useSelector((state: WithTyping) => selectTypists(state, roomId))
  const text = typingText(typists.map(({ nickname }) => nickname))
  return (
    <Place>
      {text !== '' && (
        <Line aria-hidden>
          <Words>{text}</Words>
          <Dots>
            <i />
            <i />
            <i />
          </Dots>
        </Line>
      )}
      <Spoken text={text} />
    </Place>
  )
}

function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  const quietUntil = useRef(0)
  const isSomebody = text !== ''
  const [wasSomebody, setWasSomebody] = useState(false)
  useEffect(() => {
    if (isSomebody === wasSomebody) return
    setWasSomebody(isSomebody)
    const now = performance.now()
    if (isSomebody && now < quietUntil.current) return
    if (isSomebody) quietUntil.current = now + SPOKEN_EVERY_MS
    setSpoken(text)
  }, [isSomebody, wasSomebody, text])
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>
}

const Place = styled.div`
  position: relative;
  height: 0;
`

const Line = styled.p`
  position: absolute;
  bottom: 6px;
  left: 16px;
  display: flex;
  align-items: center;
  gap: 6px;
  max-width: calc(100% - 32px);
  padding: 5px 14px;
  border-radius: ${theme.radius.full}px;
  background: ${theme.color.s2};
  ${theme.type.caption}
  color: ${theme.color.t2};
  pointer-events: none;
`

const Words = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const beat = keyframes`
  0%, 60%, 100% { opacity: 0.35; }
  30% { opacity: 1; }
`

const Dots = styled.span`
  flex: none;
  display: flex;
  gap: 3px;
  i {
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: currentColor;
    opacity: 0.6;
  }
  @media (prefers-reduced-motion: no-preference) {
    i {
      animation: ${beat} 1.2s infinite;
    }
    i:nth-of-type(2) {
      animation-delay: 0.15s;
    }
    i:nth-of-type(3) {
      animation-delay: 0.3s;
    }
  }
`

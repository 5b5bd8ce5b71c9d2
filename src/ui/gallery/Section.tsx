import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

/** A heading of the gallery and its content. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Block>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      <div>{children}</div>
    </Block>
  )
}

/** A state with its name above it. */
export function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Pair>
      <span>{name}</span>
      {children}
    </Pair>
  )
}

export const Row = styled.div<{ gap?: number; top?: number; wraps?: boolean }>`
  display: flex;
  flex-wrap: ${({ wraps = true }) => (wraps ? 'wrap' : 'nowrap')};
  align-items: center;
  gap: ${({ gap = 10 }) => gap}px;
  margin-top: ${({ top = 0 }) => top}px;
`

export const Column = styled.div<{ gap?: number; top?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 10 }) => gap}px;
  margin-top: ${({ top = 0 }) => top}px;
`

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px 12px;
`

/** Renders states that need a finger or a keyboard, so that they can be seen statically. */
export const Pressed = styled.div`
  && button[data-kind] {
    background: ${theme.color.redPress};
    transform: scale(0.98);
  }
`

export const PressedIcon = styled.div`
  && button[data-kind] {
    background: ${theme.color.s4};
  }
`

export const Focused = styled.div`
  button,
  a {
    outline: 2px solid ${theme.color.t1};
    outline-offset: 2px;
  }
`

export const ActiveField = styled.div`
  .line {
    border-bottom: 2px solid ${theme.color.t1};
  }
  label {
    color: ${theme.color.t1};
  }
  div:has(> input[type='search'], > textarea) {
    box-shadow: inset 0 0 0 1.5px ${theme.color.t1};
  }
`

const Block = styled.section`
  padding-top: 36px;
  > h2 {
    ${theme.type.title3}
    letter-spacing: -0.01em;
  }
  > p {
    ${theme.type.caption}
    color: ${theme.color.t3};
  }
  > div {
    margin-top: 14px;
  }
`

const Pair = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  > span {
    ${theme.type.micro}
    color: ${theme.color.t3};
  }
`

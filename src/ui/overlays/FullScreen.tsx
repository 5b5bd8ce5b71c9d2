import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { theme } from '../theme.ts'
import { Overlay } from './Overlay.tsx'

interface FullScreenProps {
  /** Only for screen readers. */
  title: string
  onClose: () => void
  /** Fills the space that the bar leaves. */
  children: ReactNode
  /** Elements at the left, in the middle and at the right. */
  bar: ReactNode
  /** As wide as the window instead of the column, for large pictures. */
  wide?: boolean
}

/**
 * A dialog over everything, as tall as the window and as wide as the column, for the camera and for pictures.
 * It is open while it is mounted.
 */
export function FullScreen({ title, onClose, children, bar, wide = false }: FullScreenProps) {
  const id = useId()
  return (
    <Overlay onClose={onClose} labelledBy={id} place="bottom" surface="s1" wide={wide}>
      <Ground>
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
        {children}
        <Bar>{bar}</Bar>
      </Ground>
    </Overlay>
  )
}

const Ground = styled.section`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  background: #000;
  color: ${theme.color.t1};
`

const Bar = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  padding: 24px 20px calc(32px + var(--safe-b));
  > button {
    justify-self: center;
    ${theme.type.body1}
    font-weight: 600;
    color: ${theme.color.t1};
  }
  > button:first-of-type {
    justify-self: start;
  }
  > :last-child {
    justify-self: end;
  }
`

import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { theme } from '../theme.ts'
import { useBackToClose } from './useBackToClose.ts'

interface OverlayProps {
  onClose: () => void
  /** The id of the heading that names it. */
  labelledBy: string
  describedBy?: string
  /** The position of the panel in the column. */
  place: 'centre' | 'bottom'
  /** The panel's colour, so that boxes on it use the next surface. */
  surface: 's1' | 's2'
  /** As wide as the window instead of the column. */
  wide?: boolean
  children: ReactNode
}

/**
 * The native modal dialog of Dialog and BottomSheet: the browser traps the focus, makes the page behind it
 * inert and returns the focus to the opener. The element with `data-autofocus` gets the focus first,
 * otherwise the first control. Escape, a tap on the scrim and the back button call `onClose`. The element
 * itself is the scrim and is as wide as the column.
 */
export function Overlay({ onClose, labelledBy, describedBy, place, surface, wide, children }: OverlayProps) {
  const scrim = useRef<HTMLDialogElement>(null)
  const pressedOnScrim = useRef(false)
  useBackToClose(true, onClose)

  useLayoutEffect(() => {
    const dialog = scrim.current
    if (dialog && !dialog.open) {
      dialog.showModal()
      // React's autoFocus runs too early: a closed dialog cannot have the focus.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    // The dialog must be closed before React removes the element, because closing returns the focus.
    return () => dialog?.close()
  }, [])

  // Only a press that starts and ends on the scrim closes; a drag out of a field does not.
  const onPointerDown = (event: PointerEvent) => {
    pressedOnScrim.current = event.target === scrim.current
  }
  return (
    <Scrim
      ref={scrim}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-place={place}
      data-surface={surface}
      data-wide={wide}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        if (event.target === scrim.current && pressedOnScrim.current) onClose()
      }}
      onCancel={(event) => {
        if (event.target !== scrim.current) return
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </Scrim>
  )
}

const appear = keyframes`from { opacity: 0; }`

export const Scrim = styled.dialog`
  position: fixed;
  z-index: ${theme.z.dialog};
  inset: 0;
  width: 100%;
  max-width: var(--col);
  height: 100%;
  max-height: none;
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: ${theme.color.scrim};
  color: inherit;
  overflow: hidden;
  overscroll-behavior: contain;
  animation: ${appear} ${theme.motion.base}ms ${theme.motion.out};
  &[open] {
    display: flex;
    justify-content: center;
  }
  &[data-place='centre'] {
    align-items: center;
  }
  &[data-place='bottom'] {
    align-items: flex-end;
  }
  &[data-wide='true'] {
    max-width: none;
  }
  &::backdrop {
    background: none;
  }
`

/** The heading of a dialog or sheet. */
export const overlayTitle = css`
  font-size: 20px;
  line-height: 28px;
  font-weight: 700;
  letter-spacing: -0.02em;
`

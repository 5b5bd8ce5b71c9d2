import { useCallback, useEffect, useRef, useState } from 'react'
import { useBackToClose } from '#src/ui/overlays/useBackToClose.ts'

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog') !== null

/**
 * The card over the picture. The back button and Escape close it. It takes the focus, and later gives it
 * back.
 */
export function useInfoCard() {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const card = useRef<HTMLElement>(null)
  const close = useCallback(() => {
    setIsOpen(false)
    opener.current?.focus()
  }, [])
  useBackToClose(isOpen, close)

  useEffect(() => {
    if (!isOpen) return
    // the card may be taller than the window: keep its top in view
    card.current?.focus({ preventScroll: true })
    // on the document, because after a tap on the picture the focus may be on the body
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !isInDialog(target)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, close])

  return { isOpen, opener, card, close, toggle: () => (isOpen ? close() : setIsOpen(true)) }
}

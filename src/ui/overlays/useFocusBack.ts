import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * When a mode ends, such as selection, the focused element may be gone or no longer focusable: then `place`
 * gets the focus.
 */
export function useFocusBack(isOn: boolean, place: () => HTMLElement | null): void {
  const wasOn = useRef(false)
  const giveBack = useEffectEvent(() => {
    const isLost = document.activeElement instanceof HTMLElement && document.activeElement.tabIndex < 0
    if (isLost) place()?.focus()
  })
  useEffect(() => {
    if (wasOn.current && !isOn) giveBack()
    wasOn.current = isOn
  }, [isOn])
}

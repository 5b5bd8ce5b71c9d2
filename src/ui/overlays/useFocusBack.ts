import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * When a mode ends, such as that of choosing from a list, what had the focus in it may have gone with it, or cannot have it any
 * more: then `place` has it.
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

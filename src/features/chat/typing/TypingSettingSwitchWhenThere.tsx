import { useCallback, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { loadedWhenOpen } from '#src/ui/overlays/loadedWhenOpen.ts'

const Loaded = loadedWhenOpen(() =>
  import('./TypingSettingSwitch.tsx').then((part) => part.TypingSettingSwitch),
)

const isChatThere = (state: object) => 'typing' in state

/**
 * 입력 중 표시, for screens that do without the chat otherwise; nothing until it has joined the store. What could not be fetched is
 * fetched again once the phone is online, and when the screen is opened again.
 */
export function TypingSettingSwitchWhenThere() {
  const isThere = useSelector(isChatThere)
  const [isMissing, setMissing] = useState(false)
  const onClose = useCallback(() => setMissing(true), [])

  useEffect(() => {
    if (!isMissing) return
    const again = () => setMissing(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isMissing])

  return isThere && !isMissing && <Loaded open onClose={onClose} />
}

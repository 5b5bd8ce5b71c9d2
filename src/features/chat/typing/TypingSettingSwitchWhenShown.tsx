import { useSelector } from 'react-redux'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'

const TypingSettingSwitch = loadedWhenShown(() =>
  import('./TypingSettingSwitch.tsx').then((part) => part.TypingSettingSwitch),
)

const isChatThere = (state: object) => 'typing' in state

/** 입력 중 표시, for screens without chat; renders nothing until chat has joined the store. */
export function TypingSettingSwitchWhenShown() {
  const isThere = useSelector(isChatThere)
  return isThere && <TypingSettingSwitch />
}

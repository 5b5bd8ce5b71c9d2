import { Switch } from '#src/ui/controls/Switch.tsx'
import { useTypingSwitch } from './useTyping.ts'

/** Also in the menu of a conversation. Needs the chat's reducers in the store. */
export function TypingSettingSwitch() {
  const { typing } = useTypingSwitch()
  return <Switch label="입력 중 표시" on={typing.on} onChange={typing.onSwitch} />
}

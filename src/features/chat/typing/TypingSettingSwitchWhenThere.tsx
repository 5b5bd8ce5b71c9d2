import { type ComponentType, lazy, Suspense } from 'react'
import { useSelector } from 'react-redux'

const load = (): Promise<{ default: ComponentType }> =>
  import('./TypingSettingSwitch.tsx').then(
    (part) => ({ default: part.TypingSettingSwitch }),
    // offline just then: the menu of a conversation has it too
    () => ({ default: () => null }),
  )
const TypingSettingSwitch = lazy(load)

const isChatThere = (state: object) => 'typing' in state

/** 입력 중 표시, for screens that do without the chat otherwise; nothing until it has joined the store. */
export function TypingSettingSwitchWhenThere() {
  return useSelector(isChatThere) ? (
    <Suspense>
      <TypingSettingSwitch />
    </Suspense>
  ) : null
}

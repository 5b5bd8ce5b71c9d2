import { useChatDispatch, useChatSelector } from '../chatState.ts'
import { selectTypingOn, typingSwitched } from './typingSlice.ts'

/** 입력 중 표시 of this device. */
export function useTypingSwitch(): { typing: { on: boolean; onSwitch: () => void } } {
  const dispatch = useChatDispatch()
  const on = useChatSelector(selectTypingOn)
  return { typing: { on, onSwitch: () => void dispatch(typingSwitched(!on)) } }
}

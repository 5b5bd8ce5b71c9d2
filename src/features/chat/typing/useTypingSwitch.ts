import { useChatDispatch, useChatSelector } from '../chatState.ts'
import { selectTypingOn, typingSwitched } from './typingSlice.ts'

export function useTypingSwitch(): { typing: { on: boolean; onSwitch: () => void } } {
  const dispatch = useChatDispatch()
  const on = useChatSelector(selectTypingOn)
  return { typing: { on, onSwitch: () => void dispatch(typingSwitched(!on)) } }
}

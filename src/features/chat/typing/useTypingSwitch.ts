import { useDispatch, useSelector } from 'react-redux'
import { selectTypingOn, typingSwitched } from './typingSlice.ts'

export function useTypingSwitch(): { typing: { on: boolean; onSwitch: () => void } } {
  const dispatch = useDispatch()
  const on = useSelector(selectTypingOn)
  return { typing: { on, onSwitch: () => void dispatch(typingSwitched(!on)) } }
}

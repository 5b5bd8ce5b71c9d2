import { useCallback, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { TYPING_EVERY_MS } from '#contract/limits.ts'
import { isBlank } from '#contract/text.ts'
import { selectIsLive, type WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { selectTypingOn, typingSwitched, typingTold, type WithTyping } from './typingSlice.ts'

/**
 * Returns a function to call with every change of the field; it sends typing events at most once per
 * TYPING_EVERY_MS, and none for an empty field.
 */
export function useTyping(roomId: number): (text: string) => void {
  const dispatch = useDispatch()
  const { getState } = useStore<WithTyping & WithRealtime>()
  const toldAt = useRef(-Infinity)
  return useCallback(
    (text) => {
      const at = performance.now()
      if (isBlank(text) || at - toldAt.current < TYPING_EVERY_MS) return
      if (!selectTypingOn(getState()) || !selectIsLive(getState())) return
      toldAt.current = at
      dispatch(typingTold({ roomId }))
    },
    [dispatch, getState, roomId],
  )
}

/** 입력 중 표시, the switch of this device. */
export function useTypingSwitch(): { typing: { on: boolean; onSwitch: () => void } } {
  const dispatch = useDispatch()
  const on = useSelector(selectTypingOn)
  return { typing: { on, onSwitch: () => void dispatch(typingSwitched(!on)) } }
}

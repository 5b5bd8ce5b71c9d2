import { useBackToClose } from '#src/ui/overlays/useBackToClose.ts'
import { useChatDispatch, useChatSelector } from '../chatState.ts'
import { pastLeft, selectPast } from './pastSlice.ts'

/**
 * Whoever has jumped somewhere is led to the newest message by the first step back, and out of the room by the next one; the answer is
 * that step for a button, null where there is none. A room that opened where it was left is left at once.
 */
export function useBackFromPast(roomId: number, isOn: boolean): (() => void) | null {
  const dispatch = useChatDispatch()
  const hasJumped = useChatSelector((state) => {
    const { window, opening } = selectPast(state, roomId)
    return window !== null && opening.at !== 'kept'
  })
  const leave = () => void dispatch(pastLeft({ roomId }))
  useBackToClose(isOn && hasJumped, leave)
  return hasJumped ? leave : null
}

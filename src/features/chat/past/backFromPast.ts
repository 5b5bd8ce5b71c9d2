import { useDispatch, useSelector } from 'react-redux'
import { useBackToClose } from '#src/ui/overlays/useBackToClose.ts'
import { pastLeft, selectPast, type WithPast } from './pastSlice.ts'

/**
 * After a jump, back leads to the newest message first, and out of the room the second time. Returns that
 * first step for a button; null where there is none. A room that opened at its kept place is left at once.
 */
export function useBackFromPast(roomId: number, isOn: boolean): (() => void) | null {
  const dispatch = useDispatch()
  const hasJumped = useSelector((state: WithPast) => {
    const { window, opening } = selectPast(state, roomId)
    return window !== null && opening.at !== 'kept'
  })
  const leave = () => void dispatch(pastLeft({ roomId }))
  useBackToClose(isOn && hasJumped, leave)
  return hasJumped ? leave : null
}

import { useSelector } from 'react-redux'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import type { PushAskProps } from './PushAsk.tsx'
import { selectIsAskingIn, type WithPush } from './pushSlice.ts'

const PushAsk = loadedWhenShown<PushAskProps>(() => import('./PushAsk.tsx').then((part) => part.PushAsk))

/** Nothing until the member has sent a first message in this room. */
export function PushAskWhenDue({ roomId, name }: PushAskProps & { roomId: number }) {
  const isDue = useSelector((state: WithPush) => selectIsAskingIn(state, roomId))
  return isDue && <PushAsk name={name} />
}

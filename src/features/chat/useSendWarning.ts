import { useEffect, useRef } from 'react'
import { selectIsLive } from '#src/realtime/realtimeSlice.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useChatDispatch, useChatSelector } from './chatState.ts'
import type { RoomKind } from './roomList.ts'

/** product-2 section 5. */
const NOT_CONNECTED_TEXT = '연결 상태를 확인해주세요.'

/**
 * Tells who writes to one person while not connected that it will not arrive now; the message itself waits in the outbox (P5). Once an
 * outage, however much is written. In a group nothing is said: it connects first (product-2 section 4).
 */
export function useSendWarning(kind: RoomKind): () => void {
  const dispatch = useChatDispatch()
  const isLive = useChatSelector(selectIsLive)
  const told = useRef(false)
  useEffect(() => {
    if (isLive) told.current = false
  }, [isLive])
  return () => {
    if (kind !== 'PRIVATE' || isLive || told.current) return
    told.current = true
    dispatch(toastShown({ text: NOT_CONNECTED_TEXT, tone: 'error' }))
  }
}

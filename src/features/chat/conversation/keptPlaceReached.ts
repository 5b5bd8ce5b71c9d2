import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { keptPlace } from '#src/lib/page/scroll.ts'
import type { ChatDispatch } from '../chatListening.ts'
import { confirmedId } from '../list/listPlaces.ts'
import { jumpTo, type PastReadState } from '../past/pastReads.ts'
import type { ChatRow } from '../rows/chatRows.ts'
import type { Room } from './useRoom.ts'

/**
 * False until the messages around the kept place are loaded: after a reload only the newest page is. They are
 * read once; if that fails, the room opens at its end.
 */
export function useKeptPlaceReached(
  placeKey: string,
  roomId: number,
  rows: readonly ChatRow[],
  { loading, hasOlder, failed }: Pick<Room, 'loading' | 'hasOlder' | 'failed'>,
): boolean {
  const dispatch = useDispatch<ChatDispatch<PastReadState>>()
  const [anchor, setAnchor] = useState(() => keptPlace(placeKey)?.anchor ?? null)
  const oldest = anchor === null ? 0 : (rows.map(confirmedId).find((id) => id !== null) ?? Infinity)
  const reached = anchor === null || oldest <= anchor || !hasOlder

  useEffect(() => {
    if (loading || failed !== null || anchor === null) return
    if (reached) return setAnchor(null)
    let isGone = false
    void dispatch(jumpTo({ roomId, messageId: anchor, opening: { at: 'kept' } })).then(() => {
      if (!isGone) setAnchor(null)
    })
    return () => {
      isGone = true
    }
  }, [dispatch, roomId, anchor, reached, loading, failed])

  return !loading && reached
}

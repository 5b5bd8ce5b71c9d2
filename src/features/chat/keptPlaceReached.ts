import { useEffect, useRef, useState } from 'react'
import { keptPlace } from '#src/lib/scroll.ts'
import type { ChatRow } from './chatRows.ts'
import { confirmedId } from './listPlaces.ts'
import type { Room } from './useRoom.ts'

/** A place further back than this many pages is given up: the room opens at its end. */
const PAGES_MAX = 30

/**
 * False while history is read back to the place a room was left at: after a reload only its newest page is there. Looked up once;
 * afterwards scrolling reads history.
 */
export function useKeptPlaceReached(
  placeKey: string,
  rows: readonly ChatRow[],
  { loading, hasOlder, loadingOlder, olderFailed, loadOlder }: Room,
): boolean {
  const [anchor, setAnchor] = useState(() => keptPlace(placeKey)?.anchor ?? null)
  const pages = useRef(0)
  const oldest = anchor === null ? 0 : (rows.map(confirmedId).find((id) => id !== null) ?? Infinity)
  const reached = anchor === null || oldest <= anchor || !hasOlder || olderFailed

  useEffect(() => {
    if (loading || loadingOlder) return
    if (reached || pages.current >= PAGES_MAX) {
      setAnchor(null)
      return
    }
    pages.current += 1
    loadOlder()
  }, [reached, loading, loadingOlder, loadOlder])

  return !loading && reached
}

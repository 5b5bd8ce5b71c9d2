import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSearchText } from '#src/lib/page/useSearchText.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { isFilter, type RoomFilter } from './rooms.ts'

const PARAM = 'type'

/** The filter and the search text. Both are in the URL, so that back and reload keep them. */
export function useRoomView() {
  const [params, setParams] = useSearchParams()
  const { text, setText } = useSearchText()
  const asked = params.get(PARAM)

  return {
    filter: isFilter(asked) ? asked : 'all',
    choose: async (filter: RoomFilter) => {
      // the menu's history entry must be gone first: going back over it would undo the new filter
      await overlayEntryGone()
      const withFilter = (known: URLSearchParams) => {
        const next = new URLSearchParams(known)
        if (filter === 'all') next.delete(PARAM)
        else next.set(PARAM, filter)
        return next
      }
      setParams(withFilter, { replace: true, preventScrollReset: true })
    },
    text,
    setText,
    /** Deferred, so that filtering many rooms never delays the field. */
    typed: useDeferredValue(text.trim()),
  } as const
}

export type RoomView = ReturnType<typeof useRoomView>

import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSearchText } from '#src/lib/page/useSearchText.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { isFilter, type RoomFilter } from './rooms.ts'

const PARAM = 'type'

/** Which rooms are looked at. Both are part of the address, so that going back and loading again keep them. */
export function useRoomView() {
  const [params, setParams] = useSearchParams()
  const { text, setText } = useSearchText()
  const asked = params.get(PARAM)

  return {
    filter: isFilter(asked) ? asked : 'all',
    choose: async (filter: RoomFilter) => {
      // chosen in a menu, whose step back would undo this one
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
    /** Behind what is typed when there are many rooms to look through: the field never waits for them. */
    typed: useDeferredValue(text.trim()),
  } as const
}

export type RoomView = ReturnType<typeof useRoomView>

import { createElement } from 'react'
import { useSelector } from 'react-redux'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'

/** Both count by the room list, which is not part of the first load. */
export const UnreadCount = loadedWhenShown(() =>
  import('../parts/chatPart.ts').then((part) => part.UnreadCount),
)
export const UnreadTitle = loadedWhenShown(
  () => import('../parts/chatPart.ts').then((part) => part.UnreadTitle),
  PlainTitle,
)

function PlainTitle({ title }: { title: string }) {
  return createElement('title', null, title)
}

/**
 * The chat joins the store after the first screen (`startApp.tsx`); counting must not request it earlier.
 */
export const useIsUnreadKnown = () => useSelector((state: object) => 'realtime' in state)

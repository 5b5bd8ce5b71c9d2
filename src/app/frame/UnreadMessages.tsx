import { useSelector } from 'react-redux'
import { useEver } from '#src/lib/page/ever.ts'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'

/** Both count by the room list and the notifications, which are not part of the first load. */
const counting = () => import('#src/features/notifications/badge/UnreadCount.tsx')
const UnreadCount = loadedWhenShown(() => counting().then((part) => part.UnreadCount))
const UnreadTitle = loadedWhenShown(() => counting().then((part) => part.UnreadTitle), PlainTitle)

/**
 * The chat joins the store after the first screen (`startApp.tsx`); the count must not request it earlier.
 */
const isChatThere = (state: object) => 'realtime' in state

/** The number of unread messages in all rooms (P33). */
export function UnreadMessages() {
  return useEver(useSelector(isChatThere)) && <UnreadCount />
}

interface WindowTitleProps {
  title: string
  /** Whether it counts unread messages, which only members have. */
  counts: boolean
}

/** The title of the window, with the number of unread messages (P33). */
export function WindowTitle({ title, counts }: WindowTitleProps) {
  const isCounted = useEver(useSelector(isChatThere)) && counts
  return isCounted ? <UnreadTitle title={title} /> : <PlainTitle title={title} />
}

function PlainTitle({ title }: { title: string }) {
  return <title>{title}</title>
}

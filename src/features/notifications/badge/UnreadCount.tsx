import { useSelector } from 'react-redux'
import { useListRoomsQuery } from '#src/features/chat/public.ts'
import { useEver } from '#src/lib/page/ever.ts'
import type { WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { useListNotificationsQuery } from '../notificationsApi.ts'
import { useReadNotificationSettingsQuery } from '../settings/notificationSettingsApi.ts'
import { useSettledCount } from './settledCount.ts'
import { selectHasUnread, selectUnreadMessages, selectUnreadTotal, type WithUnread } from './unread.ts'

/** The unread messages of all rooms, for the link to the chat list (docs/product/chat.md "Chat list"). */
export function UnreadCount() {
  useAsked()
  const count = useSelector((state: WithUnread) => selectUnreadMessages(state) ?? 0)
  return count > 0 && <UnreadBadge count={count} />
}

/** The title of the window, with the number of everything unread that has a badge (P33). */
export function UnreadTitle({ title }: { title: string }) {
  useAsked()
  // the same rule as for the mark on the tab: asked for once the socket tells of changes
  const isTold = useEver(
    useSelector((state: Partial<WithRealtime>) => (state.realtime?.confirmations ?? 0) > 0),
  )
  useListNotificationsQuery(undefined, { skip: !isTold, selectFromResult: nothing })
  const count = useSettledCount(useSelector((state: WithUnread) => selectUnreadTotal(state))) ?? 0
  return <title>{count > 0 ? `(${count}) ${title}` : title}</title>
}

/** Keeps the answers that are counted. */
function useAsked(): void {
  useListRoomsQuery(undefined, { selectFromResult: nothing })
  const hasUnread = useEver(useSelector((state: WithUnread) => selectHasUnread(state)))
  useReadNotificationSettingsQuery(undefined, { skip: !hasUnread, selectFromResult: nothing })
}

const NOTHING = {}
const nothing = () => NOTHING

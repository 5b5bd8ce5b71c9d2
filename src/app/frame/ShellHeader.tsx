import { useSelector } from 'react-redux'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import type { AppRoute } from '../routes/routeTable.ts'
import { useGoUp } from '../routes/useGoUp.ts'
import { ChatLink } from './ChatLink.tsx'

/** The count needs the room list, which is not part of the first load. */
const UnreadCount = loadedWhenShown(() => import('../parts/chatPart.ts').then((part) => part.UnreadCount))

/**
 * The chat joins the store after the first screen (`startApp.tsx`); the count must not request it earlier.
 */
const isChatThere = (state: object) => 'realtime' in state

const WITH_CHAT_LINK = [paths.home(), paths.join()]

export function ShellHeader({ route }: { route: AppRoute }) {
  const goBack = useGoUp(route)
  const counts = useSelector(isChatThere)
  if (route.header === 'none') return null
  if (route.header === 'back') return <AppHeader title={route.heading} onBack={goBack} />
  // The link element stays the same when the count appears, because it may have the focus or a finger on it.
  const badge = counts && <UnreadCount />
  const end = WITH_CHAT_LINK.includes(route.path) && <ChatLink badge={badge} />
  return <AppHeader brand title={route.heading} clear={route.clear} end={end} />
}

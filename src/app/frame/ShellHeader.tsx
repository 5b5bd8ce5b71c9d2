import { useSelector } from 'react-redux'
import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import type { AppRoute } from '../routes/routeTable.ts'
import { ChatLink } from './ChatLink.tsx'

/** The count needs the room list, which is not part of the first load. */
const UnreadCount = loadedWhenShown(() => import('../parts/chatPart.ts').then((part) => part.UnreadCount))

/**
 * The chat joins the store after the first screen (`startApp.tsx`); the count must not request it earlier.
 */
const isChatThere = (state: object) => 'realtime' in state

/** Where the back button leads without a previous screen: to the root of the tab. */
const TAB_ROOT = { home: paths.home(), join: paths.join(), my: paths.my(), none: paths.home() }

const WITH_CHAT_LINK = [paths.home(), paths.join()]

export function ShellHeader({ route }: { route: AppRoute }) {
  const goBack = useGoBack(TAB_ROOT[route.tab ?? 'none'])
  const counts = useSelector(isChatThere)
  if (route.header === 'none') return null
  if (route.header === 'back') return <AppHeader title={route.heading} onBack={goBack} />
  // The link element stays the same when the count appears, because it may have the focus or a finger on it.
  const badge = counts && <UnreadCount />
  const end = WITH_CHAT_LINK.includes(route.path) && <ChatLink badge={badge} />
  return <AppHeader brand title={route.heading} clear={route.clear} end={end} />
}

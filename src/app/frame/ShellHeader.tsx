import { useSelector } from 'react-redux'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import type { AppRoute } from '../routes/routeTable.ts'
import { useGoUp } from '../routes/useGoUp.ts'
import { ChatLink } from './ChatLink.tsx'

/** The count needs the room list, which the first load does without. */
const UnreadCount = loadedWhenShown(() => import('../parts/chatPart.ts').then((part) => part.UnreadCount))

/** It comes when the first screen stands (`startApp.tsx`); nobody is to ask for it here before that. */
const isChatThere = (state: object) => 'realtime' in state

const WITH_CHAT_LINK = [paths.home(), paths.join()]

export function ShellHeader({ route }: { route: AppRoute }) {
  const goBack = useGoUp(route)
  const counts = useSelector(isChatThere)
  if (route.header === 'none') return null
  if (route.header === 'back') return <AppHeader title={route.heading} onBack={goBack} />
  // The link stays the same one when the count comes: it may have the focus by then, or a finger on it.
  const badge = counts && <UnreadCount />
  const end = WITH_CHAT_LINK.includes(route.path) && <ChatLink badge={badge} />
  return <AppHeader brand title={route.heading} clear={route.clear} end={end} />
}

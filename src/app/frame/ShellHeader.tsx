import { useGoBack } from '#src/lib/page/goBack.ts'
import { paths } from '#src/lib/paths.ts'
import { AppHeader } from '#src/ui/frame/AppHeader.tsx'
import type { AppRoute } from '../routes/routeTable.ts'
import { ChatLink } from './ChatLink.tsx'
import { UnreadMessages } from './UnreadMessages.tsx'

/** Where the back button leads without a previous screen: to the root of the tab. */
const TAB_ROOT = { home: paths.home(), join: paths.join(), my: paths.my(), none: paths.home() }

const WITH_CHAT_LINK = [paths.home(), paths.join()]

export function ShellHeader({ route }: { route: AppRoute }) {
  const goBack = useGoBack(TAB_ROOT[route.tab ?? 'none'])
  if (route.header === 'none') return null
  if (route.header === 'back') return <AppHeader title={route.heading} onBack={goBack} />
  const end = WITH_CHAT_LINK.includes(route.path) && <ChatLink badge={<UnreadMessages />} />
  return <AppHeader brand title={route.heading} clear={route.clear} end={end} />
}

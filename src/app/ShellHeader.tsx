import { lazy, Suspense } from 'react'
import { AppHeader } from '#src/ui/AppHeader.tsx'
import { paths } from '#src/lib/paths.ts'
import { ChatLink } from './ChatLink.tsx'
import type { AppRoute } from './routeTable.ts'
import { useGoUp } from './useGoUp.ts'

/** The count needs the room list, which the first load does without. */
const UnreadCount = lazy(async () => ({ default: (await import('./chatPart.ts')).UnreadCount }))

const WITH_CHAT_LINK = [paths.home(), paths.join()]

export function ShellHeader({ route }: { route: AppRoute }) {
  const goBack = useGoUp(route)
  if (route.header === 'none') return null
  if (route.header === 'back') return <AppHeader title={route.heading} onBack={goBack} />
  const end = WITH_CHAT_LINK.includes(route.path) && (
    <Suspense fallback={<ChatLink unread={0} />}>
      <UnreadCount>{(unread) => <ChatLink unread={unread} />}</UnreadCount>
    </Suspense>
  )
  return <AppHeader brand title={route.heading} clear={route.clear} end={end} />
}

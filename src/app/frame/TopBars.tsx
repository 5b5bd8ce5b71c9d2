import { useSyncExternalStore } from 'react'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { ConnectionStrip } from '#src/ui/frame/ConnectionStrip.tsx'
import type { AppRoute } from '../routes/routeTable.ts'
import { ShellHeader } from './ShellHeader.tsx'

export function TopBars({ route }: { route: AppRoute }) {
  const isOnline = useIsOnline()
  return (
    <>
      <ShellHeader route={route} />
      {!isOnline && route.access === 'member' && <ConnectionStrip text={NO_NETWORK_TEXT} />}
    </>
  )
}

const EVENTS = ['online', 'offline']

const subscribe = (changed: () => void) => {
  for (const name of EVENTS) window.addEventListener(name, changed)
  return () => EVENTS.forEach((name) => window.removeEventListener(name, changed))
}

/** What the browser reports about the network. `false` is certain, `true` is a guess. */
const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)

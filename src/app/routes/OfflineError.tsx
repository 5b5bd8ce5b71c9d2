import { useEffect } from 'react'
import { useIsOnline } from '#src/lib/page/online.ts'
import { NothingReceived } from '#src/offline/NothingReceived.tsx'
import { RouteFailed } from './RouteError.tsx'

const reload = () => location.reload()

/** A screen whose code could not be loaded without a line. It is loaded when the line is back. */
export function OfflineError({ error }: { error: unknown }) {
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline) reload()
  }, [isOnline])
  return isOfLoading(error) ? <NothingReceived level={1} onRetry={reload} /> : <RouteFailed />
}

/** The browsers word it differently; all of them say that a module was imported. */
const isOfLoading = (error: unknown) => error instanceof TypeError && /import/i.test(error.message)

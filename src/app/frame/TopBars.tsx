import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useSelector } from 'react-redux'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { followBelowHeader, newestBelowHeader } from '#src/ui/frame/belowHeader.ts'
import { ConnectionStrip } from '#src/ui/frame/ConnectionStrip.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import type { AppRoute } from '../routes/routeTable.ts'
import { ShellHeader } from './ShellHeader.tsx'

/** Joins the store after the first screen; until then nothing is known about kept answers. */
const arePartsThere = (state: object) => 'kept' in state

/** Apart from the part itself: a start waits for that, and needs no strip. */
const KeptStrip = loadedWhenShown(() => import('./KeptStrip.tsx').then((part) => part.KeptStrip), PlainStrip)

export function TopBars({ route }: { route: AppRoute }) {
  const Strip = useSelector(arePartsThere) ? KeptStrip : PlainStrip
  return (
    <>
      <ShellHeader route={route} />
      {route.access === 'member' && (
        <BelowHeader>
          <Strip path={route.path} />
        </BelowHeader>
      )}
    </>
  )
}

/** Below the header of the frame or of the screen, or in place on a screen without one. */
function BelowHeader({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(followBelowHeader, newestBelowHeader)
  return place ? createPortal(children, place) : children
}

function PlainStrip(_route: { path: string }) {
  return !useIsOnline() && <ConnectionStrip text={NO_NETWORK_TEXT} />
}

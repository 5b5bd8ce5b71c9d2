import { type ReactNode, useCallback, useState } from 'react'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import type { ToJoin } from './useJoining.ts'

const JoinFlow = loadedWhenOpen(() => import('./JoinFlow.tsx').then((part) => part.JoinFlow))

const NOTHING: ToJoin = { bandId: null }

/** The flow from JOIN to the room. Render `dialogs`; `join` starts it for a band, or for one of its seats. */
export function useJoinFlow(): { join: (wish: ToJoin) => void; dialogs: ReactNode } {
  const [wish, setWish] = useState<ToJoin | null>(null)
  const close = useCallback(() => setWish(null), [])
  return {
    join: useCallback(({ bandId, session }) => setWish({ bandId, session }), []),
    dialogs: <JoinFlow open={wish !== null} {...(wish ?? NOTHING)} onClose={close} />,
  }
}

import { type ReactNode, useCallback, useState } from 'react'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import type { BandCard } from '../bandCard.ts'

const JoinFlow = loadedWhenOpen(() => import('./JoinFlow.tsx').then((part) => part.JoinFlow))

type Asked = Pick<BandCard, 'bandId'>

/** The flow from JOIN to the room. Render `dialogs`; `join` starts it for a band. */
export function useJoinFlow(): { join: (band: Asked) => void; dialogs: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = useCallback(() => setAsked(null), [])
  return {
    join: useCallback(({ bandId }) => setAsked({ bandId }), []),
    dialogs: <JoinFlow open={asked !== null} bandId={asked?.bandId ?? null} onClose={close} />,
  }
}

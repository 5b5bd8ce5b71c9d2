import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BandSessionType } from '#contract/sessions.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'

const PARAM = 'session'

/**
 * The session to filter by; null: all. Part of the URL, so that returning from a conversation and a reload
 * keep it. While applicants are being chosen, the history entry of that mode is on top of the page's entry;
 * the URL is updated when it is gone.
 */
export function useSessionFilter(sessions: readonly BandSessionType[], isChoosing: boolean) {
  const [params, setParams] = useSearchParams()
  const asked = params.get(PARAM)
  const [chosen, setChosen] = useState(asked)

  useEffect(() => {
    if (isChoosing || asked === chosen) return
    let isOver = false
    void overlayEntryGone().then(() => {
      if (!isOver)
        setParams(chosen === null ? {} : { [PARAM]: chosen }, { replace: true, preventScrollReset: true })
    })
    return () => {
      isOver = true
    }
  }, [isChoosing, asked, chosen, setParams])

  return { session: sessions.find((session) => session === chosen) ?? null, choose: setChosen }
}

import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BandSessionType } from '#contract/sessions.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'

const PARAM = 'session'

/**
 * The session whose applicants are shown; null: all. Part of the address, so that coming back from a conversation and loading again
 * keep it. While something is being chosen the entry of that mode lies above the page's own in the history: the address
 * follows when it is gone.
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

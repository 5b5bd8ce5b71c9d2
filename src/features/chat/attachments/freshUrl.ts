import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { attachmentsApi } from './attachmentsApi.ts'
import { useRoomFiles } from './roomFiles.ts'

export interface FreshUrl {
  /** Where the file lies; null while only this phone has it. */
  url: string | null
  /**
   * Goes up with every try to load it: the key of what loads. The address itself may be the same as before, where only the line was
   * bad.
   */
  attempt: number
  /** `asking`: it did not load, and a fresh address is on its way. `failed`: that one did not help either. */
  state: 'ready' | 'asking' | 'failed'
  /** To be called when what is at `url` could not be loaded. */
  onError: () => void
  /** What 다시 시도 does. */
  retry: () => void
}

interface KnownFile {
  attachmentId: number | null
  url: string | null
}

/**
 * The address of a file of this room. It is signed and runs out; when it does not load, CH16 is asked once for a fresh one, and what
 * it answers serves every place that shows the file.
 *
 *   ready ── onError ──▶ asking ──▶ ready (fresh) ── onError ──▶ failed ── retry, back online ──▶ asking
 *                           └── CH16 refused or offline ───────────▲
 */
export function useFreshUrl({ attachmentId, url }: KnownFile): FreshUrl {
  const roomId = useRoomFiles()?.roomId ?? null
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<FreshUrl['state']>('ready')
  const file = roomId === null || attachmentId === null ? null : { roomId, attachmentId }
  const fresh = attachmentsApi.endpoints.readAttachment.useQueryState(file ?? skipToken).data
  const [ask] = attachmentsApi.endpoints.readAttachment.useLazyQuery()

  async function askFresh() {
    if (!file) return setState('failed')
    setState('asking')
    const { isSuccess } = await ask(file)
    setAttempt((before) => before + 1)
    setState(isSuccess ? 'ready' : 'failed')
  }

  const retryNow = useEffectEvent(() => void askFresh())
  const isFailed = state === 'failed'
  useEffect(() => {
    if (!isFailed) return
    const again = () => retryNow()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isFailed])

  return {
    url: fresh?.url ?? url,
    attempt,
    state,
    onError: () => {
      // asked once already, for this very try: another address would not load either
      if (attempt > 0) setState('failed')
      else if (state === 'ready') void askFresh()
    },
    retry: () => void askFresh(),
  }
}

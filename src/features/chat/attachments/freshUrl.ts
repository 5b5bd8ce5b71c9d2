import { skipToken } from '@reduxjs/toolkit/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { attachmentsApi } from './attachmentsApi.ts'
import { useRoomFiles } from './roomFiles.ts'

export interface FreshUrl {
  /** The file's URL; null while only this phone has it. */
  url: string | null
  /**
   * Incremented with every attempt to load; used as the key of the loading element, because after a bad
   * connection the URL may be unchanged.
   */
  attempt: number
  /** `asking`: loading failed, and a new URL is being requested. `failed`: the new URL failed too. */
  state: 'ready' | 'asking' | 'failed'
  /** To be called when `url` could not be loaded. */
  onError: () => void
  /** Called by 다시 시도. */
  retry: () => void
}

interface KnownFile {
  attachmentId: number | null
  url: string | null
}

/**
 * The URL of a room's file. It is signed and expires; when it does not load, a new one is requested once by
 * CH16 and shared by every place that shows the file.
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
      // a new URL was requested already: another one would not load either
      if (attempt > 0) setState('failed')
      else if (state === 'ready') void askFresh()
    },
    retry: () => void askFresh(),
  }
}

import { useRef, useState } from 'react'
import { type ApiError, asApiError } from '#src/api/apiError.ts'
import type { UploadProgress } from '#src/api/upload.ts'

type Send = (onProgress: UploadProgress | undefined) => Promise<{ error?: unknown }>

/**
 * Sends once: further taps while sending or after success are ignored. After a failure it can be sent again.
 */
export function useSending() {
  const isBusy = useRef(false)
  const [isSending, setIsSending] = useState(false)
  /** 0 to 1; null when no picture is being sent. */
  const [progress, setProgress] = useState<number | null>(null)

  async function run(send: Send, hasPicture: boolean): Promise<'sent' | 'busy' | ApiError> {
    if (isBusy.current) return 'busy'
    isBusy.current = true
    setIsSending(true)
    setProgress(hasPicture ? 0 : null)
    const { error } = await send(hasPicture ? setProgress : undefined)
    if (error === undefined) return 'sent'
    isBusy.current = false
    setIsSending(false)
    setProgress(null)
    return asApiError(error)
  }

  return { run, isSending, progress }
}

/** Called with the uploaded fraction of the files, 0 to 1. */
export type UploadProgress = (share: number) => void

interface Upload {
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal
  onProgress: UploadProgress
  /** Restarts the timeout: `signal` now aborts after `ms`. */
  abortWithin: (ms: number) => void
}

/** The longest time without progress, and without an answer before the upload starts. */
const STANDSTILL_MS = 30_000
/**
 * The time from the last byte to the answer. The browser only knows that the byte has left it: the phone may
 * still hold data, and the server then has to read the picture.
 */
const ANSWER_WITHIN_MS = 60_000

/** Statuses without a body; `Response` throws when it gets one for them. */
const EMPTY_STATUSES = [204, 205, 304]

/**
 * Like `fetch`, for a form with files, but reports the progress, which `fetch` cannot do. It has no limit
 * while it progresses. Rejects when there is no connection and when the signal aborts.
 */
export function upload(
  address: URL,
  { method, headers, body, signal, onProgress, abortWithin }: Upload,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest()
    const abort = () => asked.abort()
    asked.open(method, address)
    headers.forEach((value, name) => asked.setRequestHeader(name, value))
    asked.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      abortWithin(STANDSTILL_MS)
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    asked.upload.onload = () => abortWithin(ANSWER_WITHIN_MS)
    asked.onload = () => {
      const { status, responseText } = asked
      resolve(
        new Response(EMPTY_STATUSES.includes(status) ? null : responseText, {
          status,
          headers: headersOf(asked.getAllResponseHeaders()),
        }),
      )
    }
    asked.onerror = () => reject(new TypeError('The upload failed.'))
    asked.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'))
    asked.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    asked.send(body)
    if (signal.aborted) abort()
  })
}

/** Parses lines of `name: value`. */
function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}

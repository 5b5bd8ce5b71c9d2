/** Parts of the files that are on their way, 0 to 1. */
export type UploadProgress = (share: number) => void

interface Upload {
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal
  onProgress: UploadProgress
  /** From now on `signal` aborts after so long, and no longer when it was told to. */
  abortWithin: (ms: number) => void
}

/** Without a byte more: as long as the server waits, too. */
const STANDSTILL_MS = 30_000
/** From the last byte on, of which the browser only knows that it has left: what the phone itself still holds has to go, and then a picture is read. */
const ANSWER_WITHIN_MS = 60_000

/** Answers that have no body by definition; `Response` refuses one for them. */
const EMPTY_STATUSES = [204, 205, 304]

/**
 * As `fetch`, for a form with files, and telling how far they are: `fetch` says nothing until the answer. It may take as long as it goes
 * on. Rejects when there is no connection and when the signal aborts.
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
    asked.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'))
    asked.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    asked.send(body)
    if (signal.aborted) abort()
  })
}

/** One `name: value` a line. */
function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}

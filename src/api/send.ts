import { fillPath, KEY_HEADER, type AnyCall } from '#contract/call.ts'
import { type Answer, readAnswer } from './answer.ts'
import { takeEarly } from './early.ts'
import type { ApiRequest } from './request.ts'

type Files = NonNullable<ApiRequest['files']>

const ANSWER_WITHIN_MS = 10_000
/** A form takes longer on a phone. One with `onProgress` has no limit while it progresses: `upload.ts`. */
const FORM_WITHIN_MS = 30_000

/** Sends one request once. Never throws: a missing network and a timeout are values too. */
export async function send(
  request: ApiRequest,
  accessToken: string | null,
  signal?: AbortSignal,
): Promise<Answer> {
  const { controller, abortWithin, release } = abortable(signal)
  abortWithin(request.call.multipart ? FORM_WITHIN_MS : ANSWER_WITHIN_MS)
  try {
    const address = addressOf(request)
    const early = request.call.method === 'GET' ? await takeEarly(address, accessToken) : null
    const message = { ...messageOf(request, accessToken), signal: controller.signal }
    const response = early ?? (await transfer(address, message, abortWithin, request.onProgress))
    const answer = await readAnswer(request.call, response)
    return early ? { ...answer, meta: { isEarly: true } } : answer
  } catch {
    return { error: { kind: controller.signal.aborted ? 'timeout' : 'offline' } }
  } finally {
    release()
  }
}

/** Most calls have no file or no `onProgress`, so `upload.ts` is loaded with the first one that has both. */
async function transfer(
  address: URL,
  message: Message,
  abortWithin: (ms: number) => void,
  onProgress: ApiRequest['onProgress'],
): Promise<Response> {
  const { body } = message
  if (!onProgress || !(body instanceof FormData)) return fetch(address, message)
  const { upload } = await import('./upload.ts')
  return upload(address, { ...message, body, onProgress, abortWithin })
}

interface Message {
  method: string
  headers: Headers
  body?: string | FormData
  signal: AbortSignal
}

/** Absolute, because outside a browser `fetch` has no page to resolve a relative address against. */
function addressOf({ call, path = {}, query = {} }: ApiRequest): URL {
  const address = new URL(fillPath(call.path, path), location.origin)
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null) address.searchParams.set(key, String(value))
  return address
}

function messageOf(
  { call, body, files = {}, key }: ApiRequest,
  accessToken: string | null,
): Omit<Message, 'signal'> {
  const headers = new Headers()
  if (call.auth !== 'none' && accessToken !== null) headers.set('Authorization', `Bearer ${accessToken}`)
  if (key !== undefined) headers.set(KEY_HEADER, key)
  // The browser sets the content type of a form, because only it knows the boundary.
  if (travelsAsForm(call, files)) return { method: call.method, headers, body: formOf(call, body, files) }
  if (body === undefined) return { method: call.method, headers }
  headers.set('Content-Type', 'application/json')
  return { method: call.method, headers, body: JSON.stringify(body) }
}

/** A call that may be JSON is a form only when it has a file (PR2). */
const travelsAsForm = ({ multipart }: AnyCall, files: Files) =>
  multipart !== undefined && (!multipart.orJson || Object.values(files).some(Boolean))

function formOf({ multipart }: AnyCall, body: unknown, files: Files): FormData {
  const form = new FormData()
  if (multipart?.json !== undefined && body !== undefined)
    form.append(multipart.json, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file)
  return form
}

/**
 * `AbortSignal.any` and `.timeout` would be shorter. But phones of 2023 lack `any`, and `timeout` cannot be
 * restarted.
 */
function abortable(outer?: AbortSignal) {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const abort = () => controller.abort()
  const abortWithin = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(abort, ms)
  }
  outer?.addEventListener('abort', abort)
  if (outer?.aborted) abort()
  const release = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
  return { controller, abortWithin, release }
}

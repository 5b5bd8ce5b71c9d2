import { vi } from 'vitest'
import { KEY_HEADER } from '#contract/call.ts'

export interface Seen {
  method: string
  /** Includes the query. */
  path: string
  token: string | null
  /** Of a creating call (W14). */
  key: string | null
  /** Parsed JSON, or the form itself. */
  body: unknown
}

type Reply =
  | { status?: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | 'offline'
  | 'silence'

/** Replaces `fetch` by a function. Returns the list of the requests it received. */
export function stubServer(reply: (request: Seen) => Reply | Promise<Reply>): Seen[] {
  const seen: Seen[] = []
  vi.stubGlobal('fetch', async (address: URL, init: RequestInit) => {
    const request = {
      method: init.method ?? 'GET',
      path: address.pathname + address.search,
      token: new Headers(init.headers).get('Authorization'),
      key: new Headers(init.headers).get(KEY_HEADER),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? undefined),
    }
    seen.push(request)
    const answer = await reply(request)
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    if (answer === 'silence') return untilAborted(init.signal)
    const { status = 200, json, text, headers } = answer
    return new Response(text ?? JSON.stringify(json), { status, headers })
  })
  return seen
}

const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  })

export const refusal = (status: number, code: string, message = code, result?: unknown) => ({
  status,
  json: { isSuccess: false, code, message, ...(result !== undefined && { result }) },
})

export const enveloped = (result: unknown) => ({
  json: { isSuccess: true, code: 'COMMON200', message: '성공입니다.', result },
})

import { AwsV4Signer } from 'aws4fetch'
import type { CountFilesRequest, FilesOutcome, FilesVerb } from '#server/deps.ts'
import { FilesOutOfReach } from '#server/http/errors.ts'
import { textOf } from './s3Xml.ts'

/** Where the bucket is and who may use it (docs/operations.md "Files in S3"). */
export interface S3Settings {
  /** Only its origin is used: the bucket is the first part of each path. */
  endpoint: URL
  bucket: string
  region: string
  key: string
  secret: string
}

export interface S3Outside {
  fetch: typeof fetch
  now: () => Date
  onCall?: CountFilesRequest | undefined
}

/** Time for a request without a long body, repetitions included. */
export const CALL_MS = 5_000
/** Added for each byte that is sent: 1 MB a second. */
const SENT_MS_PER_BYTE = 1 / 1_000
/** A request is sent at most this often, as long as there is time. */
const TRIES_MAX = 3
/** Before the second try; four times as long before each further one. Spread by half of it. */
const PAUSE_MS = 100

/** The store has understood and refuses. `code` is S3's, such as `AccessDenied`, or `HTTP 400` without one. */
export class S3Refused extends Error {
  override readonly name = 'S3Refused'
  readonly code: string
  readonly status: number

  constructor(what: string, code: string, status: number) {
    super(`${what}: the files' store refuses with ${code}`)
    this.code = code
    this.status = status
  }
}

export interface S3Request {
  verb: FilesVerb
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Empty: the bucket itself. */
  key: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  /** A function is called for each try, because a stream can be read only once. `size` in bytes. */
  body?: { content: string | Uint8Array<ArrayBuffer> | (() => ReadableStream); size: number }
  /** Of `body`, in hexadecimal; the store refuses any other content. Without it the body is not signed. */
  sha256?: string
  /** Statuses besides 2xx that `read` understands. */
  also?: readonly number[]
  /** False for what must not happen twice. */
  isRepeatable?: boolean
  limitMs?: number
  /** The caller has given up. */
  signal?: AbortSignal
}

export interface S3Calls {
  /**
   * Sends a request and reads its answer, both within the time limit. Repeats it after a failure that may be
   * gone a moment later: 5xx, 429, no connection.
   * @throws FilesOutOfReach, S3Refused, or the reason of `signal`
   */
  ask<Answer>(request: S3Request, read: (response: Response) => Promise<Answer> | Answer): Promise<Answer>
  /** A signed address of an object, valid from then and for so many seconds. The same each time. */
  addressOf(key: string, from: Date, seconds: number): Promise<string>
}

/** Answered in a way that another try may change. */
export class Unanswered extends Error {}

/** Signs requests and sends them. */
export function s3Calls(settings: S3Settings, { fetch, now, onCall }: S3Outside): S3Calls {
  const { endpoint, bucket, region, key: accessKeyId, secret: secretAccessKey } = settings
  /** Signing keys by day, derived from the secret. */
  let keys: { day: string; cache: Map<string, ArrayBuffer> } = { day: '', cache: new Map() }

  function signer(url: URL, at: Date, options: Partial<ConstructorParameters<typeof AwsV4Signer>[0]>) {
    const datetime = at.toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
    if (keys.day !== datetime.slice(0, 8)) keys = { day: datetime.slice(0, 8), cache: new Map() }
    const access = { accessKeyId, secretAccessKey, service: 's3', region, cache: keys.cache }
    return new AwsV4Signer({ ...access, url: url.href, datetime, ...options })
  }

  function urlOf(key: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(`/${bucket}${key && '/'}${key}`, endpoint)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  async function send(request: S3Request, signal: AbortSignal): Promise<Response> {
    const { method, key, query, headers = {}, body, sha256 } = request
    const isStream = typeof body?.content === 'function'
    const signed = await signer(urlOf(key, query), now(), {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sha256 ?? 'UNSIGNED-PAYLOAD' },
    }).sign()
    // Of bytes fetch knows the length.
    if (body && isStream) signed.headers.set('Content-Length', String(body.size))
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body: typeof body.content === 'function' ? body.content() : body.content }),
      ...(isStream && { duplex: 'half' }),
      // A redirect means another region or host, for which the signature is wrong.
      redirect: 'manual',
      signal,
    })
  }

  /** One try, counted. */
  async function attempt<Answer>(
    request: S3Request,
    read: (response: Response) => Promise<Answer> | Answer,
    limit: AbortSignal,
  ): Promise<Answer> {
    const since = performance.now()
    let outcome: FilesOutcome = 'failed'
    try {
      const response = await send(request, request.signal ? AbortSignal.any([limit, request.signal]) : limit)
      const answer = await readUnlessRefused(request, response, read)
      outcome = response.status === 404 ? 'missing' : 'done'
      return answer
    } catch (error) {
      if (error instanceof S3Refused) outcome = 'refused'
      else if (request.signal?.aborted) outcome = 'ended'
      else if (limit.aborted) outcome = 'late'
      throw error
    } finally {
      onCall?.(request.verb, outcome, (performance.now() - since) / 1_000)
    }
  }

  return {
    async ask(request, read) {
      const limitMs = request.limitMs ?? CALL_MS + (request.body?.size ?? 0) * SENT_MS_PER_BYTE
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), limitMs)
      try {
        for (let tries = 1; ; tries += 1) {
          try {
            return await attempt(request, read, limit.signal)
          } catch (error) {
            if (error instanceof S3Refused) throw error
            request.signal?.throwIfAborted()
            if (limit.signal.aborted)
              throw new FilesOutOfReach(`${inWords(request)}: no answer within ${Math.round(limitMs)} ms`)
            if (tries === TRIES_MAX || request.isRepeatable === false)
              throw new FilesOutOfReach(`${inWords(request)}: ${whyFailed(error)}`)
          }
          await pause(PAUSE_MS * 4 ** (tries - 1) * (0.5 + Math.random()), limit.signal)
        }
      } finally {
        clearTimeout(timer)
      }
    },

    async addressOf(key, from, seconds) {
      const url = urlOf(key, { 'X-Amz-Expires': String(seconds) })
      return (await signer(url, from, { method: 'GET', signQuery: true }).sign()).url.href
    },
  }
}

async function readUnlessRefused<Answer>(
  request: S3Request,
  response: Response,
  read: (response: Response) => Promise<Answer> | Answer,
): Promise<Answer> {
  const { ok, status } = response
  if (ok || request.also?.includes(status)) return read(response)
  const text = await response.text()
  const code = textOf(text, 'Code')
  if (status >= 500 || status === 429) throw new Unanswered(`${status} ${code ?? ''}`.trim())
  throw new S3Refused(inWords(request), code ?? `HTTP ${status}`, status)
}

/** For the log: without query and headers, which carry the signature. */
const inWords = ({ verb, key }: S3Request) => `${verb} ${key || 'the bucket'}`

/** Undici says no more than "fetch failed"; its cause tells why. */
function whyFailed(error: unknown): string {
  if (error instanceof Unanswered) return `answered ${error.message}`
  const { cause } = error as { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? (error as Error).message
}

/** Ends early when the limit is reached; the next try then fails. */
const pause = (ms: number, limit: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    limit.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

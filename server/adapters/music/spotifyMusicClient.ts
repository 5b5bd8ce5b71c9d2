import type { Logger } from 'pino'
import { AppError } from '#server/http/errors.ts'
import { readTokenAnswer } from './spotifyMusicAnswers.ts'

/** Web API of Spotify as documented: client credentials, bearer token, 429 with Retry-After in seconds. */
const TOKEN_URL = 'https://accounts.spotify.com/api/token'
const API_URL = 'https://api.spotify.com/v1'

/** Limit for one call, including waits and token renewal. */
export const BUDGET_MS = 5_000
const RENEWED_BEFORE_MS = 60_000
/** Used when a 429 has no Retry-After. */
const PATIENCE_SECONDS = 1

export interface SpotifyAccess {
  clientId: string
  clientSecret: string
  fetch: typeof fetch
  nowMs: () => number
  log: Pick<Logger, 'warn' | 'error'>
}

export interface SpotifyClient {
  /**
   * Reads the JSON at a path below /v1 with `read`, before `deadline` on the clock. `read` gets null when
   * there is no such thing (404) or never could be (400).
   * @throws AppError SPOTIFY5002 also when it cannot be read
   */
  get<Answer>(path: string, read: (json: unknown) => Answer, deadline: number): Promise<Answer>
}

interface Token {
  text: string
  until: number
}

export function spotifyClient({ clientId, clientSecret, fetch, nowMs, log }: SpotifyAccess): SpotifyClient {
  let token: Promise<Token> | null = null
  /** No request is sent before this time, because Spotify asked to wait. */
  let quietUntil = 0

  return {
    async get(path, read, deadline) {
      return within(deadline - nowMs(), async (signal) => {
        for (let hasRenewed = false; ;) {
          await waitUntil(quietUntil, deadline, signal)
          const { text } = await validToken(signal)
          const response = await fetch(`${API_URL}${path}`, {
            headers: { Authorization: `Bearer ${text}` },
            signal,
          })
          if (response.ok) return read(await response.json())
          await response.body?.cancel()
          if (response.status === 404 || response.status === 400) return read(null)
          if (response.status === 429) quietUntil = nowMs() + 1000 * retryAfterSeconds(response)
          else if (response.status === 401 && !hasRenewed) {
            hasRenewed = true
            token = null
          } else throw new Error(`answered ${response.status}`)
        }
      })
    },
  }

  /** Runs a call with a time limit. Any failure becomes one refusal for the caller and one log line. */
  async function within<Answer>(ms: number, call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new Error('no answer in time')), ms)
    try {
      return await call(controller.signal)
    } catch (err) {
      log.warn({ err }, 'the music provider failed')
      throw new AppError('SPOTIFY5002')
    } finally {
      clearTimeout(timer)
    }
  }

  /** One renewal at a time, shared by all callers; done early, so that no request uses an expired token. */
  async function validToken(signal: AbortSignal): Promise<Token> {
    const known = token
    const current = known && (await untilAborted(known, signal))
    if (known && current && nowMs() < current.until - RENEWED_BEFORE_MS) return current
    if (token === known) {
      const renewal = requestToken()
      token = renewal
      // A failure is not cached; the next call requests a token again.
      renewal.catch(() => {
        if (token === renewal) token = null
      })
    }
    return untilAborted(token ?? requestToken(), signal)
  }

  async function requestToken(): Promise<Token> {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new Error('no token in time')), BUDGET_MS)
    try {
      const response = await fetch(TOKEN_URL, {
        method: 'POST',
        headers: {
          Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
        signal: controller.signal,
      })
      if (response.status === 400 || response.status === 401)
        log.error('Spotify rejected SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET')
      if (!response.ok) throw new Error(`the token was refused with ${response.status}`)
      const { access_token: text, expires_in: livesSeconds } = readTokenAnswer(await response.json())
      return { text, until: nowMs() + 1000 * livesSeconds }
    } finally {
      clearTimeout(timer)
    }
  }

  async function waitUntil(instant: number, deadline: number, signal: AbortSignal): Promise<void> {
    const ms = instant - nowMs()
    if (ms <= 0) return
    if (instant >= deadline) throw new Error(`asked to wait ${Math.ceil(ms / 1000)} s`)
    await untilAborted(new Promise((resolve) => setTimeout(resolve, ms)), signal)
  }
}

function retryAfterSeconds(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? PATIENCE_SECONDS)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : PATIENCE_SECONDS
}

/** Aborting affects this caller only; the shared promise goes on for the others. */
function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    void value.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

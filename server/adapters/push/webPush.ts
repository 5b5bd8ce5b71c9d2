import http from 'node:http'
import https from 'node:https'
import { LRUCache } from 'lru-cache'
import webPush from 'web-push'
import type { Push, PushOutcome } from '#server/deps.ts'
import { isOfPushService } from './pushServices.ts'
import type { VapidKeys } from './vapidKeys.ts'

interface Options {
  keys: VapidKeys
  /** Whom a push service may write to: an https or mailto URL. */
  subject: string
  /** Origins that are accepted besides the known push services: those of tests. */
  otherServices?: readonly string[]
  timeoutMs?: number
  nowMs?: () => number
}

const TIMEOUT_MS = 10_000
/** Of each push service; more requests wait for a free connection. */
const CONNECTIONS_MAX = 64
/** A token may live for a day. Signing one takes as long as encrypting several pushes, so it is reused. */
const TOKEN_LIVES_SECONDS = 12 * 60 * 60
const TOKEN_USED_MS = 6 * 60 * 60 * 1000
/**
 * A service that has left so many pushes in a row unanswered is not asked for a while, because pushes that
 * wait for it would hold up those to the other services.
 */
const UNANSWERED_MAX = 10
const LEFT_ALONE_MS = 30_000
/** Enough to keep the connection alive; what a service answers is not used. */
const ANSWER_READ_MAX_BYTES = 64 * 1024

/**
 * Sends by Web Push (RFC 8030, 8291, 8292). `web-push` encrypts and signs; the request is our own, because
 * the library's takes a new connection for each push, signs each, and knows https only.
 */
export function webPushSender({
  keys,
  subject,
  otherServices = [],
  timeoutMs = TIMEOUT_MS,
  nowMs = Date.now,
}: Options): Push & { close(): void } {
  const agents = { 'http:': agentOf(http.Agent), 'https:': agentOf(https.Agent) }
  /** The Authorization header for each push service. */
  const tokens = new LRUCache<string, string>({ max: 100, ttl: TOKEN_USED_MS })

  /** The services that have not answered lately: how often in a row, and when they are asked again. */
  const silent = new Map<string, { count: number; askedAgainAt: number }>()

  function note(origin: string, isAnswered: boolean): void {
    if (isAnswered) return void silent.delete(origin)
    const count = (silent.get(origin)?.count ?? 0) + 1
    silent.set(origin, { count, askedAgainAt: count < UNANSWERED_MAX ? 0 : nowMs() + LEFT_ALONE_MS })
  }

  function authorisationFor(origin: string): string {
    const known = tokens.get(origin)
    if (known !== undefined) return known
    const expiresAt = Math.floor(nowMs() / 1000) + TOKEN_LIVES_SECONDS
    const { Authorization } = webPush.getVapidHeaders(
      origin,
      subject,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
      expiresAt,
    )
    tokens.set(origin, Authorization)
    return Authorization
  }

  return {
    publicKey: keys.publicKey,
    isKnown: (endpoint) => isOfPushService(endpoint, otherServices),
    async send(subscription, payload, { ttlSeconds, topic, urgency }) {
      // Also here: the list of services may have become shorter since the subscription was stored.
      if (!isOfPushService(subscription.endpoint, otherServices)) return { is: 'gone' }
      const url = new URL(subscription.endpoint)
      const leftAloneMs = (silent.get(url.origin)?.askedAgainAt ?? 0) - nowMs()
      if (leftAloneMs > 0) return { is: 'later', retryAfterSeconds: Math.ceil(leftAloneMs / 1000) }
      let details: ReturnType<typeof webPush.generateRequestDetails>
      try {
        details = webPush.generateRequestDetails(subscription, payload, { TTL: ttlSeconds, topic, urgency })
      } catch {
        // The device's key is no point of the curve, so nothing can ever be encrypted for it.
        return { is: 'gone' }
      }
      const headers = { ...details.headers, Authorization: authorisationFor(url.origin) }
      const outcome = await post(url, headers, details.body!)
      note(url.origin, outcome !== UNANSWERED)
      return outcome
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }

  function post(url: URL, headers: http.OutgoingHttpHeaders, body: Uint8Array): Promise<PushOutcome> {
    const protocol = url.protocol as keyof typeof agents
    return new Promise((resolve) => {
      const request = (protocol === 'http:' ? http : https).request(
        url,
        { method: 'POST', headers, agent: agents[protocol] },
        (response) => {
          let read = 0
          response.on('data', (chunk: Uint8Array) => {
            read += chunk.length
            if (read > ANSWER_READ_MAX_BYTES) request.destroy()
          })
          response.on('error', () => resolve(UNANSWERED))
          response.on('end', () => resolve(outcomeOf(response)))
        },
      )
      // For the whole request, so that a service that answers a byte a second is given up too.
      const timer = setTimeout(() => request.destroy(), timeoutMs)
      request.on('error', () => resolve(UNANSWERED))
      request.on('close', () => {
        clearTimeout(timer)
        resolve(UNANSWERED)
      })
      request.end(body)
    })
  }
}

const agentOf = <Agent>(Kind: new (options: http.AgentOptions) => Agent) =>
  new Kind({ keepAlive: true, maxSockets: CONNECTIONS_MAX, maxFreeSockets: CONNECTIONS_MAX })

const UNANSWERED: PushOutcome = { is: 'later', retryAfterSeconds: null }

/** Redirects are not followed: a push service has none, and another address could be one of our network. */
function outcomeOf({ statusCode = 0, headers }: http.IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { is: 'delivered' }
  if (statusCode === 404 || statusCode === 410) return { is: 'gone' }
  if (statusCode === 413) return { is: 'tooLarge' }
  if (statusCode === 429 || statusCode >= 500)
    return { is: 'later', retryAfterSeconds: retryAfter(headers['retry-after']) }
  return { is: 'refused', status: statusCode }
}

/** Seconds, or an HTTP date. Null: none was said, or it is neither. */
function retryAfter(text: string | undefined): number | null {
  if (text === undefined) return null
  if (/^\d+$/.test(text)) return Number(text)
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000))
}

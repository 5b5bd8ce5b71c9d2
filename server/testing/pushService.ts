import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import * as v from 'valibot'
import { PushPayload, type PushSubscription } from '#contract/http/notifications/push.ts'

/**
 * What the push service answers from now on. `hangs`: reads the push and never answers. `cuts`: closes the
 * connection instead.
 */
export type Answer = number | 'hangs' | 'cuts' | { status: number; retryAfter: string }

export interface ReceivedPush {
  endpoint: string
  /** Decrypted and checked against the contract. */
  payload: PushPayload
  headers: IncomingHttpHeaders
  /** The status it was answered with; null: it was not answered. */
  status: number | null
  /** In ms since 1970, with a fraction; the same in all processes of one machine. */
  arrivedAt: number
}

interface Device {
  pair: ECDH
  auth: string
}

export interface TestPushService {
  /** For `PUSH_SERVICES`. */
  origin: string
  /** A browser's subscription at this service, with keys of its own. */
  subscribe(): PushSubscription
  /** All that was sent here, in the order of arrival, whatever it was answered. */
  received: ReceivedPush[]
  /** The payloads that a device was sent and that were accepted. */
  payloadsOf(subscription: PushSubscription): PushPayload[]
  /** For one endpoint, or for all. 201 at first. */
  answerWith(answer: Answer, subscription?: PushSubscription): void
  /** How many connections have been opened. */
  connections(): number
  /** Resolves once so many pushes have been accepted in all. Rejects after `withinMs`. */
  untilAccepted(count: number, withinMs?: number): Promise<void>
  close(): Promise<void>
}

/**
 * A push service of the tests' own (RFC 8030): an HTTP server in this process, which decrypts what arrives
 * (RFC 8291) as the browser of the subscription would. Usable from every test runner.
 */
export async function testPushService(): Promise<TestPushService> {
  const devices = new Map<string, Device>()
  const answers = new Map<string, Answer>()
  let usual: Answer = 201
  const received: ReceivedPush[] = []
  const waiting = new Set<() => void>()
  let opened = 0

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrivedAt = performance.timeOrigin + performance.now()
    const device = devices.get(request.url ?? '')
    const body = await bodyOf(request)
    if (!device) return void response.writeHead(404).end()
    const answer = answers.get(request.url!) ?? usual
    const status = typeof answer === 'string' ? null : typeof answer === 'number' ? answer : answer.status
    const payload = payloadIn(body, device)
    received.push({
      endpoint: `${origin}${request.url}`,
      payload,
      headers: request.headers,
      status,
      arrivedAt,
    })
    for (const look of waiting) look()
    if (answer === 'cuts') response.destroy()
    if (status === null) return
    const retryAfter = typeof answer === 'object' ? { 'Retry-After': answer.retryAfter } : {}
    response.writeHead(status, { ...retryAfter, Location: `${origin}/message` }).end()
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)))
  })
  server.on('connection', () => (opened += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const accepted = () => received.filter(({ status }) => status === 201)

  return {
    origin,
    received,
    subscribe() {
      const pair = createECDH('prime256v1')
      const auth = randomBytes(16).toString('base64url')
      const path = `/push/${randomBytes(16).toString('base64url')}`
      pair.generateKeys()
      devices.set(path, { pair, auth })
      return { endpoint: `${origin}${path}`, keys: { p256dh: pair.getPublicKey('base64url'), auth } }
    },
    payloadsOf: ({ endpoint }) =>
      accepted()
        .filter((push) => push.endpoint === endpoint)
        .map(({ payload }) => payload),
    answerWith(answer, subscription) {
      if (subscription) answers.set(new URL(subscription.endpoint).pathname, answer)
      else usual = answer
    },
    connections: () => opened,
    untilAccepted(count, withinMs = 10_000) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`${accepted().length} of ${count} pushes have arrived in ${withinMs} ms`))
        }, withinMs)
        function look(): void {
          if (accepted().length < count) return
          clearTimeout(timer)
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
}

function payloadIn(body: Uint8Array, { pair, auth }: Device): PushPayload {
  const text = ece
    .decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey: pair, authSecret: auth })
    .toString()
  return v.parse(PushPayload, JSON.parse(text))
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

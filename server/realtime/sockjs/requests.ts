import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readTexts } from './framing.ts'
import { MESSAGE_MAX_BYTES } from './limits.ts'
import { setCorsHeaders, type AllowOrigin } from './origin.ts'
import { parseSocketPath, type SocketPath } from './paths.ts'
import { readBody } from './readBody.ts'
import { Receiver, type ReceiverKind } from './receiver.ts'
import type { Sockets } from './sockets.ts'

export interface RequestOptions {
  sockets: Sockets
  allowOrigin: AllowOrigin
  ipOf: (req: IncomingMessage) => string
}

const TEXT = 'text/plain; charset=UTF-8'
const JSON_TYPE = 'application/json; charset=UTF-8'
/** Sent with every answer. None is a page: no type may be guessed, nothing framed and nothing run. */
const HEADERS = Object.entries({
  'Cache-Control': 'no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
})
const METHODS: Record<SocketPath['kind'], string> = {
  greeting: 'GET',
  info: 'GET',
  websocket: 'GET',
  receive: 'POST',
  send: 'POST',
  unknown: '',
}

/** Answers the HTTP half of SockJS under `/ws`. Returns false for other paths. */
export function createRequestHandler({ sockets, allowOrigin, ipOf }: RequestOptions) {
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    const path = parseSocketPath(req.url)
    if (path === null) return false
    for (const [name, value] of HEADERS) res.setHeader(name, value)
    if (!allowOrigin(req.headers.origin, req)) return answer(res, 403)
    setCorsHeaders(req, res)
    if (path.kind === 'unknown') return answer(res, 404)
    const method = path.kind === 'receive' && path.receiver === 'eventsource' ? 'GET' : METHODS[path.kind]
    if (req.method === 'OPTIONS') return answerPreflight(res, method)
    if (req.method !== method) {
      res.setHeader('Allow', `${method}, OPTIONS`)
      return answer(res, 405)
    }
    switch (path.kind) {
      case 'greeting':
        return answer(res, 200, 'Welcome to SockJS!\n')
      case 'info':
        return answer(res, 200, JSON.stringify(info()), JSON_TYPE)
      case 'websocket':
        return answer(res, 400, 'Can "Upgrade" only to "WebSocket".')
      case 'receive':
        return receive(path.sessionId, path.receiver, req, res)
      case 'send':
        // A request that breaks off gets no answer.
        take(path.sessionId, req, res).catch(() => res.destroy())
        return true
    }
  }

  function receive(
    sessionId: string,
    kind: ReceiverKind,
    req: IncomingMessage,
    res: ServerResponse,
  ): boolean {
    req.resume()
    const known = sockets.findPolling(sessionId)
    const ticket = known ? null : sockets.admit(ipOf(req))
    if (!known && !ticket) return answer(res, 503)
    const session = known ?? sockets.openPolling(sessionId, ticket!)
    session.attach(new Receiver(res, kind), known === undefined)
    return true
  }

  async function take(sessionId: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const session = sockets.findPolling(sessionId)
    if (!session) {
      res.setHeader('Connection', 'close')
      answer(res, 404)
      return
    }
    const body = await readBody(req, MESSAGE_MAX_BYTES)
    if (body === null) {
      // The rest of the body is not read.
      res.setHeader('Connection', 'close')
      answer(res, 413)
      return
    }
    if (body === '') return void answer(res, 500, 'Payload expected.')
    const texts = readTexts(body)
    if (texts === null) return void answer(res, 500, 'Broken JSON encoding.')
    for (const text of texts) session.receive(text)
    answer(res, 204)
  }
}

function answer(res: ServerResponse, status: number, body = '', type = TEXT): true {
  res.writeHead(status, { 'Content-Type': type })
  res.end(body)
  return true
}

function answerPreflight(res: ServerResponse, method: string): true {
  res.setHeader('Access-Control-Allow-Methods', `OPTIONS, ${method}`)
  res.setHeader('Access-Control-Allow-Headers', 'content-type')
  res.setHeader('Access-Control-Max-Age', '86400')
  return answer(res, 204)
}

/** The first request of sockjs-client. `entropy` seeds clients without a random source of their own. */
function info() {
  return { websocket: true, origins: ['*:*'], cookie_needed: false, entropy: randomInt(2 ** 32) }
}

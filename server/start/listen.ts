import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { startingApp } from '#server/http/health.ts'
import type { AppEnv } from '#server/http/middleware.ts'
import { REQUEST_WITHIN_MS } from '#server/http/slowBodies.ts'
import { StartRefused } from './startRefused.ts'

/**
 * Longer than the idle time of the usual proxies, so that the server never closes a connection that a proxy
 * is about to use.
 */
const KEEP_ALIVE_MS = 65_000
/** Limits slow senders, including those that never reach the body. */
const HEADERS_WITHIN_MS = 30_000
const SWEEP_MS = 50

type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>

export interface Listening {
  server: Server
  port: number
  /** Passes all further requests to the app. */
  serve(fetch: Fetch): void
  /**
   * Every answer from now on asks its peer to close the connection (`Connection: close`), so that a balancer
   * which keeps connections, or spreads connections instead of requests, turns to other nodes.
   */
  closeAfterAnswers(): void
  /** Takes no more connections and waits at most `withinMs` for the requests in progress. */
  finish(withinMs: number): Promise<void>
}

/**
 * Takes the port before any slow step, so that a port in use is reported first. Until `serve` is called,
 * probes see a node that is alive and not ready.
 * @throws StartRefused
 */
export async function listen({ port, host }: { port: number; host: string }): Promise<Listening> {
  let fetch: Fetch = startingApp().fetch
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env),
  }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_WITHIN_MS
  server.requestTimeout = REQUEST_WITHIN_MS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusalOf(error, { port, host }, { port: 'PORT', host: 'HOST' })))
    server.listen(port, host, resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    serve(handler) {
      fetch = handler
    },
    closeAfterAnswers() {
      server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false
      })
    },
    finish: (withinMs) => finish(server, withinMs),
  }
}

/** `names`: the variables that the operator can change. */
export function refusalOf(
  error: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
  names: { port: string; host: string },
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartRefused(
        `Port ${port} is in use. Stop the other program or set ${names.port} to another one.`,
      )
    case 'EACCES':
      return new StartRefused(
        `Port ${port} may not be used by this user. Set ${names.port} to one above 1023.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefused(`${names.host} ${host} is not an address of this machine.`)
    default:
      return error
  }
}

async function finish(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that was busy at `server.close` becomes idle after its answer and would be kept alive.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const late = setTimeout(() => server.closeAllConnections(), withinMs)
  await closed
  clearInterval(sweep)
  clearTimeout(late)
}

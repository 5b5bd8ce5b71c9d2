import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { isOfMember } from './uploads/identified.ts'

/** The longest that a request may take: 20 MB at 6 kB/s. */
export const REQUEST_WITHIN_MS = 60 * 60_000

/** A body that may not take long must be complete at the first check. */
const LOOK_EVERY_MS = 30_000
/**
 * Required between two checks: about 2 kB/s. A slower sender would hold a connection and buffered bytes at
 * almost no cost.
 */
const GOES_ON_FROM_BYTES = 64 * 1024

const REFUSAL = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Closes connections that send a body too slowly. A member's form may hold a recording of 20 MB on a bad line
 * and may continue as long as bytes arrive. Every other body is small, or comes from an unauthenticated
 * caller who must not hold megabytes for an hour. Call it last: it prepends its listener to all others.
 */
export function cutSlowBodies(server: Server): void {
  const watch: RequestListener = (request, response) => {
    if (!hasBody(request)) return
    const { socket } = request
    let bytesBefore = socket.bytesRead
    const timer = setInterval(() => {
      const bytes = socket.bytesRead - bytesBefore
      bytesBefore = socket.bytesRead
      if (request.complete) clearInterval(timer)
      else if (!isFormOfMember(request) || bytes < GOES_ON_FROM_BYTES) {
        if (!response.headersSent) socket.write(REFUSAL)
        socket.destroySoon()
      }
    }, LOOK_EVERY_MS)
    request.once('close', () => clearInterval(timer))
  }
  server.prependListener('request', watch)
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** `route.ts` checks the token before the body is read; any other text in the header buys no time. */
const isFormOfMember = (request: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '') && isOfMember(request)

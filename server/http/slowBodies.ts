import type { IncomingMessage, RequestListener, Server } from 'node:http'

/** How long a request may take however steadily it comes: 20 MB at 6 kB/s. */
export const REQUEST_WITHIN_MS = 60 * 60_000

/** What may not take long is there whole at the first look. */
const LOOK_EVERY_MS = 30_000
/** From one look to the next: some 2 kB/s. Who sends less holds a connection, and what came so far, for next to nothing. */
const GOES_ON_FROM_BYTES = 64 * 1024

const REFUSAL = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/**
 * Cuts who sends a body too slowly. The form of a member may be a recording of 20 MB on a bad line: it takes as long as it goes on. Every
 * other body is small, or a stranger's, who is not to hold megabytes for an hour. Stands in front of all listeners: to be called last.
 */
export function cutSlowBodies(server: Server): void {
  const watch: RequestListener = (request, response) => {
    if (!hasBody(request)) return
    const { socket } = request
    const mayTakeLong = isFormOfMember(request)
    let bytesBefore = socket.bytesRead
    const timer = setInterval(() => {
      const bytes = socket.bytesRead - bytesBefore
      bytesBefore = socket.bytesRead
      if (request.complete) clearInterval(timer)
      else if (!mayTakeLong || bytes < GOES_ON_FROM_BYTES) {
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

/** Whether the token is good is found out before the body is read. */
const isFormOfMember = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

import type { IncomingMessage, ServerResponse } from 'node:http'

export type AllowOrigin = (origin: string | undefined, req: IncomingMessage) => boolean

/** Allows pages of the server's own origin, and callers that are not browsers and send no origin. */
export const sameOrigin: AllowOrigin = (origin, req) => {
  if (origin === undefined) return true
  try {
    return new URL(origin).host === req.headers.host
  } catch {
    return false
  }
}

/** Call for an allowed origin. SockJS clients send cookies, which forbids `*`. */
export function setCorsHeaders(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Vary', 'Origin')
  if (req.headers.origin === undefined) return
  res.setHeader('Access-Control-Allow-Origin', req.headers.origin)
  res.setHeader('Access-Control-Allow-Credentials', 'true')
}

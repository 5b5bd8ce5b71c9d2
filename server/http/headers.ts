import type { MiddlewareHandler } from 'hono'

/** What the pages may load besides this origin's own. */
interface Allowed {
  /** Origins of pictures. */
  pictureOrigins?: readonly string[] | undefined
  /** Origins of members' files. */
  fileOrigins?: readonly string[] | undefined
  /** The hashes of the pages' inline scripts, as the policy spells them. */
  pageScripts?: readonly string[] | undefined
}

/**
 * Scripts come only from this origin. Inline there is only the page's own, by its hash; no `eval`. Styles may
 * be inline because Emotion writes them. `connect-src` names the socket's origin for browsers in which 'self'
 * does not cover ws: (Safari before 15.4), and origins of files because pictures and sounds are also fetched
 * to be saved.
 */
function contentSecurityPolicy(
  socketOrigin: string | null,
  { pictureOrigins = [], fileOrigins = [], pageScripts = [] }: Allowed,
  secure: boolean,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...pageScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictureOrigins, ...fileOrigins].join(' '),
    ["media-src 'self' blob:", ...fileOrigins].join(' '),
    ["connect-src 'self'", socketOrigin, ...fileOrigins].filter(Boolean).join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * Sets security headers on every answer, pages and calls alike. `publicUrl` is the public address; null if
 * unknown, as in development.
 */
export function securityHeaders(publicUrl: URL | null, allowed: Allowed = {}): MiddlewareHandler {
  const secure = publicUrl?.protocol === 'https:'
  const socketOrigin = publicUrl && `${secure ? 'wss' : 'ws'}://${publicUrl.host}`
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(socketOrigin, allowed, secure),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  const entries = Object.entries(headers)
  // Set before the answer is made: setting a header on a finished answer creates a new one whose body is a
  // stream (S9).
  return (c, next) => {
    for (const [name, value] of entries) c.header(name, value)
    return next()
  }
}

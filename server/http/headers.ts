import type { MiddlewareHandler } from 'hono'

/**
 * Scripts come only from this origin. Inline there is only the page's own, by its hash; no `eval`. Styles may be inline because Emotion writes
 * them. `connect-src` names the socket's origin for browsers in which 'self' does not cover ws: (Safari
 * before 15.4).
 */
function contentSecurityPolicy(
  socketOrigin: string | null,
  pictureOrigins: readonly string[],
  pageScripts: readonly string[],
  secure: boolean,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...pageScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    "media-src 'self' blob:",
    ["connect-src 'self'", socketOrigin].filter(Boolean).join(' '),
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
 * unknown, as in development. Pictures may come from this origin and from `pictureOrigins`. `pageScripts` are
 * the hashes of the inline scripts, as the policy spells them.
 */
export function securityHeaders(
  publicUrl: URL | null,
  pictureOrigins: readonly string[] = [],
  pageScripts: readonly string[] = [],
): MiddlewareHandler {
  const secure = publicUrl?.protocol === 'https:'
  const socketOrigin = publicUrl && `${secure ? 'wss' : 'ws'}://${publicUrl.host}`
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(socketOrigin, pictureOrigins, pageScripts, secure),
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

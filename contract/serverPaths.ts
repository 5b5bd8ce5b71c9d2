/**
 * The path prefixes that belong to the server and not to the app, except `/ws`. `npm run dev` proxies them,
 * in mock mode the server inside the tab answers them, and the service worker never answers a navigation to
 * them.
 */
export const SERVER_PATHS = [
  '/api/',
  '/auth/',
  '/member',
  '/files/',
  '/room-files/',
  '/exports/',
  '/art/',
  '/healthz',
  '/readyz',
]

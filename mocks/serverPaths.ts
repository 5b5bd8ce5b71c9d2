/** How the addresses begin that the server answers and the app does not; `/ws` is apart. Proxied in `npm run dev`, answered inside the tab by the mounted server. */
export const SERVER_PATHS = [
  '/api/',
  '/auth/',
  '/member',
  '/files/',
  '/room-files/',
  '/art/',
  '/healthz',
  '/readyz',
]

import { http, type HttpHandler } from 'msw'
import { SERVER_PATHS } from '#contract/serverPaths.ts'
import type { App } from '#server/app.ts'
import type { Faults } from './faults.ts'

/** The server's calls, answered by the server's own app unless a fault applies. */
export function serverHandlers(app: App, faults: Faults): HttpHandler[] {
  return SERVER_PATHS.map((path) =>
    http.all(atRoot(path), async ({ request }) => {
      const serve = () => app.fetch(request)
      return (await faults.answer(request, serve)) ?? serve()
    }),
  )
}

/**
 * Matches any host, but only from the root of the path: Vite's modules have paths such as `/src/auth/…` and
 * `/contract/ws/…`.
 */
export const atRoot = (path: string) => new RegExp(`^https?://[^/]+${path}`)

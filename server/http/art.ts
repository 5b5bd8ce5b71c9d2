import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { AppError } from './errors.ts'
import { named, type AppEnv } from './middleware.ts'

/**
 * Serves the drawings that stand in for covers and portraits (docs/interface.md "Pictures nobody took"). The
 * path determines the drawing, so it never changes; a path of an item the catalogue lacks is COMMON404. The
 * headers keep it a picture even when it is opened as a page.
 */
export function mountArt(app: Hono<AppEnv>, { music }: Pick<Deps, 'music'>): void {
  app.get('/art/*', named('art'), (c) => {
    const svg = music.picture(c.req.path)
    if (svg === null) throw new AppError('COMMON404')
    c.header('Content-Type', 'image/svg+xml')
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return c.body(svg)
  })
}

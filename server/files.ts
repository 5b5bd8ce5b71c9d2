import type { Hono } from 'hono'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import type { AppEnv } from './middleware.ts'

/**
 * Serves what members have sent, without asking who is there: the name is the key (api.md 18). Pages of other origins may
 * show it. It is a picture and nothing else, even when somebody opens it as a page.
 */
export function mountFiles(app: Hono<AppEnv>, { files }: Deps): void {
  app.get('/files/*', async (c) => {
    const file = await files.get(c.req.path)
    if (file === null) throw new AppError('COMMON404')
    c.header('Content-Type', file.mime)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Security-Policy', "default-src 'none'; sandbox")
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    return c.body(file.bytes)
  })
}

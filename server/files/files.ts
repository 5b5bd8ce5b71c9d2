import type { Context, Hono } from 'hono'
import type { Deps, ServedFile } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { named, type AppEnv } from '#server/http/middleware.ts'
import { rangeOf } from '#server/http/range.ts'

/** Serves members' files without authentication: the unguessable name is the key (docs/wire.md "Files"). */
export function mountFiles(app: Hono<AppEnv>, { files }: Deps): void {
  app.get('/files/*', named('files'), async (c) => {
    const file = await files.get(c.req.path)
    if (file === null) throw new AppError('COMMON404')
    return answerFile(c, file, 'public, max-age=31536000, immutable')
  })
}

/**
 * Pages of other origins may embed the file. The headers keep it a picture, audio or video even when it is
 * opened as a page. Players request ranges.
 */
export function answerFile(
  c: Context<AppEnv>,
  file: Omit<ServedFile, 'mime'> & { mime: string },
  cacheControl: string,
): Response {
  // Files have no ETag, so an `If-Range` header can only refer to another file; the range is then ignored.
  const range = rangeOf(c.req.header('If-Range') === undefined ? c.req.header('Range') : undefined, file.size)
  c.header('Accept-Ranges', 'bytes')
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.size}`)
    return c.body(null, 416)
  }
  const { from, to } = range ?? { from: 0, to: file.size - 1 }
  c.header('Content-Type', file.mime)
  c.header('Content-Length', String(to - from + 1))
  c.header('Cache-Control', cacheControl)
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  if (range === null) return c.body(file.read(from, to))
  c.header('Content-Range', `bytes ${from}-${to}/${file.size}`)
  return c.body(file.read(from, to), 206)
}

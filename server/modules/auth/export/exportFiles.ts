import type { Hono } from 'hono'
import { EXPORT_URL_SECONDS } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { answerFile } from '#server/files/files.ts'
import { isEqual, keyFrom } from '#server/files/roomFiles.ts'
import { AppError } from '#server/http/errors.ts'
import { named, type AppEnv } from '#server/http/middleware.ts'
import { selectServed } from './export.queries.ts'

/**
 * The address, as a path, of a finished export, given to its member alone (DX2). It needs no token, because a
 * browser downloads it by itself, so it is good for minutes only.
 */
export async function signExport(
  { digest, now }: Pick<Deps, 'digest' | 'now'>,
  { path, memberId }: { path: string; memberId: number },
): Promise<string> {
  const until = secondsOf(now()) + EXPORT_URL_SECONDS
  return `${path}?until=${until}&key=${keyFrom(await digest(signedText(path, memberId, until)))}`
}

/**
 * Serves exports at signed addresses, as downloads and in ranges, as long as the row says that the export is
 * there. Any other address is COMMON404, whatever is wrong with it.
 */
export function mountExports(app: Hono<AppEnv>, { db, archives, digest, now }: Deps): void {
  app.get('/exports/*', named('exports'), async (c) => {
    const { path } = c.req
    const until = c.req.query('until') ?? ''
    const key = c.req.query('key') ?? ''
    const isInTime = /^\d{1,12}$/.test(until) && Number(until) > secondsOf(now())
    const row = isInTime ? await selectServed(db, path, now()) : undefined
    if (!row) throw new AppError('COMMON404')
    const digests = await digest.underEach(signedText(path, row.memberId, Number(until)))
    const file = digests.some((each) => isEqual(key, keyFrom(each))) ? await archives.get(path) : null
    if (file === null) throw new AppError('COMMON404')
    c.header('Content-Disposition', `attachment; filename="${exportFileName(row.nickname)}"`)
    return answerFile(c, { ...file, mime: 'application/zip' }, 'private, no-store')
  })
}

/** Nicknames of PR2 may be in any script; a header takes ASCII only. */
export const exportFileName = (nickname: string) =>
  `hapju-${/^[A-Za-z\d]+$/.test(nickname) ? nickname : 'data'}.zip`

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000)

const signedText = (path: string, memberId: number, until: number) => `export:${path}:${memberId}:${until}`

import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { named, type AppEnv } from '#server/http/middleware.ts'
import { answerFile } from './files.ts'

/** An address is valid for at least this long. */
const GOOD_FOR_S = 24 * 60 * 60
/** The same address is given out for this long, so that a browser does not load a picture twice. */
const SAME_FOR_S = 12 * 60 * 60

/** 128 bits of the digest, in hexadecimal. */
const KEY_CHARS = 32

/** The name without a picture's width, so that one signature is valid for all sizes. */
const NAME = /^\/room-files\/([\w-]{22})\./

/**
 * The address, as a path, of a file that only the members of its room may see. Anyone who has it may read the
 * file until it expires; so can a page's `<img>` and `<audio>`, which send no token.
 */
export async function signRoomFile(
  { digest, now }: Pick<Deps, 'digest' | 'now'>,
  path: string,
): Promise<string> {
  const until = (Math.floor(secondsOf(now()) / SAME_FOR_S) + 1) * SAME_FOR_S + GOOD_FOR_S
  return `${path}?until=${until}&key=${keyFrom(await digest(signedText(path, until)))}`
}

/**
 * Serves room files at signed addresses. Any other address is COMMON404, whatever is wrong with it. A store
 * that serves files itself does so for this one until the same moment: the caller is redirected, and loads
 * every range from there.
 */
export function mountRoomFiles(app: Hono<AppEnv>, { files, digest, now }: Deps): void {
  app.get('/room-files/*', named('room_files'), async (c) => {
    const { path } = c.req
    const until = c.req.query('until') ?? ''
    const restSeconds = Number(until) - secondsOf(now())
    const key = c.req.query('key') ?? ''
    const digests = await digest.underEach(signedText(path, Number(until)))
    const isSigned =
      /^\d{1,12}$/.test(until) && digests.some((each) => isEqual(key, keyFrom(each))) && restSeconds > 0
    if (!isSigned) throw new AppError('COMMON404')
    const end = Number(until)
    const address = await files.addressOf(path, instantOf(end - GOOD_FOR_S - SAME_FOR_S), instantOf(end))
    if (address !== null) {
      c.header('Cache-Control', `private, max-age=${restSeconds}`)
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      return c.redirect(address)
    }
    const file = await files.get(path)
    if (file === null) throw new AppError('COMMON404')
    return answerFile(c, file, `private, max-age=${restSeconds}, immutable`)
  })
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000)
const instantOf = (seconds: number) => new Date(seconds * 1000)

const signedText = (path: string, until: number) => `room-file:${NAME.exec(path)?.[1] ?? ''}:${until}`

export const keyFrom = (digest: string) => digest.slice(0, KEY_CHARS)

/** Takes the same time wherever the two differ, so that the key cannot be guessed digit by digit. */
export function isEqual(given: string, right: string): boolean {
  let difference = given.length ^ right.length
  for (let at = 0; at < right.length; at += 1) difference |= given.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}

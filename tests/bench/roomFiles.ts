/** Puts small but real pictures and voice messages into a room of texts, through the server's file store. */
import { sql } from 'drizzle-orm'
import { ATTACHMENT_TEXT } from '#contract/http/chat/attachments.ts'
import { sharpPictures } from '#server/adapters/media/sharpPictures.ts'
import type { Db } from '#server/db/db.ts'
import { attachments } from '#server/db/schema.ts'
import type { Files, KeptPicture } from '#server/deps.ts'
import { aPhoto } from '#server/testing/pictures.ts'
import { aWav } from '#server/testing/sounds.ts'

const PICTURE_EVERY = 20
const SOUND_EVERY = 50
/** Landscape, portrait and square, so that rows differ in height. */
const SHAPES = [
  [640, 480],
  [480, 640],
  [480, 480],
] as const
const AT_ONCE = 500

interface Place {
  roomId: number
  senderId: number
  length: number
}

/**
 * Every 50th message becomes a voice message of one second and every 20th other one a picture. The newest
 * stays a text, because benches wait for it.
 */
export async function addFiles(db: Db, files: Files, { roomId, senderId, length }: Place): Promise<void> {
  const pictures = await preparedPictures()
  const wav = aWav()
  const ofRoom = { roomId, memberId: senderId, createdAt: new Date() }

  async function keep(n: number) {
    if (n % SOUND_EVERY === 0) {
      const path = await files.put({ bytes: wav, mime: 'audio/wav' }, 'room-files')
      const peaks = Array.from({ length: 40 }, (_, i) => Math.abs(Math.sin(n + i)))
      const sound = { kind: 'AUDIO' as const, path, mime: 'audio/wav', bytes: wav.length }
      return { n, row: { ...ofRoom, ...sound, durationMs: 1_000, peaks } }
    }
    const picture = pictures[n % pictures.length]!
    const largest = picture.sizes.at(-1)!
    const row = {
      ...ofRoom,
      kind: 'IMAGE' as const,
      path: await files.putPicture(picture, 'room-files'),
      mime: picture.mime,
      bytes: largest.bytes.length,
      width: largest.widthPx,
      height: picture.heightPx,
    }
    return { n, row }
  }

  const numbers = Array.from({ length }, (_, i) => i + 1).filter(
    (n) => n < length && (n % SOUND_EVERY === 0 || n % PICTURE_EVERY === 0),
  )
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const kept = await Promise.all(numbers.slice(from, from + AT_ONCE).map(keep))
    const rows = await db
      .insert(attachments)
      .values(kept.map(({ row }) => row))
      .returning({ id: attachments.id, path: attachments.path })
    const numberOf = new Map(kept.map(({ n, row }) => [row.path, n]))
    const pairs = rows.map(({ id, path }) => sql`(${id}::bigint, ${numberOf.get(path)!}::int)`)
    await db.execute(sql`
      update messages m set attachment_id = a.id, type = f.kind,
        content = case f.kind when 'IMAGE' then ${ATTACHMENT_TEXT.IMAGE} else ${ATTACHMENT_TEXT.AUDIO} end
      from (values ${sql.join(pairs, sql`, `)}) as a (id, n) join attachments f on f.id = a.id
      where m.room_id = ${roomId} and m.talk_number = a.n`)
  }
}

async function preparedPictures(): Promise<KeptPicture[]> {
  const { prepare } = sharpPictures()
  return Promise.all(
    SHAPES.map(async ([width, height]) => {
      const picture = await prepare(await aPhoto(width, height))
      if (!picture) throw new Error('a picture that cannot be read')
      return picture
    }),
  )
}

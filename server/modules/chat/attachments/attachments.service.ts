import type { Attachment } from '#contract/http/chat/attachments.ts'
import { AUDIO_MAX_MS, IMAGE_MAX_BYTES } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { keepRoomPicture, withKept } from '#server/files/keeping.ts'
import { blankMetadata } from '#server/files/metadata/soundMetadata.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { soundType } from '#server/http/mediaType.ts'
import { pictureType } from '#server/http/pictureType.ts'
import { requireRoom } from '../chat.policy.ts'
import { presentAttachment } from './attachments.present.ts'
import { insertAttachment, selectSeenAttachment } from './attachments.queries.ts'

/** A recorder that stops after five minutes may round up to a whole chunk. */
const ROUNDING_MS = 1_000

interface Sent {
  file: Uint8Array<ArrayBuffer>
  /** The length that the client declares. */
  durationMs?: number | null | undefined
  peaks?: number[] | null | undefined
}

/**
 * CH13. A member who leaves the room during the upload is refused like any other non-member.
 * @throws AppError CHAT4004 · CHAT4000 · COMMON413 a picture of more than 10 MB, audio of more than 5 minutes
 * · COMMON415 it cannot be decoded completely, or contains video
 */
export async function uploadAttachment(
  deps: Deps,
  memberId: number,
  roomId: number,
  sent: Sent,
  urlOf: UrlOf,
): Promise<Attachment> {
  await requireRoom(deps.db, memberId, roomId)
  const kept = pictureType(sent.file) === null ? await keepSound(deps, sent) : await keepPicture(deps, sent)
  const row = await withKept(deps, kept.path, () =>
    insertAttachment(deps.db, { ...kept, roomId, memberId, createdAt: deps.now() }),
  )
  return presentAttachment(deps, row, urlOf)
}

async function keepPicture(deps: Deps, { file }: Sent) {
  if (file.length > IMAGE_MAX_BYTES) throw new AppError('COMMON413')
  const kept = await keepRoomPicture(deps, file)
  if (kept === null) throw new AppError('COMMON415')
  return kept
}

/** The length comes from the file's metadata, otherwise from the client. */
async function keepSound({ files, sounds }: Deps, { file, durationMs: declaredMs, peaks }: Sent) {
  const mime = soundType(file)
  if (mime === null) throw new AppError('COMMON415')
  const facts = await sounds.look(file, mime)
  if (facts.carriesFilm) throw new AppError('COMMON415')
  const durationMs = facts.durationMs ?? declaredMs ?? null
  if (durationMs !== null && durationMs > AUDIO_MAX_MS + ROUNDING_MS) throw new AppError('COMMON413')
  return {
    kind: 'AUDIO' as const,
    path: await files.put({ bytes: blankMetadata(file, mime), mime }, 'room-files'),
    mime,
    bytes: file.length,
    durationMs: durationMs && Math.min(Math.round(durationMs), AUDIO_MAX_MS),
    peaks: peaks ?? null,
  }
}

/**
 * CH16. An unsent file is visible to its uploader only. @throws AppError CHAT4004 · CHAT4000 · ATTACHMENT4004
 */
export async function readAttachment(
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  memberId: number,
  roomId: number,
  attachmentId: number,
  urlOf: UrlOf,
): Promise<Attachment> {
  await requireRoom(deps.db, memberId, roomId)
  const row = await selectSeenAttachment(deps.db, { attachmentId, roomId, memberId })
  if (row === null) throw new AppError('ATTACHMENT4004')
  return presentAttachment(deps, row, urlOf)
}

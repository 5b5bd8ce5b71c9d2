import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { mediaType } from '#server/http/mediaType.ts'
import { pictureType } from '#server/http/pictureType.ts'
import { blankMetadata } from './metadata/soundMetadata.ts'
import { holdNaming, isEvidence } from './shownFiles.ts'

type Sent = Uint8Array<ArrayBuffer>
type Keeping = Pick<Deps, 'files' | 'pictures'>

/**
 * Resolves with the path under which the picture is served. @throws AppError COMMON415 it cannot be decoded
 * completely
 */
export async function keepPicture({ files, pictures }: Keeping, sent: Sent): Promise<string> {
  const picture = await pictures.prepare(sent)
  if (picture === null) throw new AppError('COMMON415')
  return files.putPicture(picture)
}

/**
 * A picture of a room (CH13): its path and facts after resizing; bytes and sides are those of its largest
 * size. Null: it cannot be decoded completely.
 */
export async function keepRoomPicture({ files, pictures }: Keeping, sent: Sent) {
  const picture = await pictures.prepare(sent)
  if (picture === null) return null
  const { widthPx, bytes } = picture.sizes.at(-1)!
  return {
    kind: 'IMAGE' as const,
    path: await files.putPicture(picture, 'room-files'),
    mime: picture.mime,
    bytes: bytes.length,
    width: widthPx,
    height: picture.heightPx,
  }
}

/** Stores audio or video without its metadata. @throws AppError COMMON415 */
export async function keepRecording({ files }: Pick<Deps, 'files'>, sent: Sent): Promise<string> {
  const mime = mediaType(sent)
  if (mime === null) throw new AppError('COMMON415')
  return files.put({ bytes: blankMetadata(sent, mime), mime })
}

export const keepMedia = (deps: Keeping, sent: Sent): Promise<string> =>
  pictureType(sent) === null ? keepRecording(deps, sent) : keepPicture(deps, sent)

/**
 * Runs `store` with the path of the kept picture, or null without one. If `store` fails, the picture is
 * deleted at once rather than by the daily job (`jobs/unshownFiles.ts`). @throws AppError COMMON415 it cannot
 * be decoded completely
 */
export async function withPicture<Stored>(
  deps: Keeping & Pick<Deps, 'log'>,
  sent: Sent | null,
  store: (path: string | null) => Promise<Stored>,
): Promise<Stored> {
  return withKept(deps, sent && (await keepPicture(deps, sent)), store)
}

/**
 * Runs `store` with the path of a file that is already kept; null: no file. If `store` fails, the file is
 * deleted.
 */
export async function withKept<Path extends string | null, Stored>(
  deps: Pick<Deps, 'files' | 'log'>,
  path: Path,
  store: (path: Path) => Promise<Stored>,
): Promise<Stored> {
  try {
    return await store(path)
  } catch (error) {
    await discard(deps, path)
    throw error
  }
}

/**
 * Removes a file that was shown until now, unless a report keeps it as evidence: then the daily job removes
 * it once the report is deleted. Waits for reports that are being stored, which may be reading its name.
 */
export async function removeShown({ db, files }: Pick<Deps, 'db' | 'files'>, path: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdNaming(tx)
    if (!(await isEvidence(tx, path))) await files.remove(path)
  })
}

/** The same after a change that is committed, so it never throws; the daily job removes what is left. */
export async function discardShown(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  path: string | null,
): Promise<void> {
  if (path === null) return
  try {
    await removeShown(deps, path)
  } catch (error) {
    deps.log.warn({ err: error, path }, 'could not delete an unused file')
  }
}

/**
 * For a file that no row has named yet. Never throws: a file that cannot be removed is logged and stays
 * behind under a name that nobody knows; below `/files/` the daily job (`jobs/unshownFiles.ts`) deletes it.
 */
export async function discard(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  path: string | null,
): Promise<void> {
  if (path === null) return
  try {
    await files.remove(path)
  } catch (error) {
    log.warn({ err: error, path }, 'could not delete an unused file')
  }
}

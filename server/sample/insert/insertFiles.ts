import type { Db } from '#server/db/db.ts'
import { attachments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { keepRoomPicture } from '#server/files/keeping.ts'
import { drawnPicture, type PictureName } from '../media/drawnPictures.ts'
import { playedSound, type SoundName } from '../media/playedSounds.ts'
import type { SampleFile } from '../plan.ts'
import { insertAll } from './insertAll.ts'

type Keeping = Pick<Deps, 'files' | 'pictures'>

/** Stores the files of the sample messages, as CH13 would. The messages are inserted afterwards. */
export async function insertFiles(
  tx: Db,
  deps: Keeping,
  files: readonly (SampleFile & { id: number; roomId: number; memberId: number; createdAt: Date })[],
): Promise<void> {
  const rows = await Promise.all(
    files.map(async ({ kind, name, ...row }) => ({
      ...row,
      ...(kind === 'IMAGE' ? await keepDrawn(deps, name) : await keepPlayed(deps, name)),
    })),
  )
  await insertAll(tx, attachments, rows)
}

async function keepDrawn(deps: Keeping, name: PictureName) {
  const kept = await keepRoomPicture(deps, await drawnPicture(name))
  if (kept === null) throw new Error(`the drawn picture ${name} cannot be read`)
  return kept
}

async function keepPlayed({ files }: Keeping, name: SoundName) {
  const { bytes, durationMs, peaks } = playedSound(name)
  const mime = 'audio/wav'
  return {
    kind: 'AUDIO' as const,
    path: await files.put({ bytes, mime }, 'room-files'),
    mime,
    bytes: bytes.length,
    durationMs,
    peaks,
  }
}

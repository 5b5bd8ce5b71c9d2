import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { holdFiles } from '#server/files/shownFiles.ts'
import { pathOfUrl, type UrlOf } from '#server/http/fileUrls.ts'
import { badFields } from '#server/http/parse.ts'

/** The path of a demo recording as sent. Null: none any more; undefined: not sent. */
export const demoPath = (mediaUrl: string | undefined, urlOf: UrlOf): string | null | undefined =>
  mediaUrl === '' ? null : mediaUrl && pathOfUrl(mediaUrl, urlOf)

/**
 * A demo is a recording that was uploaded here (PR3). An unused file is deleted after a day
 * (`jobs/unshownFiles.ts`): the lock guarantees that one named from now on exists and stays. The demo that it
 * replaces is left to that job, because another row may name the same file. @throws AppError COMMON400
 */
export async function requireDemo(
  { files }: Pick<Deps, 'files'>,
  tx: Tx,
  path: string | null | undefined,
  before: string | null,
): Promise<void> {
  if (path === undefined || path === null || path === before) return
  await holdFiles(tx)
  const file = path.startsWith('/files/') ? await files.get(path) : null
  if (file === null || !/^(audio|video)\//.test(file.mime))
    throw badFields({ mediaUrl: FIELD_TEXT.notInList })
}

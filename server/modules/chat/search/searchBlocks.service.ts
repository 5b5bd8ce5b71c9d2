import { searchFormOf } from '#contract/hangul/searchForms.ts'
import type { Deps } from '#server/deps.ts'
import { insertBlock, lastInBlocks, selectRoomsToBlock, selectTextsToBlock } from './search.queries.ts'

/**
 * The more texts in a row, the more trigrams it has: with 256 texts the initials contained nearly all
 * trigrams, and their index matched every row.
 */
export const TEXTS_OF_A_BLOCK = 64
/** Below this number, scanning the messages is fast enough. */
const TALKS_MIN = 16 * TEXTS_OF_A_BLOCK

/**
 * Writes the missing blocks of all rooms with many messages. Messages without a block are still found, only
 * slower. Any node may run it at any time. Resolves with the number of blocks written.
 */
export async function writeSearchBlocks({ db }: Pick<Deps, 'db'>, ended?: AbortSignal): Promise<number> {
  let written = 0
  for (const roomId of await selectRoomsToBlock(db, TALKS_MIN)) {
    for (let after = await lastInBlocks(db, roomId); !ended?.aborted; written += 1) {
      const texts = await selectTextsToBlock(db, roomId, after, TEXTS_OF_A_BLOCK)
      const last = texts.at(-1)
      if (last === undefined || texts.length < TEXTS_OF_A_BLOCK) break
      const lines = (form: 'keys' | 'initials') =>
        texts.map(({ content }) => searchFormOf(content, form)).join('\n')
      await insertBlock(db, {
        roomId,
        firstMessageId: texts[0]!.id,
        lastMessageId: last.id,
        lastTalkNumber: last.talkNumber,
        messageIds: texts.map(({ id }) => id),
        keys: lines('keys'),
        initials: lines('initials'),
      })
      after = last.id
    }
  }
  return written
}

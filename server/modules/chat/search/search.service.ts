import { findHangul } from '#contract/hangul/findHangul.ts'
import { searchPieces, searchSieve, type SearchPiece } from '#contract/hangul/searchForms.ts'
import type { MessagePage } from '#contract/http/chat/messages.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { requireRoom } from '../chat.policy.ts'
import { presentMessage } from '../messages/messages.present.ts'
import { selectMessagesOf } from '../messages/messages.queries.ts'
import {
  lastInBlocks,
  searchAllBlocks,
  searchNearBlocks,
  selectTexts,
  selectTextsBelow,
  type FoundBlock,
} from './search.queries.ts'

interface Wanted {
  q: string
  cursor?: number | undefined
  limit: number
}

/** The maximum of messages that one request compares letter by letter. */
const LOOKED_AT_MAX = 5_000
/** The first read is small, because frequent words are found in it. */
const LOOKED_AT_FIRST = 200
const LOOKED_AT_ONCE = 1_000
/** Shorter pieces have no trigram. */
const INDEXED_LETTERS_MIN = 3
/** The numbers of blocks scanned before the index is used: frequent words are found by then. */
const NEAR_BLOCKS = [32, 224, 256, 768]
/**
 * Below this share of matching blocks the index is used: it reads every block of the room that may match, and
 * these are few.
 */
const RARE_SHARE = 0.04
const NEAR_AT_ONCE = 16
/** In texts. More than one page usually needs, because the next page would read the same blocks again. */
const INDEXED_AT_ONCE = 1_000

/**
 * CH15. A page may hold fewer messages than asked, even none, while `hasNext` is true: one request compares a
 * limited number of messages, and `lastMessageId` says how far it came.
 * @throws AppError CHAT4004 · CHAT4000
 */
export async function searchMessages(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  roomId: number,
  { q, cursor, limit }: Wanted,
  near: readonly number[] = NEAR_BLOCKS,
): Promise<MessagePage> {
  await requireRoom(db, memberId, roomId)
  const found: number[] = []
  let lookedAt = 0
  let cameTo: number | null = null
  const pieces = searchPieces(q)
  const mayFit = searchSieve(q, pieces)
  for await (const look of candidates(db, roomId, cursor || Number.MAX_SAFE_INTEGER, pieces, near)) {
    for (const { id, content } of look.texts)
      if (mayFit(content) && findHangul(q, content) !== null) found.push(id)
    lookedAt += look.texts.length
    cameTo = look.cameTo
    if (found.length > limit || lookedAt >= LOOKED_AT_MAX) break
  }
  const rows = await selectMessagesOf(db, roomId, found.slice(0, limit))
  const hasMoreFound = found.length > limit
  return {
    // a hidden message is not found by what it said
    messages: rows.filter((row) => !row.isHidden).map((row) => presentMessage(row)),
    hasNext: hasMoreFound || cameTo !== null,
    lastMessageId: hasMoreFound || cameTo === null ? (rows.at(-1)?.id ?? null) : cameTo,
  }
}

interface Look {
  /** Newest first. */
  texts: { id: number; content: string }[]
  /** Messages below this id have not been searched yet; null: all have. */
  cameTo: number | null
}

/**
 * Possible matches, newest first: single messages at first, then, where blocks exist, the messages whose line
 * contains a piece of the query.
 */
async function* candidates(
  db: Db,
  roomId: number,
  cursor: number,
  pieces: readonly SearchPiece[],
  nearBlocks: readonly number[],
): AsyncGenerator<Look> {
  const inBlocks = pieces.every(({ piece }) => piece !== '') ? await lastInBlocks(db, roomId) : 0
  let below = cursor
  let atOnce = LOOKED_AT_FIRST
  do {
    const texts = await selectTextsBelow(db, roomId, below, atOnce)
    if (texts.length < atOnce) return yield { texts, cameTo: null }
    below = texts.at(-1)!.id
    yield { texts, cameTo: below }
    atOnce = LOOKED_AT_ONCE
  } while (below > inBlocks + 1)

  const within = async (blocks: readonly FoundBlock[]) => {
    const ids = blocks.flatMap((block) => linesWith(block, pieces).filter((id) => id < below))
    return ids.length === 0 ? [] : selectTexts(db, ids)
  }
  const isIndexed = pieces.every(({ piece }) => piece.length >= INDEXED_LETTERS_MIN)
  for (const near of nearBlocks) {
    let held = 0
    for (let full = true; full;) {
      const { lowest, found } = await searchNearBlocks(db, roomId, below, pieces, {
        near,
        limit: NEAR_AT_ONCE,
      })
      if (lowest === null) return yield { texts: [], cameTo: null }
      const texts = await within(found)
      held += found.length
      full = found.length === NEAR_AT_ONCE
      below = full ? found.at(-1)!.firstMessageId : lowest
      yield { texts, cameTo: below }
    }
    if (isIndexed && held < near * RARE_SHARE) break
  }
  if (!isIndexed) return
  for (;;) {
    const texts = await searchAllBlocks(db, roomId, below, pieces, INDEXED_AT_ONCE)
    if (texts.length < INDEXED_AT_ONCE) return yield { texts, cameTo: null }
    below = texts.at(-1)!.id
    yield { texts, cameTo: below }
  }
}

/** The messages of a block whose line contains one of the pieces. */
function linesWith({ messageIds, ...forms }: FoundBlock, pieces: readonly SearchPiece[]): number[] {
  const lines = { keys: forms.keys.split('\n'), initials: forms.initials.split('\n') }
  return messageIds
    .split('\n')
    .filter((_, at) => pieces.some(({ form, piece }) => lines[form][at]?.includes(piece)))
    .map(Number)
}

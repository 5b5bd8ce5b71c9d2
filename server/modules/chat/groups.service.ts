import type { AnswerOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { createRoom } from '#contract/http/chat.ts'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import { discard, keepPicture } from '#server/keeping.ts'
import { insertGroup, selectNamed } from './groups.queries.ts'

interface NewGroup {
  memberIds: readonly number[]
  roomName: string
  image: Uint8Array<ArrayBuffer> | null
}

/**
 * CH2. Everybody is in the room from the start; nobody is told, so it appears with the next look at the list.
 * @throws AppError COMMON400 nobody else, or too many · MEMBER4004 · COMMON415 the picture cannot be read
 */
export async function createGroup(
  deps: Deps,
  memberId: number,
  { memberIds, roomName, image }: NewGroup,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof createRoom>> {
  const otherIds = [...new Set(memberIds)].filter((id) => id !== memberId)
  if (otherIds.length === 0 || otherIds.length > NEW_ROOM_MEMBERS_MAX)
    throw new AppError('COMMON400', { result: { memberIds: FIELD_TEXT.range } })
  const others = await requireMembers(deps.db, otherIds)

  const imageUrl = image && (await keepPicture(deps, image))
  const at = deps.now()
  try {
    const roomId = await deps.db.transaction((tx) =>
      insertGroup(tx, { name: roomName, imageUrl, memberIds: [memberId, ...otherIds], at }),
    )
    return {
      roomId,
      roomName,
      roomImageUrl: urlOf(imageUrl),
      lastMessageTime: at.toISOString(),
      roomtype: 'GROUP',
      memberInfos: others.map(({ id, nickname }) => ({ memberId: id, memberName: nickname })),
    }
  } catch (error) {
    // No room shows it, so nobody would ever take it away.
    await discard(deps, imageUrl)
    throw error
  }
}

async function requireMembers(db: Db, ids: readonly number[]) {
  const named = await selectNamed(db, ids)
  if (named.length < ids.length) throw new AppError('MEMBER4004')
  if (named.some(({ state }) => state === 'INACTIVE'))
    throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })
  return named
}

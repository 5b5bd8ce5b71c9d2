import type { AnswerOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { changeRoom as changeRoomCall, createRoom as createRoomCall } from '#contract/http/chat/rooms.ts'
import { NEW_ROOM_MEMBERS_MAX } from '#contract/limits.ts'
import { selectBlockedAmong } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { discardShown, withPicture } from '#server/files/keeping.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { Once } from '#server/http/once/once.ts'
import { badFields } from '#server/http/parse.ts'
import { whyCannotManage } from '../chat.policy.ts'
import { holdFace, insertGroup, selectNamed, updateFace } from './groups.queries.ts'
import { selectActiveIds, selectParticipation } from './membership.queries.ts'
import { tellAccessChanged } from './ownership/ownership.service.ts'
import { selectRoomAsSeenBy } from './rooms.queries.ts'

interface NewGroup {
  memberIds: readonly number[]
  roomName: string
  image: Uint8Array<ArrayBuffer> | null
}

/**
 * CH2. All members are in the room from the start, and the caller owns it; no event is published, so the room
 * appears when the list is next read.
 * @throws AppError COMMON400 no other members, or too many · MEMBER4004 one is unknown, withdrawn, or there
 * is a block · COMMON415 the picture cannot be read
 */
export async function createRoom(
  deps: Deps,
  memberId: number,
  { memberIds, roomName, image }: NewGroup,
  urlOf: UrlOf,
  once: Once<AnswerOf<typeof createRoomCall>>,
): Promise<AnswerOf<typeof createRoomCall>> {
  const otherIds = [...new Set(memberIds)].filter((id) => id !== memberId)
  if (otherIds.length === 0 || otherIds.length > NEW_ROOM_MEMBERS_MAX)
    throw badFields({ memberIds: FIELD_TEXT.range })
  const others = await requireMembers(deps.db, memberId, otherIds)

  const at = deps.now()
  return withPicture(deps, image, (imageUrl) =>
    deps.db.transaction(async (tx) => {
      await once.begin(tx)
      const group = { name: roomName, imageUrl, ownerId: memberId, otherIds, at }
      return once.keep(tx, {
        roomId: await insertGroup(tx, group),
        roomName,
        roomImageUrl: urlOf(imageUrl),
        lastMessageTime: at.toISOString(),
        roomtype: 'GROUP',
        memberInfos: others.map(({ id, nickname }) => ({ memberId: id, memberName: nickname })),
      })
    }),
  )
}

interface GroupChange {
  /** Undefined: none was sent. */
  roomId: number | undefined
  /** Undefined keeps the name; a null `image` keeps the picture. */
  roomName: string | undefined
  /** Undefined keeps it. */
  isOpen: boolean | undefined
  image: Uint8Array<ArrayBuffer> | null
}

/**
 * CH3. Those who have the group open learn at once that it was opened or closed; of another name or picture no
 * event is published, and the others see it when their list is next read. The old picture is deleted once the
 * new one is stored.
 * @throws AppError COMMON400 no room, or nothing to change · CHAT4004 · CHAT4002 no group · CHAT4000 ·
 * CHAT4013 not the owner · COMMON415 the picture cannot be read
 */
export async function changeRoom(
  deps: Deps,
  memberId: number,
  { roomId, roomName, isOpen, image }: GroupChange,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof changeRoomCall>> {
  if (roomId === undefined) throw badFields({ roomId: FIELD_TEXT.missing })
  if (roomName === undefined && isOpen === undefined && image === null)
    throw badFields({ roomName: FIELD_TEXT.missing })
  // before the picture, which is slow
  const why = whyCannotManage(await selectRoomAsSeenBy(deps.db, memberId, roomId), memberId)
  if (why !== null) throw new AppError(why)

  const { before, after, audience } = await withPicture(deps, image, (imageUrl) =>
    deps.db.transaction(async (tx) => {
      const before = await holdFace(tx, roomId)
      if (before === null) throw new AppError('CHAT4004')
      if ((await selectParticipation(tx, roomId, memberId)) !== 'ACTIVE') throw new AppError('CHAT4000')
      if (before.ownerId !== memberId) throw new AppError('CHAT4013')
      const after = {
        name: roomName ?? before.name,
        imageUrl: imageUrl ?? before.imageUrl,
        isOpen: isOpen ?? before.isOpen,
      }
      await updateFace(tx, roomId, after)
      const isOtherwiseOpen = after.isOpen !== before.isOpen
      const audience = isOtherwiseOpen ? (await selectActiveIds(tx, [roomId])).get(roomId) : undefined
      return { before, after, audience }
    }),
  )
  if (image !== null) await discardShown(deps, before.imageUrl)
  if (audience) await tellAccessChanged(deps, roomId, audience)
  return {
    roomId,
    roomName: after.name ?? '',
    roomProfileUrl: urlOf(after.imageUrl),
    isOpen: after.isOpen,
  }
}

async function requireMembers(db: Db, memberId: number, ids: readonly number[]) {
  const named = await selectNamed(db, ids)
  const blocked = await selectBlockedAmong(db, memberId, ids)
  if (named.length < ids.length || blocked.length > 0) throw new AppError('MEMBER4004')
  if (named.some(({ state }) => state === 'INACTIVE'))
    throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })
  return named
}

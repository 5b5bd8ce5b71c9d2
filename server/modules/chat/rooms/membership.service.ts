import type { AnswerOf } from '#contract/call.ts'
import type { joinRoom as joinRoomCall, leaveRoom as leaveRoomCall } from '#contract/http/chat/rooms.ts'
import { areBlocked } from '#server/db/blocked.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { whyCannotJoin } from '../chat.policy.ts'
import type { MessageRow } from '../messages/messages.queries.ts'
import { publishLines, storeLines } from '../sending/announcing.service.ts'
import { countPeople, selectAccess } from './invitations/invitations.queries.ts'
import {
  isHidden,
  putIn,
  raiseMembersVersion,
  selectActiveIds,
  selectNickname,
  selectParticipation,
  takeOut,
} from './membership.queries.ts'
import { chooseOwners } from './ownership/ownership.queries.ts'
import { lockRoom, type LockedRoom } from './rooms.queries.ts'
import { joinedLine, leftLine } from './systemLines.ts'

/**
 * CH6. Messages before the join count as read (docs/wire.md "What is kept"). The lock on the room decides who
 * is the last to fit in. @throws AppError CHAT4004 · CHAT4001 already in · CHAT4003 a two-person room ·
 * CHAT4011 closed, and the code is not the current one, or a
 * block between the member and the owner · CHAT4012 full
 */
export async function joinRoom(
  deps: Deps,
  memberId: number,
  roomId: number,
  /** Null: none was sent. */
  code: string | null,
): Promise<AnswerOf<typeof joinRoomCall>> {
  return withSystemLine(deps, memberId, roomId, joinedLine, {
    async decide(tx, room) {
      if ((await selectParticipation(tx, roomId, memberId)) === 'ACTIVE') throw new AppError('CHAT4001')
      if (room.kind !== 'GROUP') throw new AppError('CHAT4003')
      const access = await selectAccess(tx, roomId)
      const why = whyCannotJoin(access, code, await countPeople(tx, roomId))
      if (why !== null) throw new AppError(why)
      // to somebody whom its owner has blocked, or who has blocked the owner, it is closed
      if (access.ownerId !== null && (await areBlocked(tx, memberId, access.ownerId)))
        throw new AppError('CHAT4011')
    },
    async change(tx, room, line) {
      await putIn(tx, {
        roomId,
        memberId,
        lastReadMessageId: line.id,
        readTalkCount: room.talkCount,
        at: line.createdAt,
      })
      await chooseOwners(tx, [roomId])
    },
  })
}

/**
 * CH7. The messages and the state of an application stay. A group of the member gets another owner, which the
 * others read after the line. @throws AppError CHAT4004 · CHAT4000 already left
 */
export async function leaveRoom(
  deps: Deps,
  memberId: number,
  roomId: number,
): Promise<AnswerOf<typeof leaveRoomCall>> {
  return withSystemLine(deps, memberId, roomId, leftLine, {
    async decide(tx, room) {
      if (await isHidden(tx, room.id)) throw new AppError('CHAT4004')
      if ((await selectParticipation(tx, roomId, memberId)) !== 'ACTIVE') throw new AppError('CHAT4000')
    },
    async change(tx) {
      await takeOut(tx, roomId, memberId)
      await chooseOwners(tx, [roomId], memberId)
    },
  })
}

interface Step {
  /** Throws to refuse. The room is locked from here on. */
  decide(tx: Tx, room: LockedRoom): Promise<void>
  change(tx: Tx, room: LockedRoom, line: MessageRow): Promise<void>
}

/** Changes the membership and stores a system line, which goes to the members afterwards. */
async function withSystemLine(
  deps: Deps,
  memberId: number,
  roomId: number,
  text: (nickname: string) => string,
  step: Step,
) {
  const line = await deps.db.transaction(async (tx) => {
    const room = await lockRoom(tx, roomId)
    if (room === null) throw new AppError('CHAT4004')
    await step.decide(tx, room)
    const nickname = await selectNickname(tx, memberId)
    if (nickname === null) throw new AppError('AUTH_007') // the member was deleted meanwhile
    const [line] = await storeLines(tx, [{ room, memberId, content: text(nickname) }], deps.now())
    await step.change(tx, room, line!.row)
    await raiseMembersVersion(tx, roomId)
    return { ...line!, audience: (await selectActiveIds(tx, [roomId])).get(roomId) ?? [] }
  })
  await publishLines(deps, [line])
  return { roomId, message: line.row.content, timestamp: line.row.createdAt.toISOString() }
}

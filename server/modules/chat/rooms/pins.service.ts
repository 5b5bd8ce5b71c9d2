import type { AnswerOf } from '#contract/call.ts'
import type { pinRoom as pinRoomCall, unpinRoom as unpinRoomCall } from '#contract/http/chat/rooms.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { requireManager, selectManaged } from '#server/modules/bands/bands.policy.ts'
import { requireRoom } from '../chat.policy.ts'
import { deleteBandPin, insertBandPin, setPin, unsetPin } from './pins.queries.ts'

/** A room, or the BAND-MANAGER row of a band. */
export interface PinTarget {
  chatId?: number | undefined
  bandId?: number | undefined
}

/**
 * CH9. A pin belongs to the caller; pinning again keeps the first time.
 * @throws AppError INVALID_PARAM · CHAT4004 · CHAT4000 · BAND4004 · BAND4001
 */
export async function pinRoom(
  { db, now }: Deps,
  memberId: number,
  target: PinTarget,
): Promise<AnswerOf<typeof pinRoomCall>> {
  const { roomId, bandId } = await requireTarget(db, memberId, target)
  if (roomId !== undefined) {
    const pinnedAt = await setPin(db, memberId, roomId, now())
    if (pinnedAt === null) throw new AppError('CHAT4000') // the member has just left
    return { roomId, pinnedAt: pinnedAt.toISOString() }
  }
  const pinnedAt = await insertBandPin(db, memberId, bandId, now())
  if (pinnedAt === null) throw new AppError('BAND4004') // the band has just ended
  return { bandId, pinnedAt: pinnedAt.toISOString() }
}

/** CH10. Throws the same as CH9. */
export async function unpinRoom(
  { db }: Deps,
  memberId: number,
  target: PinTarget,
): Promise<AnswerOf<typeof unpinRoomCall>> {
  const { roomId, bandId } = await requireTarget(db, memberId, target)
  if (roomId !== undefined) {
    await unsetPin(db, memberId, roomId)
    return { roomId, pinnedAt: null }
  }
  await deleteBandPin(db, memberId, bandId)
  return { bandId, pinnedAt: null }
}

type Target = { roomId: number; bandId?: undefined } | { roomId?: undefined; bandId: number }

async function requireTarget(db: Db, memberId: number, { chatId, bandId }: PinTarget): Promise<Target> {
  if (chatId !== undefined && bandId === undefined) {
    await requireRoom(db, memberId, chatId)
    return { roomId: chatId }
  }
  if (bandId === undefined || chatId !== undefined) throw new AppError('INVALID_PARAM')
  requireManager(await selectManaged(db, bandId), memberId, 'BAND4001')
  return { bandId }
}

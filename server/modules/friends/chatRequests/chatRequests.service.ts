import type { ParsedInputOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { requestChat as requestChatCall } from '#contract/http/friends/chatRequests.ts'
import { areBlocked } from '#server/db/blocked.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { Once } from '#server/http/once/once.ts'
import { badFields } from '#server/http/parse.ts'
import {
  deleteChatAsked,
  holdMember,
  insertNotification,
  selectReceiverAndType,
} from '#server/modules/notifications/notifications.queries.ts'
import { tellChanged, tellNotified } from '#server/modules/notifications/notifications.service.ts'
import { shareOpenRoom } from './chatRequests.queries.ts'

/**
 * CR1. When taps race, the constraint lets one through.
 * @throws AppError COMMON400 own id · MEMBER4004 unknown, withdrawn, or a block · CHAT_REQUEST4009 already
 * requested, or they share a room
 */
export async function requestChat(
  deps: Deps,
  senderId: number,
  { targetMemberId: receiverId, message }: ParsedInputOf<typeof requestChatCall>,
  urlForOthers: UrlOf,
  once: Once<void>,
): Promise<void> {
  if (receiverId === senderId) throw badFields({ targetMemberId: FIELD_TEXT.notInList })
  const stored = await deps.db.transaction(async (tx) => {
    await once.begin(tx)
    const state = await holdMember(tx, receiverId)
    // after the lock: a block at the same moment has been waited for
    if (state === null || (await areBlocked(tx, senderId, receiverId))) throw new AppError('MEMBER4004')
    if (state === 'INACTIVE') throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })
    const createdAt = deps.now()
    const asked = { type: 'CHAT' as const, senderId, receiverId, message: message || null, createdAt }
    const row = await insertNotification(tx, asked)
    if (row === null || (await shareOpenRoom(tx, senderId, receiverId)))
      throw new AppError('CHAT_REQUEST4009')
    await once.keep(tx, undefined)
    return row
  })
  await tellNotified(deps, receiverId, stored, urlForOthers)
}

/**
 * CR2. The sender is not notified and may ask again.
 * @throws AppError NOTIFICATION4004 unknown, answered, or of another type · COMMON403 another member's
 */
export async function rejectChat(deps: Deps, receiverId: number, notificationId: number): Promise<void> {
  if (!(await deleteChatAsked(deps.db, notificationId, receiverId))) {
    const found = await selectReceiverAndType(deps.db, notificationId)
    throw new AppError(found === null || found.receiverId === receiverId ? 'NOTIFICATION4004' : 'COMMON403')
  }
  await tellChanged(deps, [receiverId], 'NOTIFICATIONS_CHANGED')
}

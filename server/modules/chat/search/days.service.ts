import type { AnswerOf } from '#contract/call.ts'
import type { findDay as findDayCall } from '#contract/http/chat/messages.ts'
import { dayInSeoul, startOfDayInSeoul } from '#contract/seoul.ts'
import type { Deps } from '#server/deps.ts'
import { requireRoom } from '../chat.policy.ts'
import { selectFirstAt, selectFirstFrom } from './days.queries.ts'

/** No message is older; the call allows days earlier than the store's range. */
const EARLIEST = new Date(0)

/** CH14. @throws AppError CHAT4004 · CHAT4000 */
export async function findDay(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  roomId: number,
  day: string,
): Promise<AnswerOf<typeof findDayCall>> {
  await requireRoom(db, memberId, roomId)
  const start = startOfDayInSeoul(day)
  const messageId = await selectFirstFrom(db, roomId, start > EARLIEST ? start : EARLIEST)
  const firstAt = await selectFirstAt(db, roomId)
  return { messageId, firstDay: firstAt === null ? null : dayInSeoul(firstAt) }
}

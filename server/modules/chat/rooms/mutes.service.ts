import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { RoomMute } from '#contract/http/chat/mutes.ts'
import { MUTED_MAX_DAYS } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { tellChanged } from '#server/modules/notifications/notifications.service.ts'
import { requireRoom } from '../chat.policy.ts'
import { setMute, unsetMute } from './mutes.queries.ts'

const MUTED_MAX_MS = MUTED_MAX_DAYS * 24 * 60 * 60 * 1_000

/**
 * CH20. A mute belongs to the caller; their other sessions read the list of rooms again.
 * @throws AppError COMMON400 `until` is not ahead, or too far · CHAT4004 · CHAT4000
 */
export async function muteRoom(
  deps: Deps,
  memberId: number,
  roomId: number,
  { until, mentions }: RoomMute,
): Promise<RoomMute> {
  const { db, now } = deps
  const mutedAt = now()
  const mutedUntil = until === null ? null : new Date(until)
  const lasts = mutedUntil === null ? null : mutedUntil.getTime() - mutedAt.getTime()
  if (lasts !== null && (lasts <= 0 || lasts > MUTED_MAX_MS))
    throw new AppError('COMMON400', { result: { until: FIELD_TEXT.range } })
  await requireRoom(db, memberId, roomId)
  const isSet = await setMute(db, memberId, roomId, { mutedAt, mutedUntil, mentionsHeard: mentions })
  if (!isSet) throw new AppError('CHAT4000') // the member has just left
  await tellChanged(deps, [memberId], 'ROOMS_CHANGED')
  return { until: mutedUntil?.toISOString() ?? null, mentions }
}

/** CH21. Throws CHAT4004 and CHAT4000 as CH20. */
export async function unmuteRoom(deps: Deps, memberId: number, roomId: number): Promise<void> {
  await requireRoom(deps.db, memberId, roomId)
  if (await unsetMute(deps.db, memberId, roomId)) await tellChanged(deps, [memberId], 'ROOMS_CHANGED')
}

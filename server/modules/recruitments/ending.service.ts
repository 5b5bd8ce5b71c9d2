import { BAND_ENDED_LINE } from '#contract/http/chat/messages.ts'
import type { RecruitmentResult } from '#contract/http/recruitments/recruitments.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { discardShown } from '#server/files/keeping.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { requireManager } from '#server/modules/bands/bands.policy.ts'
import { selectActiveIds } from '#server/modules/chat/rooms/membership.queries.ts'
import { lockRooms } from '#server/modules/chat/rooms/rooms.queries.ts'
import { publishLines, storeLines, type HeardLine } from '#server/modules/chat/sending/announcing.service.ts'
import { selectNotifiedOfBands } from '#server/modules/notifications/notifications.queries.ts'
import { tellChanged } from '#server/modules/notifications/notifications.service.ts'
import { emptyRooms, holdLivingOf, markEnded, selectInhabited } from './ending.queries.ts'
import { holdManaged } from './managing.queries.ts'
import { resultOf } from './recruitments.present.ts'

/** Keeps a statement below the store's limit of 65,535 parameters. */
const ROOMS_AT_A_TIME = 1_000

/** The work left for after the commit (`tellEnded`). */
interface Ended {
  /** Lines for those who were in the rooms until then. */
  lines: readonly HeardLine[]
  /** Whose notifications offer less now. */
  notified: readonly number[]
  /** Paths of pictures that are no longer shown. */
  pictures: readonly (string | null)[]
}

/**
 * RC2 with ENDED, which is final. The band is locked first, so a concurrent application, bookmark or decision
 * either finishes before or finds it ended. @throws AppError BAND4004 unknown or already ended · BAND4001
 */
export async function endRecruitment(
  deps: Deps,
  memberId: number,
  bandId: number,
  urlOf: UrlOf,
): Promise<RecruitmentResult> {
  const { band, ended } = await deps.db.transaction(async (tx) => {
    const band = requireManager(await holdManaged(tx, bandId), memberId, 'BAND4001')
    return { band, ended: await endHeld(tx, memberId, [{ id: bandId, ...band }], deps.now()) }
  })
  await tellEnded(deps, ended)
  return resultOf({ ...band, bandId, imageUrl: null }, urlOf)
}

/** Ends all bands of a member who withdraws (A4); call `tellEnded` after the commit. */
export const endBandsOf = async (tx: Tx, managerId: number, at: Date): Promise<Ended> =>
  endHeld(tx, managerId, await holdLivingOf(tx, managerId), at)

/** Never rejects: the end is already committed. */
export async function tellEnded(deps: Deps, { lines, notified, pictures }: Ended): Promise<void> {
  await Promise.all([
    publishLines(deps, lines),
    tellChanged(deps, notified, 'NOTIFICATIONS_CHANGED'),
    ...pictures.map((picture) => discardShown(deps, picture)),
  ])
}

interface HeldBand {
  id: number
  imageUrl: string | null
}

/** Ends locked bands of one manager. */
async function endHeld(tx: Tx, managerId: number, held: readonly HeldBand[], at: Date): Promise<Ended> {
  if (held.length === 0) return { lines: [], notified: [], pictures: [] }
  const bandIds = held.map(({ id }) => id)
  await markEnded(tx, bandIds)
  const roomIds = await selectInhabited(tx, bandIds)
  const lines: HeardLine[] = []
  for (let from = 0; from < roomIds.length; from += ROOMS_AT_A_TIME)
    lines.push(...(await closeRooms(tx, roomIds.slice(from, from + ROOMS_AT_A_TIME), managerId, at)))
  const notified = await selectNotifiedOfBands(tx, bandIds)
  return { lines, notified, pictures: held.map(({ imageUrl }) => imageUrl) }
}

/** Uses a fixed number of statements for any number of rooms. */
async function closeRooms(
  tx: Tx,
  roomIds: readonly number[],
  managerId: number,
  at: Date,
): Promise<HeardLine[]> {
  const locked = await lockRooms(tx, roomIds)
  const present = await selectActiveIds(tx, roomIds)
  // a room whose last member left before the lock gets no line
  const inhabited = locked.filter(({ id }) => present.has(id))
  if (inhabited.length === 0) return []
  const lines = inhabited.map((room) => ({ room, memberId: managerId, content: BAND_ENDED_LINE }))
  const stored = await storeLines(tx, lines, at)
  await emptyRooms(
    tx,
    inhabited.map(({ id }) => id),
  )
  return stored.map((line) => ({ ...line, audience: present.get(line.room.id) ?? [] }))
}

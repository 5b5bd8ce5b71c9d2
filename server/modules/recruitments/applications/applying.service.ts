import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import type { RoomEntry } from '#contract/http/chat/rooms.ts'
import type {
  joinBand as joinBandCall,
  applyToBand as applyToBandCall,
} from '#contract/http/recruitments/applications.ts'
import { bandSessionOf, type BandSessionType } from '#contract/sessions.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { readEntry } from '#server/modules/chat/messages/messages.service.ts'
import { countAbsent } from '#server/modules/chat/rooms/privateRooms.queries.ts'
import { lockRoom } from '#server/modules/chat/rooms/rooms.queries.ts'
import { reopenRoom } from '#server/modules/chat/sending/appending.queries.ts'
import { whyCannotApply } from './applying.policy.ts'
import {
  holdBand,
  insertApplication,
  lockApplicant,
  selectAppliedTo,
  selectOpenRoom,
} from './applying.queries.ts'
import { selectRecruited } from './recruiting.queries.ts'

type Wanted = ParsedInputOf<typeof joinBandCall>

/**
 * B8. Publishes no event, as with any new room (CH2, CH12): the manager sees it with the first message.
 * @throws AppError as `apply`
 */
export async function joinBand(
  deps: Deps,
  memberId: number,
  bandId: number,
  wanted: Wanted,
  urlOf: UrlOf,
): Promise<RoomEntry> {
  const roomId = await apply(deps, memberId, bandId, wanted)
  return readEntry(deps, memberId, { id: roomId, kind: 'BAND' }, urlOf)
}

/** CH8. @throws AppError as `apply` */
export async function applyToBand(
  deps: Deps,
  memberId: number,
  bandId: number,
  wanted: Wanted,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof applyToBandCall>> {
  const applied = await selectAppliedTo(deps.db, await apply(deps, memberId, bandId, wanted))
  if (applied === undefined) throw new AppError('BAND4004') // the manager has just been deleted
  return {
    ...applied,
    bandProfileUrl: urlOf(applied.bandProfileUrl),
    managerProfileUrl: urlOf(applied.managerProfileUrl),
  }
}

/**
 * Opens the application room of the caller and the manager. A pending or accepted application is reopened,
 * whatever the band recruits now, and members who had left the room return.
 *
 * The lock order everywhere is applicant, band, room.
 * @throws AppError SESSION4004 · BAND4004 unknown or ended · BAND4002 · BAND_SESSION4000
 */
async function apply(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: number,
  bandId: number,
  { session }: Wanted,
): Promise<number> {
  const wanted = sessionOf(session)
  const at = now()
  return db.transaction(async (tx) => {
    if (!(await lockApplicant(tx, memberId))) throw new AppError('AUTH_007')
    const band = await holdBand(tx, bandId)
    if (band === undefined || band.status === 'ENDED') throw new AppError('BAND4004')
    if (band.managerId === memberId) throw new AppError('BAND4002')
    const open = await selectOpenRoom(tx, { bandId, applicantId: memberId })
    if (open !== null) return comeBack(tx, open)

    const recruiting = await selectRecruited(tx, bandId)
    const why = whyCannotApply({ ...band, recruiting }, wanted, at)
    const played = wanted ?? recruiting[0]
    if (why !== null || played === undefined) throw new AppError(why ?? 'BAND_SESSION4000')
    const application = { bandId, applicantId: memberId, session: played, createdAt: at }
    return insertApplication(tx, band.managerId, application)
  })
}

/** The same as CH12 does for private rooms. */
async function comeBack(tx: Tx, roomId: number): Promise<number> {
  await lockRoom(tx, roomId)
  if ((await countAbsent(tx, roomId)) > 0) await reopenRoom(tx, roomId)
  return roomId
}

/** Undefined: any session. @throws AppError SESSION4004 */
function sessionOf(text: string | null | undefined): BandSessionType | undefined {
  if (text === undefined || text === null) return undefined
  const session = bandSessionOf(text)
  if (session === undefined) throw new AppError('SESSION4004')
  return session
}

import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import type { RoomEntry } from '#contract/http/chat/rooms.ts'
import type {
  joinBand as joinBandCall,
  applyToBand as applyToBandCall,
} from '#contract/http/recruitments/applications.ts'
import { bandSessionOf, type BandSessionType } from '#contract/sessions.ts'
import { areBlocked } from '#server/db/blocked.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { readEntry } from '#server/modules/chat/messages/messages.service.ts'
import { countAbsent } from '#server/modules/chat/rooms/privateRooms.queries.ts'
import { lockRoom } from '#server/modules/chat/rooms/rooms.queries.ts'
import { appliedLine } from '#server/modules/chat/rooms/systemLines.ts'
import {
  publishLines,
  storeLines,
  storeText,
  type HeardLine,
} from '#server/modules/chat/sending/announcing.service.ts'
import { reopenRoom } from '#server/modules/chat/sending/appending.queries.ts'
import {
  insertNotification,
  type NotificationRow,
} from '#server/modules/notifications/notifications.queries.ts'
import { tellNotified } from '#server/modules/notifications/notifications.service.ts'
import { whyCannotApply } from './applying.policy.ts'
import {
  holdBand,
  insertApplication,
  lockApplicant,
  type NewApplication,
  selectAppliedTo,
  selectOpenRoom,
} from './applying.queries.ts'
import { selectRecruited } from './recruiting.queries.ts'

type Wanted = ParsedInputOf<typeof joinBandCall>

/** B8. @throws AppError as `apply` */
export async function joinBand(
  deps: Deps,
  memberId: number,
  bandId: number,
  wanted: Wanted,
  urlOf: UrlOf,
  urlForOthers: UrlOf,
): Promise<RoomEntry> {
  const roomId = await apply(deps, memberId, bandId, wanted, urlForOthers)
  return readEntry(deps, memberId, { id: roomId, kind: 'BAND' }, urlOf)
}

/** CH8. @throws AppError as `apply` */
export async function applyToBand(
  deps: Deps,
  memberId: number,
  bandId: number,
  wanted: Wanted,
  urlOf: UrlOf,
  urlForOthers: UrlOf,
): Promise<AnswerOf<typeof applyToBandCall>> {
  const roomId = await apply(deps, memberId, bandId, wanted, urlForOthers)
  const applied = await selectAppliedTo(deps.db, roomId)
  if (applied === undefined) throw new AppError('BAND4004') // the manager has just been deleted
  return {
    ...applied,
    bandProfileUrl: urlOf(applied.bandProfileUrl),
    managerProfileUrl: urlOf(applied.managerProfileUrl),
  }
}

/** What the manager is told of a new application after the commit. */
interface Arrival {
  lines: readonly HeardLine[]
  notification: NotificationRow | null
}

/**
 * Opens the application room of the caller and the manager, who is told with a line in it and a notification.
 * A pending or accepted application is reopened, whatever the band recruits now, and members who had left the
 * room return; nobody is told, but words are stored as a message.
 *
 * The lock order everywhere is applicant, band, room.
 * @throws AppError SESSION4004 · BAND4004 unknown or ended, or a block · BAND4002 · BAND_SESSION4000
 */
async function apply(
  deps: Deps,
  memberId: number,
  bandId: number,
  { session, message }: Wanted,
  urlForOthers: UrlOf,
): Promise<number> {
  const wanted = sessionOf(session)
  const at = deps.now()
  const { roomId, managerId, arrival } = await deps.db.transaction(async (tx) => {
    if (!(await lockApplicant(tx, memberId))) throw new AppError('AUTH_007')
    const band = await holdBand(tx, bandId)
    if (band === undefined || band.status === 'ENDED') throw new AppError('BAND4004')
    if (await areBlocked(tx, memberId, band.managerId)) throw new AppError('BAND4004')
    if (band.managerId === memberId) throw new AppError('BAND4002')
    const open = await selectOpenRoom(tx, { bandId, applicantId: memberId })
    const { managerId } = band
    const words = message ?? null
    if (open !== null) {
      await comeBack(tx, open)
      const said = words && (await sayAgain(tx, open, { bandId, managerId, memberId, words, at }))
      return { roomId: open, managerId, arrival: said || null }
    }

    const recruiting = await selectRecruited(tx, bandId)
    const why = whyCannotApply({ ...band, recruiting }, wanted, at)
    const played = wanted ?? recruiting[0]
    if (why !== null || played === undefined) throw new AppError(why ?? 'BAND_SESSION4000')
    const application = { bandId, applicantId: memberId, session: played, createdAt: at }
    const roomId = await insertApplication(tx, managerId, application)
    return { roomId, managerId, arrival: await announce(tx, roomId, managerId, application, words) }
  })
  if (arrival) await tell(deps, managerId, arrival, urlForOthers)
  return roomId
}

/** Stores what the manager is told: the line, or instead of it the applicant's words, is unread for them. */
async function announce(
  tx: Tx,
  roomId: number,
  managerId: number,
  { bandId, applicantId, session, createdAt }: NewApplication,
  words: string | null,
): Promise<Arrival> {
  const room = await lockRoom(tx, roomId)
  if (room === null) throw new Error('the room of a new application is missing')
  const [line] = await storeLines(
    tx,
    [{ room, memberId: applicantId, content: appliedLine(session), isNews: words === null, bandId }],
    createdAt,
  )
  const text =
    words === null
      ? []
      : [
          await storeText(
            tx,
            { room, bandId, senderId: applicantId, content: words, isPushed: false },
            createdAt,
          ),
        ]
  const notification = await insertNotification(tx, {
    type: 'BAND',
    senderId: applicantId,
    receiverId: managerId,
    message: words,
    bandId,
    applicationRoomId: roomId,
    createdAt,
  })
  const audience = [managerId, applicantId]
  return { lines: [line!, ...text].map((each) => ({ ...each, audience })), notification }
}

/** Never rejects: the application is already stored. */
async function tell(
  deps: Deps,
  managerId: number,
  { lines, notification }: Arrival,
  urlForOthers: UrlOf,
): Promise<void> {
  await publishLines(deps, lines)
  if (notification) await tellNotified(deps, managerId, notification, urlForOthers)
}

/** The same as CH12 does for private rooms. */
async function comeBack(tx: Tx, roomId: number): Promise<void> {
  await lockRoom(tx, roomId)
  if ((await countAbsent(tx, roomId)) > 0) await reopenRoom(tx, roomId)
}

interface Again {
  bandId: number
  managerId: number
  memberId: number
  words: string
  at: Date
}

/** Words that come with an application that exists already are a message, so that they are not lost. */
async function sayAgain(
  tx: Tx,
  roomId: number,
  { bandId, managerId, memberId, words, at }: Again,
): Promise<Arrival> {
  // read again: coming back has changed the room
  const room = await lockRoom(tx, roomId)
  if (room === null) throw new Error('the room of an application is missing')
  const said = { room, bandId, senderId: memberId, content: words, isPushed: true }
  const text = await storeText(tx, said, at)
  return { lines: [{ ...text, audience: [managerId, memberId] }], notification: null }
}

/** Undefined: any session. @throws AppError SESSION4004 */
function sessionOf(text: string | null | undefined): BandSessionType | undefined {
  if (text === undefined || text === null) return undefined
  const session = bandSessionOf(text)
  if (session === undefined) throw new AppError('SESSION4004')
  return session
}

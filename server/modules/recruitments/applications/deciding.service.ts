import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import type { decideApplications as decideApplicationsCall } from '#contract/http/recruitments/applications.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { requireManager, selectManaged } from '#server/modules/bands/bands.policy.ts'
import { selectActiveIds } from '#server/modules/chat/rooms/membership.queries.ts'
import { lockRooms } from '#server/modules/chat/rooms/rooms.queries.ts'
import { failedLine, passedLine } from '#server/modules/chat/rooms/systemLines.ts'
import { publishLines, storeLines, type HeardLine } from '#server/modules/chat/sending/announcing.service.ts'
import { storeRequest, tellAsked, type Asked } from '#server/modules/friends/friendRequests.service.ts'
import {
  insertNotification,
  type NotificationRow,
} from '#server/modules/notifications/notifications.queries.ts'
import { tellNotified } from '#server/modules/notifications/notifications.service.ts'
import { applicationsOf } from './applications.service.ts'
import { holdBand } from './applying.queries.ts'
import { holdActive, selectApplicants, setDecided } from './deciding.queries.ts'

interface Judgement {
  /** Who calls. */
  managerId: number
  bandId: number
  decisions: ParsedInputOf<typeof decideApplicationsCall>['applicantUpdate']
}

/** An application that is being decided: nobody else can decide it any more. */
interface Decided {
  roomId: number
  passFail: 'PASS' | 'FAIL'
  applicant: { id: number; nickname: string }
}

/** What one who has passed is told; null: nothing of that. */
interface Told {
  receiverId: number
  wanted: NotificationRow | null
  asked: Asked | null
}

/** What is published once it is stored. */
interface News {
  lines: readonly HeardLine[]
  notices: readonly Told[]
}

/**
 * RC5. All of it or nothing, and each application once, however many tabs decide it: the rooms are locked, and only what is pending
 * changes. Whoever has left the room still applies; whoever has withdrawn does not (RC4).
 *
 * Applicants first, then the band, then the rooms, as when somebody applies, and several of each in the order of their ids.
 * What can never change is asked before anything is locked: a stranger makes nobody wait.
 * @throws AppError BAND4004 unknown or ended · BAND4001 · CHAT4004 no application of this band · APPLICATION4009 decided already
 */
export async function decideApplications(
  deps: Deps,
  judgement: Judgement,
  urlOf: UrlOf,
  urlForOthers: UrlOf,
): Promise<AnswerOf<typeof decideApplicationsCall>> {
  const { managerId, bandId } = judgement
  const news = await deps.db.transaction(async (tx): Promise<News> => {
    requireManager(await selectManaged(tx, bandId), managerId, 'BAND4001')
    const { bandName, rooms, decided } = await settle(tx, judgement)
    const at = deps.now()
    const lines = await sayIn(tx, bandName, rooms, decided, at)
    return { lines, notices: await notify(tx, judgement, decided, at) }
  })
  await publish(deps, news, urlForOthers)
  // after the commit, so that the last of many who decide at once sees what all of them did
  return applicationsOf(deps.db, bandId, urlOf)
}

/** Takes every lock, then decides. */
async function settle(tx: Tx, { managerId, bandId, decisions }: Judgement) {
  const roomIds = decisions.map(({ roomId }) => roomId)
  const applied = await selectApplicants(tx, bandId, roomIds)
  const active = await holdActive(
    tx,
    applied.map(({ memberId }) => memberId),
  )
  const byId = new Map(active.map((member) => [member.id, member]))
  const applicantOf = new Map(applied.map(({ roomId, memberId }) => [roomId, byId.get(memberId)]))
  const decided = decisions.map(({ roomId, status: passFail }): Decided => {
    const applicant = applicantOf.get(roomId)
    if (applicant === undefined) throw new AppError('CHAT4004')
    return { roomId, passFail, applicant }
  })
  const band = requireManager(await holdBand(tx, bandId), managerId, 'BAND4001')
  const rooms = await lockRooms(tx, roomIds)
  for (const passFail of ['PASS', 'FAIL'] as const) {
    const named = decided.filter((each) => each.passFail === passFail).map(({ roomId }) => roomId)
    if (named.length > 0 && (await setDecided(tx, named, passFail)) < named.length)
      throw new AppError('APPLICATION4009')
  }
  return { bandName: band.name, rooms, decided }
}

/** The notice in each room, for whoever is in it. */
async function sayIn(
  tx: Tx,
  bandName: string,
  rooms: Awaited<ReturnType<typeof lockRooms>>,
  decided: readonly Decided[],
  at: Date,
): Promise<HeardLine[]> {
  const byRoom = new Map(decided.map((each) => [each.roomId, each]))
  const lines = rooms.map((room) => {
    const { passFail, applicant } = byRoom.get(room.id)!
    const lineOf = passFail === 'PASS' ? passedLine : failedLine
    return { room, memberId: applicant.id, content: lineOf(applicant.nickname, bandName) }
  })
  const stored = await storeLines(tx, lines, at)
  const audiences = await selectActiveIds(
    tx,
    rooms.map(({ id }) => id),
  )
  return stored.map((line) => ({ ...line, audience: audiences.get(line.room.id) ?? [] }))
}

/**
 * Of who has passed: that the band wants them, and that its manager would like to be friends, unless that is settled or asked. Who has
 * asked the manager is their friend from then on.
 */
async function notify(
  tx: Tx,
  { managerId, bandId }: Judgement,
  decided: readonly Decided[],
  createdAt: Date,
): Promise<Told[]> {
  const receiverIds = decided
    .filter(({ passFail }) => passFail === 'PASS')
    .map(({ applicant }) => applicant.id)
    .sort(byPairWith(managerId))
  const told: Told[] = []
  for (const receiverId of receiverIds) {
    const sent = { senderId: managerId, receiverId, createdAt }
    const wanted = await insertNotification(tx, { type: 'BAND', bandId, ...sent })
    const two = { requesterId: managerId, receiverId }
    const outcome = await storeRequest(tx, { ...two, message: '', createdAt })
    told.push({ receiverId, wanted, asked: outcome.is === 'refused' ? null : { ...two, outcome } })
  }
  return told
}

/** As `storeRequest` wants several: two managers may pass each other at the same moment. */
const byPairWith = (managerId: number) => (one: number, other: number) =>
  Math.min(one, managerId) - Math.min(other, managerId) || one - other

async function publish(deps: Deps, { lines, notices }: News, urlForOthers: UrlOf): Promise<void> {
  await publishLines(deps, lines)
  // All at once, which keeps their order: each would wait for a bus that is away.
  await Promise.all(
    notices.flatMap(({ receiverId, wanted, asked }) => [
      ...(wanted ? [tellNotified(deps, receiverId, wanted, urlForOthers)] : []),
      ...(asked ? [tellAsked(deps, asked, urlForOthers)] : []),
    ]),
  )
}

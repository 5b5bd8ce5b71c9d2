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
  /** The caller. */
  managerId: number
  bandId: number
  decisions: ParsedInputOf<typeof decideApplicationsCall>['applicantUpdate']
}

/** An application that this transaction decides; its room is locked. */
interface Decided {
  roomId: number
  passFail: 'PASS' | 'FAIL'
  applicant: { id: number; nickname: string }
}

/** What is published to an accepted applicant; null: no such notification or request. */
interface Told {
  receiverId: number
  wanted: NotificationRow | null
  asked: Asked | null
}

/** What is published after the commit. */
interface News {
  lines: readonly HeardLine[]
  notices: readonly Told[]
}

/**
 * RC5. One transaction, and each application is decided once, however many tabs do it: the rooms are locked,
 * and only pending applications change. Applicants who have left the room can be decided, withdrawn ones
 * cannot (RC4).
 *
 * The lock order is applicants, band, rooms, the same as in applying, and by id within each. The manager is
 * checked before any lock, because it never changes: a stranger must not make others wait.
 * @throws AppError BAND4004 unknown or ended · BAND4001 · CHAT4004 no application of this band ·
 * APPLICATION4009 already decided
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
  // after the commit, so that the last of concurrent calls returns all decisions
  return applicationsOf(deps.db, bandId, urlOf)
}

/** Takes all locks, then decides. */
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

/** Stores the decision's line in each room, addressed to its active members. */
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
 * For accepted applicants: a BAND notification, and a friend request from the manager unless they are friends
 * or one is open. If the applicant has already asked the manager, they become friends.
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

/** The order that `storeRequest` requires: two managers may pass each other at the same moment. */
const byPairWith = (managerId: number) => (one: number, other: number) =>
  Math.min(one, managerId) - Math.min(other, managerId) || one - other

async function publish(deps: Deps, { lines, notices }: News, urlForOthers: UrlOf): Promise<void> {
  await publishLines(deps, lines)
  // Concurrently, which keeps their order: sequentially each would wait for an unreachable bus.
  await Promise.all(
    notices.flatMap(({ receiverId, wanted, asked }) => [
      ...(wanted ? [tellNotified(deps, receiverId, wanted, urlForOthers)] : []),
      ...(asked ? [tellAsked(deps, asked, urlForOthers)] : []),
    ]),
  )
}

import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import type { decideApplications as decideApplicationsCall } from '#contract/http/recruitments/applications.ts'
import type { Gender } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { selectBlockedAmong } from '#server/db/blocked.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { requireManager, selectManaged } from '#server/modules/bands/bands.policy.ts'
import { selectActiveIds } from '#server/modules/chat/rooms/membership.queries.ts'
import { lockRooms } from '#server/modules/chat/rooms/rooms.queries.ts'
import { decidedLine } from '#server/modules/chat/rooms/systemLines.ts'
import { publishLines, storeLines, type HeardLine } from '#server/modules/chat/sending/announcing.service.ts'
import { storeRequest, tellAsked, type Asked } from '#server/modules/friends/friendRequests.service.ts'
import {
  insertNotification,
  markApplicationsRead,
  type NotificationRow,
} from '#server/modules/notifications/notifications.queries.ts'
import { tellChanged, tellNotified } from '#server/modules/notifications/notifications.service.ts'
import { holdManaged } from '../managing.queries.ts'
import { applicationsOf } from './applications.service.ts'
import { holdActive, selectApplicants, setDecided, updateComposition } from './deciding.queries.ts'

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
  applicant: Awaited<ReturnType<typeof holdActive>>[number]
  session: BandSessionType
  /** The manager's words to the applicant; null: none. */
  message: string | null
  closesSession: boolean
}

/** What is published to an applicant; null: no such notification or request. */
interface Told {
  receiverId: number
  result: NotificationRow | null
  asked: Asked | null
}

/** What is published after the commit. */
interface News {
  lines: readonly HeardLine[]
  notices: readonly Told[]
  /** Notifications of the manager about these applications have become read. */
  isManagerUpToDate: boolean
}

/**
 * RC5. One transaction, and each application is decided once, however many tabs do it: the rooms are locked,
 * and only pending applications change. Applicants who have left the room can be decided;
 * withdrawn ones cannot, and none with a block between them and the manager (RC4).
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
    await takeIn(tx, bandId, decided)
    const at = deps.now()
    const lines = await sayIn(tx, judgement, bandName, rooms, decided, at)
    const notices = await notify(tx, judgement, decided, at)
    const roomIds = decided.map(({ roomId }) => roomId)
    return { lines, notices, isManagerUpToDate: await markApplicationsRead(tx, managerId, roomIds) }
  })
  await publish(deps, managerId, news, urlForOthers)
  // after the commit, so that the last of concurrent calls returns all decisions
  return applicationsOf(deps, bandId, urlOf)
}

/** Takes all locks, then decides. */
async function settle(tx: Tx, { managerId, bandId, decisions }: Judgement) {
  const roomIds = decisions.map(({ roomId }) => roomId)
  const applied = await selectApplicants(tx, bandId, roomIds)
  const active = await holdActive(
    tx,
    applied.map(({ memberId }) => memberId),
  )
  const blocked = await selectBlockedAmong(
    tx,
    managerId,
    active.map(({ id }) => id),
  )
  const byId = new Map(active.filter(({ id }) => !blocked.includes(id)).map((member) => [member.id, member]))
  const byRoom = new Map(applied.map((application) => [application.roomId, application]))
  const decided = decisions.map(({ roomId, status: passFail, message, closesSession }): Decided => {
    const application = byRoom.get(roomId)
    const applicant = application && byId.get(application.memberId)
    if (!application || !applicant) throw new AppError('CHAT4004')
    const { session } = application
    return {
      roomId,
      passFail,
      applicant,
      session,
      message: message ?? null,
      closesSession: closesSession === true,
    }
  })
  const band = requireManager(await holdManaged(tx, bandId), managerId, 'BAND4001')
  const rooms = await lockRooms(tx, roomIds)
  for (const passFail of ['PASS', 'FAIL'] as const) {
    const named = decided.filter((each) => each.passFail === passFail).map(({ roomId }) => roomId)
    if (named.length > 0 && (await setDecided(tx, named, passFail)) < named.length)
      throw new AppError('APPLICATION4009')
  }
  return { bandName: band.name, rooms, decided }
}

/** The accepted applicants become people of the band. */
async function takeIn(tx: Tx, bandId: number, decided: readonly Decided[]): Promise<void> {
  const passed = decided.filter(({ passFail }) => passFail === 'PASS')
  if (passed.length === 0) return
  const countOf = (gender: Gender) => passed.filter(({ applicant }) => applicant.gender === gender).length
  await updateComposition(tx, bandId, {
    maleCount: countOf('MALE'),
    femaleCount: countOf('FEMALE'),
    sessions: passed.map(({ session }) => session),
    closed: passed.filter(({ closesSession }) => closesSession).map(({ session }) => session),
  })
}

/** Stores the decision's line in each room, addressed to its active members. */
async function sayIn(
  tx: Tx,
  { managerId, bandId }: Judgement,
  bandName: string,
  rooms: Awaited<ReturnType<typeof lockRooms>>,
  decided: readonly Decided[],
  at: Date,
): Promise<HeardLine[]> {
  const byRoom = new Map(decided.map((each) => [each.roomId, each]))
  const lines = rooms.map((room) => {
    const content = decidedLine(byRoom.get(room.id)!.passFail, bandName)
    return { room, memberId: managerId, content, isNews: true, bandId }
  })
  const stored = await storeLines(tx, lines, at)
  const audiences = await selectActiveIds(
    tx,
    rooms.map(({ id }) => id),
  )
  return stored.map((line) => ({ ...line, audience: audiences.get(line.room.id) ?? [] }))
}

/**
 * A BAND notification for each applicant, and for accepted ones a friend request from the manager unless they
 * are friends or one is open. If the applicant has already asked the manager, they become friends.
 */
async function notify(
  tx: Tx,
  { managerId, bandId }: Judgement,
  decided: readonly Decided[],
  createdAt: Date,
): Promise<Told[]> {
  const inOrder = decided.toSorted(byPairWith(managerId))
  const told: Told[] = []
  for (const { roomId: applicationRoomId, passFail, applicant, message } of inOrder) {
    const receiverId = applicant.id
    const sent = { senderId: managerId, receiverId, message, createdAt }
    const result = await insertNotification(tx, { type: 'BAND', bandId, applicationRoomId, ...sent })
    const asked = passFail === 'PASS' ? await befriend(tx, managerId, receiverId, createdAt) : null
    told.push({ receiverId, result, asked })
  }
  return told
}

async function befriend(
  tx: Tx,
  requesterId: number,
  receiverId: number,
  createdAt: Date,
): Promise<Asked | null> {
  const two = { requesterId, receiverId }
  const outcome = await storeRequest(tx, { ...two, message: '', createdAt })
  return outcome.is === 'refused' ? null : { ...two, outcome }
}

/** The order that `storeRequest` requires: two managers may pass each other at the same moment. */
const byPairWith = (managerId: number) => (a: Decided, b: Decided) => {
  const [one, other] = [a.applicant.id, b.applicant.id]
  return Math.min(one, managerId) - Math.min(other, managerId) || one - other
}

async function publish(
  deps: Deps,
  managerId: number,
  { lines, notices, isManagerUpToDate }: News,
  urlForOthers: UrlOf,
): Promise<void> {
  await publishLines(deps, lines)
  // Concurrently, which keeps their order: sequentially each would wait for an unreachable bus.
  await Promise.all([
    ...notices.flatMap(({ receiverId, result, asked }) => [
      ...(result ? [tellNotified(deps, receiverId, result, urlForOthers)] : []),
      ...(asked ? [tellAsked(deps, asked, urlForOthers)] : []),
    ]),
    ...(isManagerUpToDate ? [tellChanged(deps, [managerId], 'NOTIFICATIONS_CHANGED')] : []),
  ])
}

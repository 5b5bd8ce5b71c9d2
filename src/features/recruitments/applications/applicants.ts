import { UNKNOWN_MEMBER_ID } from '#contract/http/chat/messages.ts'
import type { ManagerRoom } from '#contract/http/chat/rooms.ts'
import type { Applicant, ApplicationList } from '#contract/http/recruitments/applications.ts'
import { BAND_SESSION_TYPES, type BandSessionType } from '#contract/sessions.ts'

/**
 * The sessions to filter by: recruited ones in the manager's order, then others that somebody applied for.
 */
export function sessionsToShow({
  sessions,
  bandChatList,
}: Pick<ApplicationList, 'sessions' | 'bandChatList'>): BandSessionType[] {
  const applied = new Set(bandChatList.map(({ session }) => session))
  return [...new Set([...sessions, ...BAND_SESSION_TYPES.filter((session) => applied.has(session))])]
}

/**
 * The number of people who applied. Somebody who applied again after a refusal has two rooms and counts once;
 * deleted members have no id to tell them apart by, so each of their rooms counts.
 */
export function peopleWhoApplied(applications: readonly { roomId: number; memberId: number }[]): number {
  return new Set(
    applications.map(({ roomId, memberId }) =>
      memberId === UNKNOWN_MEMBER_ID ? `room-${roomId}` : `member-${memberId}`,
    ),
  ).size
}

/** Null: all sessions. */
export const whoAppliedFor = (applicants: readonly Applicant[], session: BandSessionType | null) =>
  session === null ? [...applicants] : applicants.filter((each) => each.session === session)

export const isPending = ({ passFail }: Pick<Applicant, 'passFail'>) => passFail === 'PENDING'

/** The chosen applicants who are still pending. */
export const stillChosen = (applicants: readonly Applicant[], chosen: ReadonlySet<number>) =>
  applicants.filter((each) => isPending(each) && chosen.has(each.roomId))

/**
 * Whether the room list (CH1) has a room, a message or a decision that the list of applicants (RC4) lacks, or
 * lacks the room of a pending one: that application was taken back.
 */
export function isBehind(applicants: readonly Applicant[], rooms: ManagerRoom['chatRoomInfo']): boolean {
  const listed = new Set(rooms.map(({ roomId }) => roomId))
  if (applicants.some((each) => isPending(each) && !listed.has(each.roomId))) return true
  const byRoom = new Map(applicants.map((each) => [each.roomId, each]))
  return rooms.some(({ roomId, lastMessageAt, passFail }) => {
    const known = byRoom.get(roomId)
    if (known === undefined) return true
    return (passFail !== 'PENDING' && isPending(known)) || at(lastMessageAt) > at(known.lastMessageAt)
  })
}

const at = (timestamp: string | null) => (timestamp === null ? -Infinity : Date.parse(timestamp))

/** What the manager adds to a decision. */
export interface DecisionWords {
  /** To the applicants; empty: nothing. */
  message: string
  /** The band stops recruiting the sessions of those who pass. */
  closesSessions: boolean
}

export const NO_WORDS: DecisionWords = { message: '', closesSessions: true }

/** The sessions of these applicants that the band still recruits, in the manager's order. */
export const stillRecruited = (
  sessions: readonly BandSessionType[],
  applicants: readonly Pick<Applicant, 'session'>[],
) => sessions.filter((session) => applicants.some((each) => each.session === session))

/** A decision about several applicants of whom not all were accepted. */
export interface Attempt {
  roomIds: readonly number[]
  status: 'PASS' | 'FAIL'
  /** Applicants who had been decided already, for example in another tab (APPLICATION4009). */
  decidedBefore: ReadonlySet<number>
}

/** The text about the outcome, by the current list. */
export function attemptText(
  { roomIds, status, decidedBefore }: Attempt,
  applicants: readonly Applicant[],
): string {
  const byRoom = new Map(applicants.map((each) => [each.roomId, each]))
  const stands = (roomId: number) => byRoom.get(roomId)?.passFail
  const sent = roomIds.filter((id) => stands(id) === status && !decidedBefore.has(id)).length
  const open = roomIds.filter((id) => stands(id) === 'PENDING').length
  const others = roomIds.length - sent - open
  return [
    sent === roomIds.length
      ? `${sent}명에게 결과를 보냈어요.`
      : sent > 0 && `${roomIds.length}명 중 ${sent}명에게 결과를 보냈어요.`,
    others > 0 && `${others}명은 이미 결과가 정해져 있었어요.`,
    open > 0 &&
      (sent > 0 || others > 0
        ? `남은 ${open}명은 그대로 선택해 두었어요.`
        : '결과를 보내지 못했어요. 선택은 그대로 두었어요.'),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { APPLICATION_WORDS_MAX_CHARS, BAND_LIST_SENT_MAX } from '#contract/limits.ts'
import { AnswerId, BAND_STATUSES, Id, PASS_FAIL, Timestamp } from '#contract/scalars.ts'
import { BandSession, LEVELS } from '#contract/sessions.ts'
import { isBlank, maxGraphemes, wellFormed, withoutNul } from '#contract/text.ts'
import { Attachment } from '../chat/attachments.ts'
import { RoomEntry } from '../chat/rooms.ts'

/** A few words with an application or a decision; blank counts as none. */
const Words = v.pipe(
  v.nullish(
    v.pipe(
      v.string(FIELD_TEXT.form),
      v.trim(),
      withoutNul,
      maxGraphemes(APPLICATION_WORDS_MAX_CHARS),
      wellFormed,
    ),
  ),
  v.transform((words) => (words && !isBlank(words) ? words : null)),
)

/** The schema accepts any text as a session, because an unknown one has its own code, SESSION4004. */
export const WantedSession = v.object({
  session: v.optional(v.nullable(v.string(FIELD_TEXT.form))),
  /** Ours: the applicant's words, stored as their first message in the room. */
  message: Words,
})

/**
 * B8. Applies to a band for a session, in any spelling; without one, for the first recruited session. The
 * manager gets a BAND notification. The room gets a SYSTEM message, and the `message` if there is one; the
 * last of these counts as unread. If the caller has a pending or accepted application, the answer is its
 * room, and a `message` is one more message in it. Refuses: BAND4004, BAND4002 (the caller's own band),
 * BAND_SESSION4000 (not recruiting), SESSION4004 (unknown session), CHAT4031 (with a `message`).
 */
export const joinBand = call({
  id: 'B8',
  method: 'POST',
  path: '/api/bands/:bandId/join',
  auth: 'required',
  body: 'enveloped',
  input: WantedSession,
  answer: RoomEntry,
})

/**
 * B10 (ours). Takes the caller's pending application to a band back: it is deleted, and both leave its room.
 * The caller may apply again. Refuses: APPLICATION4004 (none), APPLICATION4009 (decided already), CHAT4031
 * (with a `message`).
 */
export const withdrawApplication = call({
  id: 'B10',
  method: 'DELETE',
  path: '/api/bands/:bandId/join',
  auth: 'required',
  body: 'void',
})

/** CH8. Applies to a band like B8, with a shorter answer. The app uses B8. Refuses as B8. */
export const applyToBand = call({
  id: 'CH8',
  method: 'POST',
  path: '/api/chat/bands/:bandId/join',
  auth: 'required',
  body: 'enveloped',
  input: WantedSession,
  answer: v.object({
    roomId: AnswerId,
    bandName: v.string(),
    bandProfileUrl: v.nullable(v.string()),
    managerId: AnswerId,
    managerName: v.string(),
    managerProfileUrl: v.nullable(v.string()),
  }),
})

/** An applicant. `nickname` and `imageUrl` are the member's. */
export const Applicant = v.object({
  roomId: AnswerId,
  memberId: AnswerId,
  nickname: v.string(),
  imageUrl: v.nullable(v.string()),
  session: BandSession,
  /** The last message of the room that is neither a SYSTEM line nor a sound. Empty: there is none. */
  content: v.string(),
  lastMessageAt: v.nullable(Timestamp),
  passFail: v.picklist(PASS_FAIL),
  /** Ours. How well they play the session; null: their profile does not say. */
  level: v.nullable(v.picklist(LEVELS)),
  /** Ours: the songs that both they and the manager have saved. */
  songsInCommon: v.number(),
  /** Ours: their first voice message in the room. Null: none. */
  clip: v.nullable(Attachment),
})
export type Applicant = v.InferOutput<typeof Applicant>

/** The room with the latest message first. A room without a message is sorted by its creation. */
export const ApplicationList = v.object({
  bandId: AnswerId,
  bandName: v.string(),
  bandImage: v.nullable(v.string()),
  status: v.picklist(BAND_STATUSES),
  /** The sessions that are recruited. */
  sessions: v.array(BandSession),
  bandChatList: v.array(Applicant),
})
export type ApplicationList = v.InferOutput<typeof ApplicationList>

/**
 * RC4. Returns the applications of a band to its manager. Refuses: BAND4004 (unknown or ended), COMMON403
 * (not the manager).
 */
export const listApplications = call({
  id: 'RC4',
  method: 'GET',
  path: '/api/recruitments/:bandId/applications',
  auth: 'required',
  body: 'enveloped',
  answer: ApplicationList,
})

const Decision = v.object({
  roomId: Id,
  status: v.picklist(['PASS', 'FAIL'], FIELD_TEXT.notInList),
  /** Ours: the manager's words to the applicant, shown with the notification. */
  message: Words,
  /**
   * Ours. With PASS: the band no longer recruits the session of the application, and becomes ACTIVE when it
   * recruits none.
   */
  closesSession: v.nullish(v.boolean(FIELD_TEXT.form)),
})

/**
 * RC5. Passes or fails applicants; a decision is final. If one of them cannot be decided, none is. Each room
 * gets a SYSTEM message that is news, and each applicant a BAND notification. An accepted applicant joins the
 * band, whose numbers and occupied sessions follow, and gets a friend request. Refuses: COMMON400, BAND4001,
 * BAND4004, CHAT4004 (no application of this band), APPLICATION4009 (decided already).
 */
export const decideApplications = call({
  id: 'RC5',
  method: 'PATCH',
  path: '/api/recruitments/:bandId',
  auth: 'required',
  body: 'enveloped',
  input: v.object({
    applicantUpdate: v.pipe(
      v.array(Decision, FIELD_TEXT.form),
      v.minLength(1, FIELD_TEXT.missing),
      v.maxLength(BAND_LIST_SENT_MAX, FIELD_TEXT.range),
      v.check(
        (decisions) => new Set(decisions.map(({ roomId }) => roomId)).size === decisions.length,
        FIELD_TEXT.form,
      ),
    ),
  }),
  answer: ApplicationList,
})

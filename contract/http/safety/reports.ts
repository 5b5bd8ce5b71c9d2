import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { REPORT_WORDS_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId, Id, Timestamp } from '#contract/scalars.ts'

/** What a report is about. */
export const REPORT_KINDS = ['MEMBER', 'MESSAGE', 'ROOM', 'BAND'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

/** Why; the app shows each with its own sentence. */
export const REPORT_REASONS = ['ABUSE', 'OBSCENE', 'NO_SHOW', 'IMPERSONATION', 'SPAM', 'OTHER'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/**
 * A message as it was when it was reported, or one beside it. `attachmentUrl`: signed, for the moderators
 * alone.
 */
export const EvidenceLine = v.object({
  messageId: AnswerId,
  senderId: AnswerId,
  senderName: v.string(),
  type: v.picklist(['TEXT', 'SYSTEM', 'IMAGE', 'AUDIO']),
  content: v.string(),
  attachmentUrl: v.nullable(v.string()),
  createdAt: Timestamp,
  isReported: v.boolean(),
})
export type EvidenceLine = v.InferOutput<typeof EvidenceLine>

/**
 * What was reported, kept as it was at that moment: later changes and deletions do not change it.
 * `imageUrl` is an address for the moderators alone.
 */
export const Evidence = v.variant('kind', [
  v.object({
    kind: v.literal('MEMBER'),
    nickname: v.string(),
    bio: v.nullable(v.string()),
    imageUrl: v.nullable(v.string()),
    youtubeUrl: v.nullable(v.string()),
    instagramUrl: v.nullable(v.string()),
  }),
  v.object({
    kind: v.literal('MESSAGE'),
    roomId: AnswerId,
    roomName: v.string(),
    /** The reported message with up to three before and three after it, oldest first. */
    lines: v.array(EvidenceLine),
  }),
  v.object({
    kind: v.literal('ROOM'),
    roomId: AnswerId,
    roomName: v.string(),
    imageUrl: v.nullable(v.string()),
    /** The newest twenty, oldest first; none is marked as reported. */
    lines: v.array(EvidenceLine),
  }),
  v.object({
    kind: v.literal('BAND'),
    bandId: AnswerId,
    bandName: v.string(),
    description: v.string(),
    imageUrl: v.nullable(v.string()),
    /** The demo recording (P27). */
    mediaUrl: v.optional(v.nullable(v.string())),
  }),
])
export type Evidence = v.InferOutput<typeof Evidence>

/**
 * RP1 (ours). Reports a member's profile, a message, a room or a band (P22). `targetId` is the id of that
 * kind. The report keeps what was reported; a block between the two does not stop it. Refuses: COMMON400 (bad
 * content, oneself, one's own, or a SYSTEM line), MEMBER4004, CHAT4004 (also a message of a room the caller
 * is not in), BAND4004, REPORT4009 (the caller's report of the same is still being looked at), COMMON429.
 */
export const report = call({
  id: 'RP1',
  method: 'POST',
  path: '/api/reports',
  auth: 'required',
  body: 'enveloped',
  takesKey: true,
  input: v.object({
    kind: v.picklist(REPORT_KINDS, FIELD_TEXT.notInList),
    targetId: Id,
    reason: v.picklist(REPORT_REASONS, FIELD_TEXT.notInList),
    words: v.optional(
      v.pipe(
        v.string(FIELD_TEXT.form),
        v.trim(),
        v.maxLength(REPORT_WORDS_MAX_CHARS, FIELD_TEXT.tooLong(REPORT_WORDS_MAX_CHARS)),
      ),
      '',
    ),
  }),
  answer: v.object({ reportId: AnswerId }),
})

/**
 * RP2 (ours). Returns one of the caller's own reports with its outcome, which a REPORT notification names.
 * `outcome` is null while it is being looked at; it never says which measure another member got.
 * Refuses: REPORT4004 (unknown, or another member's).
 */
export const readReport = call({
  id: 'RP2',
  method: 'GET',
  path: '/api/reports/:reportId',
  auth: 'required',
  body: 'enveloped',
  answer: v.object({
    reportId: AnswerId,
    kind: v.picklist(REPORT_KINDS),
    /** The name of the member, room or band; for a message its sender's. */
    targetName: v.string(),
    reason: v.picklist(REPORT_REASONS),
    createdAt: Timestamp,
    outcome: v.nullable(v.picklist(['ACTED', 'DISMISSED'])),
    decidedAt: v.nullable(Timestamp),
  }),
})

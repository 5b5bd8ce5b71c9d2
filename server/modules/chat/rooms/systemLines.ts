import { sql, type SQL } from 'drizzle-orm'
import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import { type BandSessionType, SESSION_NAMES } from '#contract/sessions.ts'

/** The texts of SYSTEM messages. Both sides of a room read the same text. */

/** CH6 and CH7. They name the member who came or went. */
export const joinedLine = (nickname: string) => `${nickname}님이 채팅방에 참여하셨습니다.`
export const leftLine = (nickname: string) => `${nickname}님이 채팅방을 나갔습니다.`

/** B8, the line of an application. */
export const appliedLine = (session: BandSessionType) => `지원 · ${SESSION_NAMES[session]}`

/** B10, stored before both sides leave. */
export const withdrawnLine = (session: BandSessionType) => `지원 취소 · ${SESSION_NAMES[session]}`

/**
 * RC5, the line of a decision. The result comes first, so that the preview in a list of rooms, which is cut
 * at its end, cannot be read as the opposite.
 */
export const decidedLine = (passFail: 'PASS' | 'FAIL', band: string) =>
  `${passFail === 'PASS' ? '합격' : '불합격'} · ${band}`

/**
 * Replaces a deleted member's name in a line of CH6 or CH7. If a name itself contains 님이, the last one
 * counts, so no part of the name remains.
 */
export const withoutName = (content: SQL): SQL =>
  sql`regexp_replace(${content}, '^.*님이 ', ${`${UNKNOWN_MEMBER_NAME}님이 `}::text)`

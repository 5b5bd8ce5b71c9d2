import { sql, type SQL } from 'drizzle-orm'
import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'

/**
 * The texts of SYSTEM messages. Both sides of a room read the same text, so it names the member concerned.
 */

/** CH6 and CH7. */
export const joinedLine = (nickname: string) => `${nickname}님이 채팅방에 참여하셨습니다.`
export const leftLine = (nickname: string) => `${nickname}님이 채팅방을 나갔습니다.`

/** RC5, the line of a decision. No particle follows a name: it may end in any letter. */
export const passedLine = (nickname: string, band: string) => `${nickname}님이 ${band} 밴드에 합격하셨습니다.`
export const failedLine = (nickname: string, band: string) =>
  `${nickname}님이 ${band} 밴드에 합격하지 못하셨습니다.`

/**
 * Replaces a deleted member's name in such a line. If a name itself contains 님이, the last one counts, so no
 * part of the name remains.
 */
export const withoutName = (content: SQL): SQL =>
  sql`regexp_replace(${content}, '^.*님이 ', ${`${UNKNOWN_MEMBER_NAME}님이 `}::text)`

import { sql, type SQL } from 'drizzle-orm'
import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'

/** The texts that are stored as SYSTEM messages. Both sides of a room read the same one, so it names who it is about. */

/** CH6 and CH7. */
export const joinedLine = (nickname: string) => `${nickname}님이 채팅방에 참여하셨습니다.`
export const leftLine = (nickname: string) => `${nickname}님이 채팅방을 나갔습니다.`

/** RC5, the notice of a decision. No particle follows a name: it may end in any letter. */
export const passedLine = (nickname: string, band: string) => `${nickname}님이 ${band} 밴드에 합격하셨습니다.`
export const failedLine = (nickname: string, band: string) =>
  `${nickname}님이 ${band} 밴드에 합격하지 못하셨습니다.`

/** RC2 with ENDED, before both sides leave. */
export const BAND_ENDED_LINE = '밴드가 삭제되어 채팅방이 종료되었습니다.'

/** One of these lines, of a member who has been deleted. Where names have 님이 in them the last one counts: no name is left over. */
export const withoutName = (content: SQL): SQL =>
  sql`regexp_replace(${content}, '^.*님이 ', ${`${UNKNOWN_MEMBER_NAME}님이 `}::text)`

/** In place of the name of a member whom this one has blocked, in a group. */
export const BLOCKED_NAME = '차단한 멤버'
/** In place of their words where a message is one line: in the list of rooms and among the found messages. */
export const BLOCKED_WORDS = '차단한 멤버의 메시지'

/**
 * What a message list draws, top to bottom. Plain props only: a row that did not change is the same object as before, so a
 * memoised component is not drawn again.
 */
export type ChatRow = DayRow | UnreadRow | SystemRow | MessageRow

/** `2026년 11월 20일 금요일` above the first message of a day in Seoul. */
export interface DayRow {
  kind: 'day'
  key: string
  label: string
  /** `2026-11-20`. */
  day: string
}

/** Above the first message that was unread when the room was opened. */
export interface UnreadRow {
  kind: 'unread'
  key: 'unread'
  label: typeof UNREAD_LABEL
}
export const UNREAD_LABEL = '여기까지 읽으셨습니다'

/** Somebody joined or left. */
export interface SystemRow {
  kind: 'system'
  key: string
  messageId: number
  text: string
}

/**
 * `sent`: the server has it. `sending`: on its way. `waiting`: until the line is back or it is its turn.
 * `failed`: refused or never answered; the member may send it again or discard it.
 */
export type MessageRowState = 'sent' | 'sending' | 'waiting' | 'failed'

/** What a message carries. Sizes are known before it is loaded, so that nothing moves when it comes. */
export type RowAttachment = RowPicture | RowSound

interface RowFile {
  /** Null: the server does not have it yet, and it lies in this phone's outbox (`useOutboxFile`). */
  attachmentId: number | null
  /** Null as long as `attachmentId` is. Signed and good for a day: ask for another (CH16) when it does not load. */
  url: string | null
}
export interface RowPicture extends RowFile {
  kind: 'picture'
  widthPx: number
  heightPx: number
}
export interface RowSound extends RowFile {
  kind: 'sound'
  /** Null: nobody knows. */
  durationMs: number | null
  /** 0 to 1; empty: nobody has looked. */
  peaks: readonly number[]
}

export interface MessageRow {
  kind: 'message'
  /** Stays the same when an own message gets its final id. */
  key: string
  /** The final id, or the temporary one (above 10^12) while the server has not answered. */
  messageId: number
  mine: boolean
  senderId: number
  senderName: string
  text: string
  /** A picture or a sound; `text` is then only its name. */
  attachment?: RowAttachment
  /** 0 to 1 while its file is going up. */
  uploaded?: number
  /** `오후 8:11` on the last message of a sender and minute. */
  timeLabel?: string
  /** Machine form of the time, for `<time dateTime>`. */
  dateTime: string
  /** Starts a run of one sender: show name and picture. */
  first: boolean
  /** Ends the run of one sender and minute: show time, give the bubble its tail. */
  last: boolean
  /** People who have not read it; 0 hides the number. */
  unreadBy: number
  state: MessageRowState
  /** Only while the server has not confirmed it: what `messageRetried` and `messageDiscarded` name. */
  clientMessageId?: string
  temporaryId?: number
  /** Why it failed, in words for people. */
  failure?: string
}

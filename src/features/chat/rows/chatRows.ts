/**
 * The rows of a message list, top to bottom. Plain props only: an unchanged row is the same object as before,
 * so a memoised component does not render again.
 */
export type ChatRow = DayRow | UnreadRow | SystemRow | FoldRow | MessageRow

/** `2026년 11월 20일 금요일` above the first message of a day in Seoul. */
export interface DayRow {
  kind: 'day'
  key: string
  label: string
  /** `2026-11-20`. */
  day: string
}

/** Stands above the first message that was unread when the room was opened. */
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

/** A run of messages of blocked members: in their place, or below them while it `isOpen`. */
export interface FoldRow {
  kind: 'fold'
  key: string
  /** Of the last message of the run. */
  messageId: number
  /** Of its first message that is loaded. */
  firstId: number
  count: number
  isOpen: boolean
  /** Of the last message. */
  timeLabel: string
  dateTime: string
}

/**
 * `sent`: the server has it. `sending`: under way. `waiting`: until the connection is back or earlier
 * messages are sent. `failed`: refused or never answered; the member may retry or discard it.
 */
export type MessageRowState = 'sent' | 'sending' | 'waiting' | 'failed'

/** The attachment of a message. Sizes are known before it loads, so that loading shifts no layout. */
export type RowAttachment = RowPicture | RowSound

interface RowFile {
  /** Null while the file is only in this phone's outbox and not on the server (`useOutboxFile`). */
  attachmentId: number | null
  /**
   * Null while `attachmentId` is. Signed and valid for a day: request a new one (CH16) when it does not load.
   */
  url: string | null
}
export interface RowPicture extends RowFile {
  kind: 'picture'
  widthPx: number
  heightPx: number
}
export interface RowSound extends RowFile {
  kind: 'sound'
  /** Null when unknown. */
  durationMs: number | null
  /** Each 0 to 1; empty when not measured. */
  peaks: readonly number[]
}

export interface MessageRow {
  kind: 'message'
  /** Does not change when an own message gets its final id. */
  key: string
  /** The final id, or the temporary one (above 10^12) until the server has confirmed it. */
  messageId: number
  mine: boolean
  senderId: number
  senderName: string
  text: string
  /** A picture or a sound; `text` is then only its kind. */
  attachment?: RowAttachment
  /** Moderators have hidden it: there is nothing to copy or to save. Absent: no. */
  isHidden?: true
  /** 0 to 1 while its file is being uploaded. */
  uploaded?: number
  /** `오후 8:11`, on the last message of the same sender and minute. */
  timeLabel?: string
  /** Machine-readable time, for `<time dateTime>`. */
  dateTime: string
  /** The first message of a run by one sender and minute: shows name and picture. */
  first: boolean
  /** The last message of a run by one sender and minute: shows the time, and the bubble's tail. */
  last: boolean
  /** The number of people who have not read it; 0 hides the number. */
  unreadBy: number
  state: MessageRowState
  /** Set only until the server has confirmed it: the id for `messageRetried` and `messageDiscarded`. */
  clientMessageId?: string
  temporaryId?: number
  /** The failure text for people. */
  failure?: string
  /** Of an opened fold: shown without name and face. */
  isBlocked?: true
  /** The last of the messages that wait for the server's limit of SENDs. */
  isPaced?: true
}

import type { RoomKind } from '../timeline/roomList.ts'

/**
 * The file of a pending message. Its bytes are stored beside the outbox (`outboxFiles.ts`), under the
 * `clientMessageId`.
 */
export interface OutboxAttachment {
  kind: 'IMAGE' | 'AUDIO'
  mime: string
  bytes: number
  /** Pictures only. */
  widthPx?: number
  heightPx?: number
  /** Sounds only. */
  durationMs?: number
  peaks?: number[]
  /** Set once the file is uploaded (CH13); null before. */
  attachmentId: number | null
  /**
   * The uploaded file expired before its message was sent. It is then uploaded again automatically, but only
   * once.
   */
  again?: true
}

/** A message this member wrote and the server has not confirmed. Only its echo or the member removes it. */
export interface OutboxEntry {
  /** Identifies the entry in every tab, and the message at the server (W3). */
  clientMessageId: string
  /** A counter that starts above 10^12; gives the typing order. */
  temporaryId: number
  roomId: number
  kind: RoomKind
  /**
   * The other person of a PRIVATE room. Null in a group, and while the other person is unknown: the entry
   * then waits.
   */
  receiverId: number | null
  /**
   * The room type for WS6, stored at submission because it may be unknown after a reload. Absent in a group,
   * or when it was unknown.
   */
  roomType?: string
  senderId: number
  content: string
  /** Absent for a text message. */
  attachment?: OutboxAttachment
  submittedAt: string
  /** The server may have stored it already; its answer was lost. */
  handedOver: boolean
  /** The number of deliveries without an answer. */
  tries: number
  /**
   * Set when it was refused or never answered: it then waits for the member. An error code, or a key of
   * `OWN_FAILURES`.
   */
  failure: string | null
  /** The server's own message. */
  failureSentence?: string
  /**
   * Incremented with every change. Tabs exchange whole entries, and a received entry may be older than the
   * known one.
   */
  revision: number
}

export interface OutboxState {
  /** The owner of these messages. They are stored under this member and shown to nobody else. */
  memberId: number | null
  /** Keyed by `clientMessageId`. */
  records: Record<string, OutboxEntry>
  /**
   * Handed over by this tab on the current connection, without an echo yet. Not stored: a reload sends again.
   */
  inFlight: Record<string, true>
  /**
   * Upload progress, 0 to 1, of files uploaded here or in the sending tab. Not stored: an upload restarts
   * from the beginning.
   */
  uploads: Record<string, number>
  /** Messages wait for the server's limit of SENDs (`sendPace.ts`). Not stored. */
  isPaced: boolean
  lastTemporaryId: number
  /**
   * Entries confirmed or discarded here, the latest last. Another tab's message about such an entry may
   * arrive late and must not restore it. Not stored.
   */
  settled: string[]
}

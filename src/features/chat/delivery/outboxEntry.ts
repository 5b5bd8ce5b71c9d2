import type { RoomKind } from '../timeline/roomList.ts'

/** The file of a promised message. The file itself lies beside the outbox (`outboxFiles.ts`), under the `clientMessageId`. */
export interface OutboxAttachment {
  kind: 'IMAGE' | 'AUDIO'
  mime: string
  bytes: number
  /** Of a picture. */
  widthPx?: number
  heightPx?: number
  /** Of a sound. */
  durationMs?: number
  peaks?: number[]
  /** Once it is up (CH13); null before. */
  attachmentId: number | null
  /** It was up, and deleted before its message could be sent: it goes up a second time by itself, and no third. */
  again?: true
}

/** A message this member wrote and the server has not confirmed. It is promised: only its echo or the member takes it away. */
export interface OutboxEntry {
  /** Identifies the entry in every tab, and the message at the server (W3). */
  clientMessageId: string
  /** Above 10^12, counted. The place in the typing order. */
  temporaryId: number
  roomId: number
  kind: RoomKind
  /** The other person of a PRIVATE room. Null in a group, and while the other person is unknown: then the entry waits. */
  receiverId: number | null
  /** What WS6 calls the room, as it was known on submitting: after a reload nobody may know. Absent: a group, or never noted. */
  roomType?: string
  senderId: number
  content: string
  /** Absent: a text. */
  attachment?: OutboxAttachment
  submittedAt: string
  /** It may be at the server already, without our knowing. */
  handedOver: boolean
  /** How often it was handed over without an answer. */
  tries: number
  /** Refused, or never answered: waits for the member. An error code, or one of `OWN_FAILURES`. */
  failure: string | null
  /** In the server's own words. */
  failureSentence?: string
  /** Rises with every change. Tabs tell each other whole entries, and news may be older than what is known. */
  revision: number
}

export interface OutboxState {
  /** Whose messages these are. They are stored under this member and shown to nobody else. */
  memberId: number | null
  /** By `clientMessageId`. */
  records: Record<string, OutboxEntry>
  /** Handed over on the present connection by this tab, echo awaited. Never stored: a reload simply sends again. */
  inFlight: Record<string, true>
  /** Files on their way, here or in the tab that sends: how much is up, 0 to 1. Never stored: an upload begins anew. */
  uploads: Record<string, number>
  lastTemporaryId: number
  /**
   * Confirmed or discarded here, the latest last. Another tab's news of such an entry may still be under way: it must not come
   * back. Not stored.
   */
  settled: string[]
}

import type { ErrorCode } from '#contract/errors.ts'
import { ATTACHMENT_TEXT } from '#contract/http/chat/attachments.ts'
import { type ChatMessage } from '#contract/http/chat/messages.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { urlsForOthers, type UrlOf } from '#server/http/fileUrls.ts'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import type { TraceParent } from '#server/traces/tracing.ts'
import { selectCarried, selectUnsent } from '../attachments/attachments.queries.ts'
import { whyCannotSend, type SendIntent } from '../chat.policy.ts'
import { messageEvent, repeatEvent } from '../events.present.ts'
import { presentMessages } from '../messages/messages.present.ts'
import { selectRepeated, type MessageRow } from '../messages/messages.queries.ts'
import type { RoomMember, RoomMembers } from '../roomMembers.ts'
import { type LockWait, NotStored, RoomLocked } from './appender.ts'
import { insertTexts, reopenRoom, selectRoomsForAppending, type AppendingRoom } from './appending.queries.ts'
import { publishOrder, type Predecessor, type PublishOrder } from './publishOrder.ts'

/** A text from WS5 or WS6. */
export interface Draft extends SendIntent {
  roomId: number
  content: string
  clientMessageId: string | null
  /** The file it carries instead of text (CH13); null: none. */
  attachmentId: number | null
  /** Where its sending is in a trace; a batch is of several. */
  trace?: TraceParent | undefined
}

/** `published` resolves once the event is on the bus; the message is already stored in any case. */
export type SendVerdict = { refused: ErrorCode } | { refused: null; published: Promise<void> }

type RepeatedRow = Awaited<ReturnType<typeof selectRepeated>>[number]

type Outcome =
  | Refused
  | { kind: 'locked' }
  | { kind: 'stored'; stored: Stored; room: AppendingRoom; audience: readonly number[] }
  | { kind: 'repeated'; row: RepeatedRow; senderId: number }

interface Decided {
  draft: Draft
  outcome: Outcome
}

interface Refused {
  kind: 'refused'
  code: ErrorCode
}

interface Stored {
  row: MessageRow
  /** The message before it in the room; null: none (W15). */
  previousId: number | null
  predecessor: Predecessor
}

/** How often the membership may change between reading it and storing a message. */
const TRIES_MAX = 10

/**
 * Stores a batch of drafts and publishes them afterwards. A refused draft does not affect the others. Returns
 * one verdict per draft, in order. Drafts for a room whose membership changed meanwhile are retried; messages
 * already stored are published before the retry, because other nodes writing to the room wait for them. If the
 * retry fails, only its drafts have: the others must not be stored again.
 */
export function storeDrafts(deps: Deps, roomMembers: RoomMembers, urlOf: UrlOf = urlsForOthers(null)) {
  const order = publishOrder(deps)
  return async (drafts: readonly Draft[], wait: LockWait = 'fully'): Promise<(SendVerdict | NotStored)[]> => {
    const verdicts = new Map<Draft, SendVerdict | NotStored>()
    let waiting = drafts
    for (let tries = 0; waiting.length > 0; tries += 1) {
      let decided: Decided[]
      try {
        if (tries > TRIES_MAX) throw new Error('a room changed at every try to store a message in it')
        decided = await appendDrafts(deps, roomMembers, waiting, wait)
      } catch (error) {
        if (waiting.length === drafts.length) throw error
        for (const draft of waiting) verdicts.set(draft, new NotStored(error))
        break
      }
      const outcomes = decided.map(({ outcome }) => outcome)
      if (outcomes.some((outcome) => outcome.kind === 'stored' && outcome.room.isPushed)) deps.onPushNews()
      const messages = await presentMessages(deps, outcomes.flatMap(rowOf), urlOf)
      const each = publishOutcomes(order, decided, new Map(messages.map((said) => [said.messageId, said])))
      decided.forEach(({ draft }, at) => verdicts.set(draft, each[at]!))
      waiting = waiting.filter((draft) => !verdicts.has(draft))
    }
    return drafts.map((draft) => verdicts.get(draft)!)
  }
}

function rowOf(outcome: Outcome): MessageRow[] {
  if (outcome.kind === 'refused' || outcome.kind === 'locked') return []
  return [outcome.kind === 'stored' ? outcome.stored.row : outcome.row]
}

/**
 * Permission is checked on data read without a lock; the insert then detects whether it still holds. Keeps
 * the order; drafts for a room that has changed meanwhile are missing.
 */
async function appendDrafts(
  deps: Pick<Deps, 'db' | 'now'>,
  roomMembers: RoomMembers,
  drafts: readonly Draft[],
  wait: LockWait,
): Promise<Decided[]> {
  const { db, now } = deps
  const found = await selectRoomsForAppending(db, [...new Set(drafts.map((draft) => draft.roomId))])
  const rooms = new Map(found.map((room) => [room.id, room]))
  const members = await roomMembers.of(db, found)

  const outcomes = new Map<Draft, Outcome>()
  const accepted: AcceptedDraft[] = []
  for (const draft of drafts) {
    const room = rooms.get(draft.roomId)
    const everybody = members.get(draft.roomId) ?? []
    const why = whyCannotSend(room, everybody, draft)
    if (room && why === null) accepted.push({ draft, room, everybody })
    else outcomes.set(draft, { kind: 'refused', code: why ?? 'CHAT4004' })
  }
  const { stored, locked } = await storeAccepted(db, accepted, now(), wait)
  for (const draft of locked) outcomes.set(draft, { kind: 'locked' })
  for (const { draft, room, everybody } of accepted) {
    const text = stored.get(draft)
    if (text)
      outcomes.set(draft, { kind: 'stored', stored: text, room, audience: audienceOf(room, everybody) })
  }
  const missing = drafts.filter((draft) => !outcomes.has(draft))
  const repeated = await findRepeated(db, missing)
  for (const draft of missing) {
    const row = repeated.get(keyOfDraft(draft) ?? '')
    if (row) outcomes.set(draft, { kind: 'repeated', row, senderId: draft.senderId })
  }
  const lost = await findUnsendable(
    db,
    missing.filter((draft) => !outcomes.has(draft)),
  )
  for (const draft of lost) outcomes.set(draft, { kind: 'refused', code: 'ATTACHMENT4004' })
  return drafts.flatMap((draft) => {
    const outcome = outcomes.get(draft)
    return outcome ? [{ draft, outcome }] : []
  })
}

interface AcceptedDraft {
  draft: Draft
  room: AppendingRoom
  everybody: readonly RoomMember[]
}

/** A PRIVATE room reopens for a member who had left it (docs/wire.md "Sends"). */
const reopens = (room: AppendingRoom, everybody: readonly RoomMember[]) =>
  room.kind === 'PRIVATE' && everybody.some(({ active }) => !active)

/** The active members once the message is stored. */
const audienceOf = (room: AppendingRoom, everybody: readonly RoomMember[]) =>
  everybody.filter(({ active }) => active || reopens(room, everybody)).map(({ memberId }) => memberId)

interface Storing {
  stored: Map<Draft, Stored>
  /** Their rooms are locked by another transaction. */
  locked: readonly Draft[]
}

/** Uses a transaction only when a room reopens: a single statement is already atomic. */
async function storeAccepted(
  db: Db,
  accepted: readonly AcceptedDraft[],
  createdAt: Date,
  wait: LockWait,
): Promise<Storing> {
  if (accepted.length === 0) return { stored: new Map(), locked: [] }
  const reopening = new Set(
    accepted.filter(({ room, everybody }) => reopens(room, everybody)).map(({ room }) => room.id),
  )
  if (reopening.size === 0) return storeTexts(db, accepted, createdAt, wait)
  return db.transaction(async (tx) => {
    const storing = await storeTexts(tx, accepted, createdAt, wait)
    const talkedIn = new Set([...storing.stored.keys()].map((draft) => draft.roomId))
    for (const roomId of reopening) if (talkedIn.has(roomId)) await reopenRoom(tx, roomId)
    return storing
  })
}

async function storeTexts(
  db: Db,
  accepted: readonly AcceptedDraft[],
  createdAt: Date,
  wait: LockWait,
): Promise<Storing> {
  const texts = accepted.map(({ draft, room: { membersVersion, isPushed } }) => ({
    ...draft,
    membersVersion,
    isPushed,
  }))
  const { stored: inserted, locked } = await insertTexts(db, texts, createdAt, wait)
  const carried = await selectCarried(
    db,
    inserted.map(({ at }) => accepted[at]!.draft.attachmentId),
  )
  const stored = new Map<Draft, Stored>()
  /** The newest message of each room so far. */
  const newest = new Map<number, number>()
  for (const { at, messageId, senderName, predecessor } of inserted) {
    const { draft } = accepted[at]!
    const { roomId, senderId, content, clientMessageId } = draft
    const attachment = carried.get(draft.attachmentId ?? 0) ?? null
    const row: MessageRow = {
      id: messageId,
      roomId,
      senderId,
      senderName,
      type: attachment?.kind ?? 'TEXT',
      content: attachment ? ATTACHMENT_TEXT[attachment.kind] : content,
      isNews: false,
      clientMessageId,
      createdAt,
      attachment,
    }
    stored.set(draft, { row, previousId: newest.get(roomId) ?? (predecessor.id || null), predecessor })
    newest.set(roomId, messageId)
  }
  return { stored, locked: locked.map((at) => accepted[at]!.draft) }
}

/**
 * The drafts whose file may not be sent: of another room or member, already carried by a message, or deleted.
 */
async function findUnsendable(db: Db, drafts: readonly Draft[]): Promise<Draft[]> {
  const carrying = drafts.filter(({ attachmentId }) => attachmentId !== null)
  if (carrying.length === 0) return []
  const unsent = await selectUnsent(
    db,
    carrying.flatMap(({ attachmentId }) => attachmentId ?? []),
  )
  return carrying.filter(
    ({ attachmentId, roomId, senderId }) =>
      !unsent.some(
        (file) => file.id === attachmentId && file.roomId === roomId && file.memberId === senderId,
      ),
  )
}

async function findRepeated(tx: Db, drafts: readonly Draft[]): Promise<Map<string, RepeatedRow>> {
  const keys = drafts.flatMap(({ senderId, clientMessageId }) =>
    clientMessageId === null ? [] : [{ senderId, clientMessageId }],
  )
  if (keys.length === 0) return new Map()
  const rows = await selectRepeated(tx, keys)
  return new Map(rows.map((row) => [keyOfDraft(row) ?? '', row]))
}

/** Identifies repeated drafts by sender and client id (W3). Null: the client sent no id. */
export function keyOfDraft({
  senderId,
  clientMessageId,
}: {
  senderId: number | null
  clientMessageId: string | null
}): string | null {
  return clientMessageId === null ? null : `${senderId} ${clientMessageId}`
}

/**
 * The messages of one room are published together and in order; a repeat is published after the message it
 * repeats.
 */
function publishOutcomes(
  order: PublishOrder,
  decided: readonly Decided[],
  messages: ReadonlyMap<number, ChatMessage>,
): (SendVerdict | NotStored)[] {
  const rooms = new Map<number, { predecessor: Predecessor; events: RealtimeEvent[] }>()
  for (const { draft, outcome } of decided) {
    if (outcome.kind !== 'stored') continue
    const { room, stored, audience } = outcome
    const said = rooms.get(room.id) ?? { predecessor: stored.predecessor, events: [] }
    const message = messages.get(stored.row.id)!
    const event = messageEvent(room, room.bandId, message, stored.previousId, audience)
    said.events.push(traced(event, draft))
    rooms.set(room.id, said)
  }
  const published = new Map<number, Promise<void>>()
  for (const [roomId, { predecessor, events }] of rooms)
    published.set(roomId, order.publish(roomId, predecessor, events))
  return decided.map(({ draft, outcome }): SendVerdict | NotStored => {
    if (outcome.kind === 'refused') return { refused: outcome.code }
    if (outcome.kind === 'locked')
      return new NotStored(new RoomLocked('another transaction has locked the room'))
    if (outcome.kind === 'stored')
      return { refused: null, published: published.get(outcome.room.id) ?? Promise.resolve() }
    const { row, senderId } = outcome
    const event = repeatEvent(
      { id: row.roomId, kind: row.roomKind },
      messages.get(row.id)!,
      row.previousId,
      senderId,
    )
    const again = order.publish(row.roomId, { id: row.id, at: row.createdAt }, [traced(event, draft)])
    return { refused: null, published: again }
  })
}

/** The event is published by a batch, and continues the trace of its own message. */
function traced(event: RealtimeEvent, { trace }: Draft): RealtimeEvent {
  return event.kind === 'room' && trace !== undefined ? { ...event, trace } : event
}

import type { ErrorCode } from '#contract/errors.ts'
import type { Db } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import { insertTexts, lockRoomsForAppending, reopenRoom, type AppendingRoom } from './appending.queries.ts'
import { whyCannotSend, type SendIntent } from './chat.policy.ts'
import { messageEvent, repeatEvent } from './events.present.ts'
import { selectRepeated, type MessageRow } from './messages.queries.ts'
import { publishOrder, type PublishOrder } from './publishOrder.ts'
import type { RoomMember, RoomMembers } from './roomMembers.ts'

/** A text as WS5 or WS6 brings it. */
export interface Draft extends SendIntent {
  roomId: number
  content: string
  clientMessageId: string | null
}

/** `published` resolves once the event is on the bus; the message itself is stored by then in any case. */
export type SendVerdict = { refused: ErrorCode } | { refused: null; published: Promise<void> }

type RepeatedRow = Awaited<ReturnType<typeof selectRepeated>>[number]

type Outcome =
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'stored'; room: AppendingRoom; row: MessageRow; audience: readonly number[] }
  | { kind: 'repeated'; row: RepeatedRow; senderId: number }

/**
 * Stores a batch of drafts in one transaction and publishes them once that has committed. A draft is refused on its own;
 * the others are stored all the same. The answer holds a verdict for each draft, in the order given.
 */
export function storeDrafts(deps: Deps, roomMembers: RoomMembers) {
  const order = publishOrder(deps)
  return async (drafts: readonly Draft[]): Promise<SendVerdict[]> => {
    const outcomes = await deps.db.transaction((tx) => appendDrafts(tx, roomMembers, drafts, deps.now()))
    return publishOutcomes(order, outcomes)
  }
}

async function appendDrafts(
  tx: Db,
  roomMembers: RoomMembers,
  drafts: readonly Draft[],
  now: Date,
): Promise<Outcome[]> {
  const locked = await lockRoomsForAppending(tx, [...new Set(drafts.map((draft) => draft.roomId))])
  const rooms = new Map(locked.map((room) => [room.id, room]))
  const members = await roomMembers.of(tx, locked)

  const refusals = new Map<Draft, ErrorCode>()
  for (const draft of drafts) {
    const why = whyCannotSend(rooms.get(draft.roomId), members.get(draft.roomId) ?? [], draft)
    if (why !== null) refusals.set(draft, why)
  }
  const accepted = drafts.filter((draft) => !refusals.has(draft))
  const stored = await storeAccepted(tx, accepted, now)
  const repeated = await findRepeated(
    tx,
    accepted.filter((draft) => !stored.has(draft)),
  )
  const talkedIn = new Set([...stored.keys()].map((draft) => draft.roomId))
  const audiences = await audiencesOf(
    tx,
    locked.filter((room) => talkedIn.has(room.id)),
    members,
  )

  return drafts.map((draft): Outcome => {
    const code = refusals.get(draft)
    if (code !== undefined) return { kind: 'refused', code }
    const row = stored.get(draft)
    const room = rooms.get(draft.roomId)
    if (row && room) return { kind: 'stored', room, row, audience: audiences.get(room.id) ?? [] }
    const first = repeated.get(keyOfDraft(draft) ?? '')
    if (first === undefined) throw new Error('a message was neither stored nor stored before')
    return { kind: 'repeated', row: first, senderId: draft.senderId }
  })
}

async function storeAccepted(
  tx: Db,
  accepted: readonly Draft[],
  createdAt: Date,
): Promise<Map<Draft, MessageRow>> {
  const stored = new Map<Draft, MessageRow>()
  if (accepted.length === 0) return stored
  for (const { at, messageId, senderName } of await insertTexts(tx, accepted, createdAt)) {
    const draft = accepted[at]
    if (!draft) continue
    const { roomId, senderId, content, clientMessageId } = draft
    stored.set(draft, {
      id: messageId,
      roomId,
      senderId,
      senderName,
      type: 'TEXT',
      content,
      clientMessageId,
      createdAt,
    })
  }
  return stored
}

async function findRepeated(tx: Db, drafts: readonly Draft[]): Promise<Map<string, RepeatedRow>> {
  const keys = drafts.flatMap(({ senderId, clientMessageId }) =>
    clientMessageId === null ? [] : [{ senderId, clientMessageId }],
  )
  if (keys.length === 0) return new Map()
  const rows = await selectRepeated(tx, keys)
  return new Map(rows.map((row) => [keyOfDraft(row) ?? '', row]))
}

/** What makes a draft the same as another: its sender's own id for it (W3). Null: the sender's program gave none. */
export function keyOfDraft({
  senderId,
  clientMessageId,
}: {
  senderId: number | null
  clientMessageId: string | null
}): string | null {
  return clientMessageId === null ? null : `${senderId} ${clientMessageId}`
}

/** Who is in each room once the message is stored: in a PRIVATE room both, because it re-opens for one who had left (17.4). */
async function audiencesOf(
  tx: Db,
  rooms: readonly AppendingRoom[],
  members: Map<number, readonly RoomMember[]>,
) {
  const audiences = new Map<number, readonly number[]>()
  for (const room of rooms) {
    const everybody = members.get(room.id) ?? []
    const returns = room.kind === 'PRIVATE' && everybody.some(({ active }) => !active)
    if (returns) await reopenRoom(tx, room.id)
    audiences.set(
      room.id,
      everybody.filter(({ active }) => active || returns).map(({ memberId }) => memberId),
    )
  }
  return audiences
}

/** The messages of one room go out together and in order; a repeat goes out after the message it repeats. */
function publishOutcomes(order: PublishOrder, outcomes: readonly Outcome[]): SendVerdict[] {
  const rooms = new Map<number, { room: AppendingRoom; events: RealtimeEvent[] }>()
  for (const outcome of outcomes) {
    if (outcome.kind !== 'stored') continue
    const { room, row, audience } = outcome
    const said = rooms.get(room.id) ?? { room, events: [] }
    said.events.push(messageEvent(room, room.bandId, row, audience))
    rooms.set(room.id, said)
  }
  const published = new Map<number, Promise<void>>()
  for (const { room, events } of rooms.values()) {
    published.set(room.id, order.publish(room.id, { id: room.lastMessageId, at: room.lastMessageAt }, events))
  }
  return outcomes.map((outcome): SendVerdict => {
    if (outcome.kind === 'refused') return { refused: outcome.code }
    if (outcome.kind === 'stored')
      return { refused: null, published: published.get(outcome.room.id) ?? Promise.resolve() }
    const { row, senderId } = outcome
    const event = repeatEvent({ id: row.roomId, kind: row.roomKind }, row, senderId)
    return { refused: null, published: order.publish(row.roomId, { id: row.id, at: row.createdAt }, [event]) }
  })
}

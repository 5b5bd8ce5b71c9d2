import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { answeredEntry } from './echo.ts'
import type { OutboxEntry, OutboxState } from './outboxEntry.ts'

/** After this many unanswered deliveries the message waits for the member. */
export const TRIES_MAX = 3

const SETTLED_MAX = 200

/** Whether its file must be uploaded before the message can be handed over. */
export const awaitsFile = ({ attachment }: Pick<OutboxEntry, 'attachment'>) =>
  attachment !== undefined && attachment.attachmentId === null

/** Confirms by id only, because a history page may contain the same text from last week. */
export function confirmKnown(state: OutboxState, messages: readonly ChatMessage[]): void {
  for (const message of messages) if (message.clientMessageId !== null) confirm(state, message)
}

export function confirm(state: OutboxState, message: ChatMessage): void {
  const entry = answeredEntry(Object.values(state.records), message)
  if (entry) forget(state, entry.clientMessageId)
}

export function leaveRoad(state: OutboxState, clientMessageId: string): void {
  delete state.inFlight[clientMessageId]
  delete state.uploads[clientMessageId]
}

export function forget(state: OutboxState, clientMessageId: string): void {
  delete state.records[clientMessageId]
  leaveRoad(state, clientMessageId)
  state.settled.push(clientMessageId)
  if (state.settled.length > SETTLED_MAX) state.settled.shift()
}

export function adopt(state: OutboxState, entry: OutboxEntry): void {
  if (state.settled.includes(entry.clientMessageId)) return
  const known = state.records[entry.clientMessageId]
  if (known && isNewer(known, entry)) return
  state.records[entry.clientMessageId] = entry
  if (entry.failure !== null) leaveRoad(state, entry.clientMessageId)
  else if (!awaitsFile(entry)) delete state.uploads[entry.clientMessageId]
  state.lastTemporaryId = Math.max(state.lastTemporaryId, entry.temporaryId)
}

/**
 * At the same revision a failure wins, because it waits for the member, and an uploaded file wins over one
 * that is not.
 */
const isNewer = (known: OutboxEntry, told: OutboxEntry) =>
  known.revision > told.revision ||
  (known.revision === told.revision &&
    (known.failure !== null || (told.failure === null && !awaitsFile(known) && awaitsFile(told))))

export function countTry(
  state: OutboxState,
  clientMessageId: string,
  failure: string,
  sentence?: string,
): void {
  leaveRoad(state, clientMessageId)
  const entry = state.records[clientMessageId]
  if (!entry) return
  entry.tries += 1
  entry.revision += 1
  if (entry.tries >= TRIES_MAX) fail(entry, failure, sentence)
}

export function fail(entry: OutboxEntry, failure: string, sentence: string | undefined): void {
  entry.failure = failure
  if (sentence !== undefined) entry.failureSentence = sentence
}

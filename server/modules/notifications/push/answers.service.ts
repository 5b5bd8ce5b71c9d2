import type { ParsedInputOf } from '#contract/call.ts'
import type {
  readPushed as readPushedCall,
  replyToPush as replyToPushCall,
} from '#contract/http/notifications/push.ts'
import type { RoomSend } from '#contract/ws/destinations.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { refusedToken } from '#server/http/middleware.ts'
import { isLiveSession } from '#server/modules/auth/liveSession.queries.ts'
import { requireRoom } from '#server/modules/chat/chat.policy.ts'
import { chatSend, countSendOf } from '#server/modules/chat/chat.socket.ts'
import { readTicket, type Ticket } from './ticket.ts'

/**
 * N9. The same as a SEND of the member's socket, so it counts as one and is told to the room as one.
 * @throws AppError AUTH_009 forged, over, or its session has ended · CHAT4004 · CHAT4000 · COMMON429 · what
 * WS4 refuses a message with
 */
export async function replyToPush(
  deps: Deps,
  { ticket, content, clientMessageId }: ParsedInputOf<typeof replyToPushCall>,
  urlForOthers: UrlOf,
): Promise<void> {
  const { memberId, roomId } = await requireTicket(deps, ticket)
  const { kind: roomType } = await requireRoom(deps.db, memberId, roomId)
  if (!(await countSendOf(deps)(memberId))) throw new AppError('COMMON429', { retryAfterSeconds: 1 })
  const send: RoomSend = { id: roomType === 'GROUP' ? 'WS5' : 'WS6', roomId }
  await sent(deps, memberId, send, JSON.stringify({ roomType, content, clientMessageId }), urlForOthers)
}

/**
 * N10. The same as a read mark of the member's socket.
 * @throws AppError AUTH_009 · CHAT4004 · CHAT4000, as N9
 */
export async function readPushed(
  deps: Deps,
  { ticket }: ParsedInputOf<typeof readPushedCall>,
  urlForOthers: UrlOf,
): Promise<void> {
  const { memberId, roomId, messageId } = await requireTicket(deps, ticket)
  const { kind } = await requireRoom(deps.db, memberId, roomId)
  const send: RoomSend = { id: kind === 'GROUP' ? 'WS8' : 'WS7', roomId }
  await sent(deps, memberId, send, String(messageId), urlForOthers)
}

async function requireTicket(deps: Deps, text: string): Promise<Ticket> {
  const ticket = await readTicket(deps, text)
  if (ticket === null || !(await isLiveSession(deps.db, ticket)))
    throw refusedToken('AUTH_009', 'ticket_invalid')
  return ticket
}

async function sent(
  deps: Deps,
  memberId: number,
  send: RoomSend,
  body: string,
  urlForOthers: UrlOf,
): Promise<void> {
  // Made for this answer alone: its lines in the log are those of the request.
  const handle = chatSend(deps, urlForOthers, false)
  // The handler uses the member's id alone.
  const refusal = await handle({ memberId, email: '' }, send, body)
  if (refusal !== null) throw new AppError(refusal.code)
}

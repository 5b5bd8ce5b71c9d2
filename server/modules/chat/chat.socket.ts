import { parseLastRead } from '#contract/ws/frames.ts'
import { watchQueue } from '#server/db/queues.ts'
import type { Deps } from '#server/deps.ts'
import { urlsForOthers, type UrlOf } from '#server/http/fileUrls.ts'
import { EVENT_TEXT } from '#server/http/securityEvents.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'
import type { SocketHandlers } from '#server/realtime/handlers.ts'
import { SENDS_OF_MEMBER, type CountSend } from '#server/realtime/sendCounter.ts'
import { chatLimits } from '../safety/sanctions/chatLimits.ts'
import { readDraft } from './frames.read.ts'
import { markRead } from './reading/reading.service.ts'
import { createRoomMembers } from './roomMembers.ts'
import { createAppender } from './sending/appender.ts'
import { keyOfDraft, storeDrafts } from './sending/sending.service.ts'
import { createTyping } from './typing/typing.service.ts'

/**
 * WS5 to WS8 and WS10. One instance per process, so that messages of all senders are stored in batches.
 * `urlOf` makes the addresses in events, which reach members other than the sender. `isOfNode`: whether its
 * queue is the one that metrics show.
 */
export function chatSend(
  deps: Deps,
  urlOf: UrlOf = urlsForOthers(null),
  isOfNode = true,
): SocketHandlers['send'] {
  const roomMembers = createRoomMembers()
  const appender = createAppender({
    store: storeDrafts(deps, roomMembers, urlOf),
    keyOf: keyOfDraft,
    roomOf: (draft) => draft.roomId,
    placeOf: (draft) => draft.trace,
    tracing: deps.tracing,
    log: deps.log,
  })
  if (isOfNode) watchQueue(deps.db, 'messages', appender.waiting)
  const tellTyping = createTyping(deps, roomMembers)
  const isChatLimited = chatLimits(deps)

  return async ({ memberId }, send, body) => {
    const since = performance.now()
    if (send.id === 'WS7' || send.id === 'WS8') {
      const messageId = parseLastRead(body)
      const code =
        messageId === null ? 'COMMON400' : await markRead(deps, roomMembers, { memberId, send, messageId })
      return code === null ? null : { code, clientMessageId: null }
    }
    if (send.id === 'WS10') {
      if (!(await isChatLimited(memberId))) await tellTyping(memberId, send.roomId)
      return null
    }
    const read = readDraft(send, memberId, body)
    if (!read.ok) return { code: 'COMMON400', clientMessageId: read.clientMessageId }
    if (await isChatLimited(memberId))
      return { code: 'CHAT4031', clientMessageId: read.draft.clientMessageId }
    const verdict = await appender.append({ ...read.draft, trace: deps.tracing.here() })
    if (verdict.refused !== null)
      return { code: verdict.refused, clientMessageId: read.draft.clientMessageId }
    deps.metrics.messageStored((performance.now() - since) / 1000)
    await verdict.published
    deps.metrics.messageDelivered((performance.now() - since) / 1000)
    return null
  }
}

/** A client that ignores its limit sends up to a thousand frames a second. */
const TOLD_EVERY_MS = 10_000
const MEMBERS_TOLD_MAX = 1_000

/**
 * SENDs of a member over all sockets, of all nodes with Redis (docs/realtime.md "Limits"). A member beyond the
 * limit is logged once in ten seconds.
 */
export function countSendOf({ buckets, log, now }: Pick<Deps, 'buckets' | 'log' | 'now'>): CountSend {
  const toldAtMs = recentlyUsed<number, number>(MEMBERS_TOLD_MAX)
  return async (memberId) => {
    const waitMs = await buckets.take([{ key: `send:member:${memberId}`, bucket: SENDS_OF_MEMBER }])
    if (waitMs === 0) return true
    const atMs = now().getTime()
    if (atMs - (toldAtMs.get(memberId) ?? -Infinity) >= TOLD_EVERY_MS) {
      toldAtMs.set(memberId, atMs)
      log.info({ event: 'rate_limited', reason: 'sends', memberId }, EVENT_TEXT.rate_limited)
    }
    return false
  }
}

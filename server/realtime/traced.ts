import type { Tracing } from '#server/traces/tracing.ts'
import type { RealtimeEvent } from './events.ts'
import type { SocketHandlers } from './handlers.ts'
import type { Hub } from './hub/hub.ts'

/** Begins a trace with each SEND, under the id of its destination. A client cannot continue one of its own. */
export const tracedSend =
  (send: SocketHandlers['send'], tracing: Tracing): SocketHandlers['send'] =>
  async (member, to, body) => {
    const span = tracing.begin(to.id)
    if (span === null) return send(member, to, body)
    try {
      const refusal = await span.run(() => send(member, to, body))
      span.end(refusal === null ? {} : { 'hapju.refusal': refusal.code })
      return refusal
    } catch (error) {
      span.end({}, error)
      throw error
    }
  }

/**
 * Delivers an event. The span says how many frames this node has handed to its sockets, which write them at the
 * end of the same turn of the event loop.
 */
export function deliverTraced(hub: Hub, event: RealtimeEvent, tracing: Tracing): void {
  const span = 'trace' in event ? tracing.follow(event.trace, `deliver ${nameOf(event)}`) : null
  if (span === null) return hub.deliver(event)
  const before = hub.deliveries
  hub.deliver(event)
  const messageId = messageIdOf(event)
  span.end({
    'hapju.frames': hub.deliveries - before,
    ...(messageId !== null && { 'hapju.message_id': messageId }),
  })
}

/** The type of the frame, or the queue of the members' own events: both are of a fixed list. */
function nameOf(event: RealtimeEvent): string {
  if (event.kind === 'room') return event.event.type
  return event.kind === 'member' ? event.destination : event.kind
}

function messageIdOf(event: RealtimeEvent): number | null {
  if (event.kind !== 'room') return null
  const { type, data } = event.event
  return type === 'MESSAGE' || type === 'SYSTEM' ? data.messageId : null
}

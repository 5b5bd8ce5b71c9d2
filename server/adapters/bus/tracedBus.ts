import type { Bus, RealtimeEvent } from '#server/realtime/events.ts'
import type { Tracing } from '#server/traces/tracing.ts'

/**
 * Adds to each event that becomes frames where its cause is in a trace, so that every node continues it. An
 * event that says so itself keeps its place: a message that was stored in a batch with others.
 */
export const tracedBus = (bus: Bus, tracing: Tracing): Bus => ({
  ...bus,
  publish: (event) => bus.publish(placed(event, tracing)),
})

function placed(event: RealtimeEvent, tracing: Tracing): RealtimeEvent {
  if ((event.kind !== 'room' && event.kind !== 'member') || event.trace !== undefined) return event
  const trace = tracing.here()
  return trace === undefined ? event : { ...event, trace }
}

import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'

/** The bus of a single-process server: an event reaches every listener before `publish` resolves. */
export function inProcessBus(): Bus {
  const listeners = new Set<(event: RealtimeEvent) => void>()
  return {
    publish: async (event) => {
      for (const listener of listeners) listener(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: async () => {},
    unfollow() {},
    followed: () => 0,
    reach: () => 'all',
    close: async () => listeners.clear(),
  }
}

import type { WsEvent } from '#contract/ws/frames.ts'

/** A hidden page gets no animation frames, but its state must still be updated. */
const HIDDEN_FLUSH_MS = 100

export interface FrameBatch {
  add: (event: WsEvent) => void
  stop: () => void
}

/** Collects events until the next animation frame, so that a burst costs one dispatch and one paint. */
export function makeFrameBatch(flush: (events: WsEvent[]) => void): FrameBatch {
  let events: WsEvent[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    timer = undefined
  }

  function flushNow(): void {
    stop()
    const batch = events
    events = []
    flush(batch)
  }

  return {
    add(event) {
      events.push(event)
      if (timer !== undefined) return
      frame = requestAnimationFrame(flushNow)
      timer = setTimeout(flushNow, HIDDEN_FLUSH_MS)
    },
    stop() {
      stop()
      events = []
    },
  }
}

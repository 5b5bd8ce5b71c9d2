import type { WsEvent } from '#contract/ws/frames.ts'

/** A hidden page draws no frames, but its state must go on. */
const HIDDEN_FLUSH_MS = 100

export interface FrameBatch {
  add: (event: WsEvent) => void
  stop: () => void
}

/** Collects what the socket brings until the screen draws its next frame: a burst costs one dispatch and one paint. */
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

/**
 * A browser page that closes stops its timers; Node's would continue in the next file's page. Evaluated once
 * per worker.
 */
const { setTimeout, setInterval, clearTimeout, requestAnimationFrame } = globalThis
const frames = new Set<number>()
const started = new Set<NodeJS.Timeout>()

Object.assign(globalThis, {
  setTimeout(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) {
    const timer = setTimeout(() => {
      started.delete(timer)
      run(...args)
    }, ms)
    started.add(timer)
    return timer
  },
  setInterval(...args: Parameters<typeof setInterval>) {
    const timer = setInterval(...args)
    started.add(timer)
    return timer
  },
  requestAnimationFrame(draw: FrameRequestCallback) {
    const frame = requestAnimationFrame((time) => {
      frames.delete(frame)
      draw(time)
    })
    frames.add(frame)
    return frame
  },
})

/** Stops every timer started since the worker began. */
export function endTimers(): void {
  // First, because jsdom keeps a timer for pending frames, which must not be cleared without its knowledge.
  frames.forEach((frame) => cancelAnimationFrame(frame))
  frames.clear()
  started.forEach((timer) => clearTimeout(timer))
  started.clear()
}

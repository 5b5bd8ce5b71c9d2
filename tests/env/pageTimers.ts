/**
 * A page that goes away takes its timers along; Node's would go on in the next file's page. Evaluated once in a worker.
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

/** Ends every timer that was started since the worker began. */
export function endTimers(): void {
  // first: while jsdom has a frame to draw it keeps a timer for it, which must not be ended behind its back
  frames.forEach((frame) => cancelAnimationFrame(frame))
  frames.clear()
  started.forEach((timer) => clearTimeout(timer))
  started.clear()
}

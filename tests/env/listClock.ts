/**
 * The virtual list captures `setTimeout` when it is loaded, so fake timers installed later do not affect it.
 * It is loaded here with timers that a test can stop and advance. Evaluated once per worker, after React,
 * whose timers stay real.
 */
interface Waiting {
  run: () => void
  atMs: number
}

const { setTimeout, clearTimeout } = globalThis
let isStopped = false
let nowMs = 0
const waiting = new Set<Waiting>()

Object.assign(globalThis, {
  setTimeout(run: () => void, ms = 0): Waiting | NodeJS.Timeout {
    if (!isStopped) return setTimeout(run, ms)
    const timer = { run, atMs: nowMs + ms }
    waiting.add(timer)
    return timer
  },
  clearTimeout(timer: Waiting | NodeJS.Timeout | undefined) {
    if (!waiting.delete(timer as Waiting)) clearTimeout(timer as NodeJS.Timeout | undefined)
  },
})
await import('virtua')
Object.assign(globalThis, { setTimeout, clearTimeout })

/** Makes the timers of virtual lists wait for `passListClock`. */
export function stopListClock(): void {
  isStopped = true
}

/** Runs what falls due within `ms`, in order. */
export function passListClock(ms: number): void {
  const endMs = nowMs + ms
  for (;;) {
    const [next] = [...waiting].filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)
    if (!next) break
    waiting.delete(next)
    nowMs = next.atMs
    next.run()
  }
  nowMs = endMs
}

/** Makes the timers of virtual lists follow the wall clock again; waiting ones are dropped. */
export function startListClock(): void {
  isStopped = false
  waiting.clear()
}

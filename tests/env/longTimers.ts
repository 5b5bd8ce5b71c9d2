import { waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/**
 * Timers of 1.5 s or more wait until `withTimersUpTo` runs them, unless the test has fake timers. They end
 * toasts, requests and silent sockets, and a test on a busy machine takes long enough for them to run by
 * chance. Shorter timers follow the clock. Testing Library ends a wait with a timer of `PATIENCE_MS` or more,
 * so these follow the clock too. Evaluated once per worker.
 */
const LONG_MS = 1_500

const { setTimeout, clearTimeout } = globalThis
const waiting = new Map<unknown, { ms: number; at: number; run: () => void }>()

const isLong = (ms: number) => ms >= LONG_MS && ms < PATIENCE_MS

Object.assign(globalThis, {
  setTimeout(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
    if (!isLong(ms)) return setTimeout(run, ms, ...args)
    const timer = setTimeout(() => {}, ms)
    waiting.set(timer, { ms, at: Date.now() + ms, run: () => run(...args) })
    return timer
  },
  clearTimeout(timer: Parameters<typeof clearTimeout>[0]) {
    waiting.delete(timer)
    clearTimeout(timer)
  },
})

/**
 * Waits for what comes after some time. Meanwhile timers of up to `ms` run at once, and the date moves on to
 * when they were due.
 */
export async function withTimersUpTo<T>(ms: number, look: () => Promise<T> | T): Promise<T> {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
  return waitFor(() => {
    for (const [timer, { at, run }] of [...waiting].filter(([, each]) => each.ms <= ms)) {
      waiting.delete(timer)
      vi.setSystemTime(Math.max(at, Date.now()))
      run()
    }
    return look()
  })
}

/** Ends the timers of a test that is over. */
export function dropLongTimers(): void {
  waiting.clear()
}

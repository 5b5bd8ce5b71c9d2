import { vi } from 'vitest'

// `TEST_DELAYS` holds a seed, which `npm run steady -- --delays` sets: answers and timers then come late by
// chance. A test that races with the app or the server fails sooner so than on a busy machine.

/** The longest delay, in ms. */
const LATEST_MS = 20
const TIMER_CHANCE = 0.3

/** The same seed gives the same delays. */
export function delaysFrom(seed: number) {
  const { setTimeout, setImmediate } = globalThis
  let state = seed
  /** The "minimal standard" generator. */
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const lateness = () => random() * LATEST_MS

  return {
    delayTimers(): void {
      globalThis.setTimeout = Object.assign(
        ((task: () => void, ms = 0, ...rest: []) =>
          setTimeout(task, random() < TIMER_CHANCE ? ms + lateness() : ms, ...rest)) as never,
        setTimeout,
      )
      globalThis.setImmediate = Object.assign(
        ((task: () => void, ...rest: []) =>
          random() < TIMER_CHANCE
            ? setTimeout(task, lateness(), ...rest)
            : setImmediate(task, ...rest)) as never,
        setImmediate,
      )
    },

    /** Resolves later by chance. While a test has fake timers, at once. */
    async delayAnswer(chance: number): Promise<void> {
      if (vi.isFakeTimers() || random() >= chance) return
      await new Promise((resolve) => setTimeout(resolve, lateness()))
    },
  }
}

const seed = Number(process.env.TEST_DELAYS ?? 0)
export const isDelaying = seed > 0
// each worker has delays of its own
export const { delayTimers, delayAnswer } = delaysFrom(seed * 97 + Number(process.env.VITEST_POOL_ID ?? 0))

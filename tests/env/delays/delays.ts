// `TEST_DELAYS` holds a seed, which `npm run steady -- --delays` sets: answers and timers then come late by
// chance. A test that races with the app or the server fails sooner so than on a busy machine.

/** The longest delay, in ms. */
const LATEST_MS = 20
const TIMER_CHANCE = 0.3

const seed = Number(process.env.TEST_DELAYS ?? 0)
export const isDelaying = seed > 0

const { setTimeout, setImmediate } = globalThis
// each worker has delays of its own
let state = seed * 97 + Number(process.env.VITEST_POOL_ID ?? 0)
/** The "minimal standard" generator: the same seed gives the same delays. */
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
const lateness = () => random() * LATEST_MS

const lateTimeout = Object.assign(
  ((task: () => void, ms = 0, ...rest: []) =>
    setTimeout(task, random() < TIMER_CHANCE ? ms + lateness() : ms, ...rest)) as never,
  setTimeout,
)

export function delayTimers(): void {
  globalThis.setTimeout = lateTimeout
  globalThis.setImmediate = Object.assign(
    ((task: () => void, ...rest: []) =>
      random() < TIMER_CHANCE ? setTimeout(task, lateness(), ...rest) : setImmediate(task, ...rest)) as never,
    setImmediate,
  )
}

/** Resolves later by chance. While a test has fake timers, at once. */
export async function delayAnswer(chance: number): Promise<void> {
  if (globalThis.setTimeout !== lateTimeout || random() >= chance) return
  await new Promise((resolve) => setTimeout(resolve, lateness()))
}

import './network.ts'

/**
 * How late an answer or a timer may be when `TEST_DELAYS` holds a seed, in ms. Such delays show a test that
 * races with the app sooner than a busy machine does. `npm run steady -- --delays` sets the seed. While a test
 * has fake timers, answers are not delayed.
 */
const LATEST_MS = 20

function delayByChance(seed: number): void {
  const { setTimeout, setImmediate, fetch } = globalThis
  let state = seed
  /** The "minimal standard" generator: the same seed gives the same delays. */
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const isLate = () => random() < 0.3
  const pause = () => new Promise((resolve) => setTimeout(resolve, random() * LATEST_MS))

  const lateTimeout = Object.assign(
    ((task: () => void, ms = 0, ...rest: []) =>
      setTimeout(task, isLate() ? ms + random() * LATEST_MS : ms, ...rest)) as never,
    setTimeout,
  )
  globalThis.setTimeout = lateTimeout
  globalThis.setImmediate = Object.assign(
    ((task: () => void, ...rest: []) =>
      isLate() ? setTimeout(task, random() * LATEST_MS, ...rest) : setImmediate(task, ...rest)) as never,
    setImmediate,
  )
  globalThis.fetch = async (...request) => {
    const answer = await fetch(...request)
    if (globalThis.setTimeout === lateTimeout && isLate()) await pause()
    return answer
  }
}

const seed = Number(process.env.TEST_DELAYS ?? 0)
// each worker has delays of its own
if (seed > 0) delayByChance(seed * 97 + Number(process.env.VITEST_POOL_ID ?? 0))

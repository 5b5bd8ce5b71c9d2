import type { BrowserContext } from '@playwright/test'

/**
 * With `TEST_DELAYS` (`npm run steady -- --delays`) answers, messages and timers of every page come late by
 * chance, as in jsdom (tests/env/delays). Answers and messages are later here, because Playwright looks at a
 * page less often than Testing Library. Service workers, uploads (XHR) and pictures are in time.
 */
const SEED = Number(process.env.TEST_DELAYS ?? 0)
const LATEST_MS = { answer: 200, timer: 20 }

/** How late a timer of a page may be in this run, in ms. */
export const TIMERS_LATE_MS = SEED === 0 ? 0 : LATEST_MS.timer

/** Each page has delays of its own. */
let pages = 0

export async function delayByChance(context: BrowserContext): Promise<void> {
  if (SEED === 0) return
  pages += 1
  const seed = SEED * 97 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 1_009 + pages
  await context.addInitScript(delay, { seed, latestMs: LATEST_MS, chance: 0.3 })
}

/** Runs in the page, before its scripts. */
function delay({ seed, latestMs, chance }: { seed: number; latestMs: typeof LATEST_MS; chance: number }) {
  const { fetch, setTimeout } = window
  let state = seed
  /** The "minimal standard" generator. */
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const lateness = (latest: number) => (random() < chance ? random() * latest : 0)
  const late = () => new Promise<void>((resolve) => void setTimeout(resolve, lateness(latestMs.answer)))

  window.setTimeout = ((task: () => void, ms = 0, ...rest: []) =>
    setTimeout(task, ms + lateness(latestMs.timer), ...rest)) as typeof setTimeout

  window.fetch = async (...request) => {
    const answer = await fetch(...request)
    await late()
    return answer
  }

  // what comes through one socket keeps its order
  const { prototype } = WebSocket
  const queues = new WeakMap<WebSocket, Promise<void>>()
  for (const name of ['onmessage', 'onclose'] as const) {
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, name)!
    Object.defineProperty(prototype, name, {
      configurable: true,
      get,
      set(this: WebSocket, handle: ((event: Event) => void) | null) {
        const inTurn = (event: Event) => {
          const before = queues.get(this) ?? Promise.resolve()
          queues.set(
            this,
            before.then(late).then(() => handle?.call(this, event)),
          )
        }
        set!.call(this, handle && inTurn)
      },
    })
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { UnwatchedPhone } from './unwatched.ts'

/** Measurements of one screen load. */
export interface Load {
  firstPaintMs: number
  largestPaintMs: number
  layoutShift: number
  longestTaskMs: number
  /** Task time beyond 50 ms each: from the first paint to 1.5 s after the arrival, and later. */
  blockedMs: number
  blockedLaterMs: number
  /** Requested until then, like `requests` and all bytes; toasts, the socket and late fonts come later. */
  scriptKb: number
  totalKb: number
  fontKb: number
  /** Fonts requested after that, with the characters of members' own texts. */
  laterFontKb: number
  /** Requests that reached the network, including revalidations. */
  requests: number
  /** Requests served from the cache without the network. */
  kept: number
}

/** How long after the arrival slow tasks still count as part of it. */
const SETTLES_MS = 1_500

const FONT = /\.woff2$/

interface Observed {
  fcp: number
  lcp: number
  cls: number
  tasks: { at: number; ms: number }[]
}

/** Waiting time for what arrives late on slow 4G. */
const LATER_MS = 5_000

/** Collects what the browser reports of a page. */
const OBSERVE = `{
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
  globalThis.__seen = seen
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  watch('longtask', (entry) => {
    seen.tasks.push({ at: entry.startTime, ms: entry.duration })
  })
}`

interface LoadedFile {
  path: string
  isKept: boolean
  bytes: number
  isDocument: boolean
  askedAtMs: number
}

/** 300 bytes are the headers of a response without a body: 304 Not Modified. */
const FILES = `[
  ...performance.getEntriesByType('navigation'),
  ...performance.getEntriesByType('resource'),
].map((file) => ({
  path: new URL(file.name).pathname,
  isKept: file.transferSize === 0,
  bytes: file.transferSize <= 300 ? 0 : file.encodedBodySize,
  isDocument: file.entryType === 'navigation',
  askedAtMs: file.startTime,
}))`

/**
 * One visit. `arrived` is an expression that is true when the screen is complete. Counts requests up to then,
 * or up to the largest paint (`until`). Bytes are those of the bodies as sent; cached ones count as 0.
 */
export async function visit(
  phone: UnwatchedPhone,
  url: string,
  arrived: string,
  until: 'arrival' | 'largest paint' = 'arrival',
): Promise<Load> {
  const observeNoMore = await phone.beforeEachPage(OBSERVE)
  await phone.open(url)
  await phone.until(`location.href === ${JSON.stringify(url)} && ${arrived}`)
  const stoodAtMs = await phone.evaluate<number>('performance.now()')
  await wait(SETTLES_MS + (until === 'arrival' ? 0 : LATER_MS))
  await observeNoMore()
  const seen = await phone.evaluate<Observed>('__seen')
  const files = await phone.evaluate<LoadedFile[]>(FILES)
  const untilMs = until === 'arrival' ? stoodAtMs : seen.lcp
  const settledAtMs = stoodAtMs + SETTLES_MS
  const blocked = (some: Observed['tasks']) => some.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
  const tasks = seen.tasks.filter(({ at }) => at >= seen.fcp)
  const untilItStood = files.filter(({ askedAtMs }) => askedAtMs < untilMs)
  // Fonts for the arrived content may be requested a moment later.
  const counted = until === 'arrival' ? files : untilItStood
  const kB = (some: typeof files, ending: RegExp) =>
    some.reduce((sum, { path, bytes }) => sum + (ending.test(path) ? bytes : 0), 0) / 1_000
  return {
    firstPaintMs: seen.fcp,
    largestPaintMs: seen.lcp,
    layoutShift: seen.cls,
    longestTaskMs: Math.max(0, ...seen.tasks.map(({ ms }) => ms)),
    blockedMs: blocked(tasks.filter(({ at }) => at < settledAtMs)),
    blockedLaterMs: blocked(tasks.filter(({ at }) => at >= settledAtMs)),
    scriptKb: kB(untilItStood, /\.js$/),
    totalKb: kB(untilItStood, /./),
    fontKb: kB(counted, FONT),
    laterFontKb: kB(files, FONT) - kB(counted, FONT),
    requests: untilItStood.filter(({ isDocument, isKept }) => !isDocument && !isKept).length,
    kept: untilItStood.filter(({ isDocument, isKept }) => !isDocument && isKept).length,
  }
}

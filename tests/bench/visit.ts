import type { Page } from '@playwright/test'
import type { Phone } from './phone.ts'

/** How a screen came to be seen. */
export interface Load {
  firstPaintMs: number
  largestPaintMs: number
  layoutShift: number
  longestTaskMs: number
  /** What tasks took beyond 50 ms each, from the first paint on. */
  blockedMs: number
  /** Asked for until then, as are the requests and all bytes; toasts and the socket come afterwards. */
  scriptKb: number
  totalKb: number
  fontKb: number
  requests: number
}

interface Observed {
  fcp: number
  lcp: number
  cls: number
  tasks: { at: number; ms: number }[]
}

/** One visit. `arrived` waits for what makes the screen complete; what is counted `until` then, or until its largest paint. Bytes are those of the bodies as sent; cached ones count nothing. */
export async function visit(
  { page }: Phone,
  url: string,
  arrived: (page: Page) => Promise<void>,
  until: 'arrival' | 'largest paint' = 'arrival',
): Promise<Load> {
  await page.addInitScript(() => {
    const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
    Object.assign(globalThis, { __seen: seen })
    type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean }
    const watch = (type: string, take: (entry: Entry) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) take(entry)
      }).observe({ type, buffered: true })
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
    })
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime
    })
    watch('layout-shift', (entry) => {
      if (!entry.hadRecentInput) seen.cls += entry.value ?? 0
    })
    watch('longtask', (entry) => {
      seen.tasks.push({ at: entry.startTime, ms: entry.duration })
    })
  })
  await page.goto(url)
  await arrived(page)
  const stoodAtMs = await page.evaluate(() => performance.now())
  await page.waitForTimeout(1_500)
  const { seen, files } = await page.evaluate(() => ({
    seen: (globalThis as unknown as { __seen: Observed }).__seen,
    files: (
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[]
    ).map((file) => ({
      path: new URL(file.name).pathname,
      bytes: file.transferSize === 0 ? 0 : file.encodedBodySize,
      isDocument: file.entryType === 'navigation',
      askedAtMs: file.startTime,
    })),
  }))
  const untilMs = until === 'arrival' ? stoodAtMs : seen.lcp
  const untilItStood = files.filter(({ askedAtMs }) => askedAtMs < untilMs)
  const kB = (some: typeof files, ending: RegExp) =>
    some.reduce((sum, { path, bytes }) => sum + (ending.test(path) ? bytes : 0), 0) / 1_000
  return {
    firstPaintMs: seen.fcp,
    largestPaintMs: seen.lcp,
    layoutShift: seen.cls,
    longestTaskMs: Math.max(0, ...seen.tasks.map(({ ms }) => ms)),
    blockedMs: seen.tasks.reduce((sum, { at, ms }) => sum + (at < seen.fcp ? 0 : Math.max(0, ms - 50)), 0),
    scriptKb: kB(untilItStood, /\.js$/),
    totalKb: kB(untilItStood, /./),
    fontKb: kB(files, /\.woff2$/),
    requests: untilItStood.filter(({ isDocument }) => !isDocument).length,
  }
}

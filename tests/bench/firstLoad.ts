/**
 * The first load of /login on a phone: CPU 4× slower, slow 4G, nothing cached (performance guide C1, C4 to C6, C8 to C10).
 * Bytes are what crossed the wire; times are medians over `RUNS` fresh phones.
 */
import type { Browser } from '@playwright/test'
import { aPhone, launch } from './phone.ts'
import { serveApp } from './servedApp.ts'
import { printFigures } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)

interface Load {
  firstPaintMs: number
  largestPaintMs: number
  layoutShift: number
  blockedMs: number
  longestTaskMs: number
  scriptKb: number
  fontKb: number
  requests: number
}

interface Observed {
  fcp: number
  lcp: number
  cls: number
  tasks: number[]
}

async function load(browser: Browser, url: string): Promise<Load> {
  const phone = await aPhone(browser, { cpuSlowdown: 4, slow4g: true })
  const types = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let requests = 0
  phone.cdp.on('Network.responseReceived', (event) => types.set(event.requestId, event.type))
  phone.cdp.on('Network.loadingFinished', (event) => {
    const type = types.get(event.requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + event.encodedDataLength
    requests += 1
  })
  await phone.page.addInitScript(() => {
    const seen: Observed = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
    Object.assign(globalThis, { __seen: seen })
    const watch = (
      type: string,
      take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) =>
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
      seen.tasks.push(entry.duration)
    })
  })
  await phone.page.goto(url, { waitUntil: 'networkidle' })
  await phone.page.getByRole('button', { name: 'LOG IN' }).waitFor()
  const seen = await phone.page.evaluate(() => (globalThis as unknown as { __seen: Observed }).__seen)
  await phone.context.close()
  return {
    firstPaintMs: seen.fcp,
    largestPaintMs: seen.lcp,
    layoutShift: seen.cls,
    blockedMs: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    longestTaskMs: Math.max(0, ...seen.tasks),
    scriptKb: (bytes.Script ?? 0) / 1000,
    fontKb: (bytes.Font ?? 0) / 1000,
    requests,
  }
}

const app = await serveApp({ SAMPLE_DATA: 'false' })
const browser = await launch()
const loads: Load[] = []
for (let run = 0; run < RUNS; run += 1) loads.push(await load(browser, `${app.origin}/login`))
await browser.close()
await app.stop()

const of = (key: keyof Load) => loads.map((one) => one[key])
printFigures('First load of /login, CPU 4× slower, slow 4G, empty cache', [
  {
    id: 'C1',
    what: 'script over the wire (brotli)',
    runs: of('scriptKb'),
    unit: 'kB',
    must: '≤ 140',
    keeps: (m) => m <= 140,
  },
  {
    id: 'C5',
    what: 'first contentful paint',
    runs: of('firstPaintMs'),
    unit: 'ms',
    must: '≤ 1200',
    keeps: (m) => m <= 1200,
  },
  {
    id: 'C6',
    what: 'largest contentful paint',
    runs: of('largestPaintMs'),
    unit: 'ms',
    must: '≤ 2400',
    keeps: (m) => m <= 2400,
  },
  {
    id: 'C8',
    what: 'total blocking time',
    runs: of('blockedMs'),
    unit: 'ms',
    must: '≤ 100',
    keeps: (m) => m <= 100,
  },
  {
    id: 'C8',
    what: 'longest task',
    runs: of('longestTaskMs'),
    unit: 'ms',
    must: '≤ 200',
    keeps: (m) => m <= 200,
  },
  {
    id: 'C9',
    what: 'cumulative layout shift',
    runs: of('layoutShift'),
    unit: '',
    must: '≤ 0.01',
    keeps: (m) => m <= 0.01,
  },
  {
    id: 'C10',
    what: 'fonts over the wire',
    runs: of('fontKb'),
    unit: 'kB',
    must: '≤ 60',
    keeps: (m) => m <= 60,
  },
  { id: 'C11', what: 'requests', runs: of('requests'), unit: '', must: '≤ 16', keeps: (m) => m <= 16 },
])

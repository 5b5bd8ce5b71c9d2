/**
 * The home screen on a phone: CPU 4× slower, slow 4G, on the sample data (docs/performance.md "Budgets": C2,
 * C7 to C11). Cold: nothing cached, counting requests up to the largest paint. Warm: opened again on the same
 * phone, once the service worker has kept the app's files. Then the carousel, CPU 4× slower: the longest
 * frame of each of its moves.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { aPhone, launch, type Phone, signIn, stands } from './phone.ts'
import { aDataDir, serveApp } from './servedApp.ts'
import { type Figure, printFigures } from './table.ts'
import { launchUnwatched } from './unwatched.ts'
import { type Load, visit } from './visit.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const MOVES = 15
/** Lower on a machine that is slow itself: 4 is meant for one whose fixed loop takes 33 ms. */
const CPU_SLOWDOWN = Number(process.env.BENCH_CPU_SLOWDOWN ?? 4)

const NEXT_BAND = '[aria-label="다음 밴드"]'
const BANDS_STAND = `document.querySelector('${NEXT_BAND}') !== null`

/** Frame times of one move in ms, from the tap until the next card is shown. */
function framesOfAMove(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const look = (at: number) => {
          times.push(at)
          if (at - (times[0] as number) < 600) requestAnimationFrame(look)
          else resolve(times.slice(1).map((time, index) => time - (times[index] as number)))
        }
        requestAnimationFrame((at) => {
          look(at)
          document.querySelector<HTMLElement>('[aria-label="다음 밴드"]')!.click()
        })
      }),
  )
}

async function moves(phone: Phone, origin: string): Promise<{ longest: number; perSecond: number }> {
  const { page } = phone
  await page.goto(origin)
  await stands(phone, NEXT_BAND)
  await page.waitForTimeout(4_000)
  const frames: number[] = []
  for (let move = 0; move < MOVES; move += 1) {
    frames.push(...(await framesOfAMove(page)))
    await page.waitForTimeout(150)
  }
  return {
    longest: Math.max(...frames),
    perSecond: (frames.length * 1_000) / frames.reduce((sum, ms) => sum + ms, 0),
  }
}

const app = await serveApp({ SAMPLE_DATA: 'true' }, await aDataDir())
const [logIn] = JSON.parse(await readFile(join(app.dataDir, 'sample-log-ins.json'), 'utf8')) as {
  email: string
  password: string
}[]
if (!logIn) throw new Error('the sample data has no log-in')
const cold: Load[] = []
const warm: Load[] = []
const moved: { longest: number; perSecond: number }[] = []
const unwatched = await launchUnwatched()
for (let run = 0; run < RUNS; run += 1) {
  const phone = await unwatched.newPhone({ cpuSlowdown: CPU_SLOWDOWN })
  await phone.signIn(app.origin, logIn.email, logIn.password)
  cold.push(await visit(phone, `${app.origin}/`, BANDS_STAND, 'largest paint'))
  // the second visit starts from the device
  await phone.until('navigator.serviceWorker.controller !== null')
  warm.push(await visit(phone, `${app.origin}/`, BANDS_STAND, 'largest paint'))
  await phone.close()
}
await unwatched.close()
const browser = await launch()
for (let run = 0; run < RUNS; run += 1) {
  const phone = await aPhone(browser, { cpuSlowdown: CPU_SLOWDOWN })
  await signIn(phone.page, app.origin, logIn.email, logIn.password)
  moved.push(await moves(phone, `${app.origin}/`))
  await phone.context.close()
}
await browser.close()
await app.stop()

interface Row {
  id: string
  what: string
  key: keyof Load
  unit: string
  /** Absent: no budget is set. */
  most?: number
  /** Where a second visit has a budget of its own. */
  mostWarm?: number
}
const ROWS: Row[] = [
  { id: 'C2', what: 'script, brotli', key: 'scriptKb', unit: 'kB', most: 180 },
  { id: 'C5', what: 'first contentful paint', key: 'firstPaintMs', unit: 'ms', most: 1_200, mostWarm: 500 },
  {
    id: 'C7',
    what: 'largest contentful paint',
    key: 'largestPaintMs',
    unit: 'ms',
    most: 3_200,
    mostWarm: 1_000,
  },
  { id: 'C8', what: 'total blocking time', key: 'blockedMs', unit: 'ms', most: 100 },
  { id: 'C8', what: 'longest task', key: 'longestTaskMs', unit: 'ms', most: 200 },
  { id: 'C9', what: 'cumulative layout shift', key: 'layoutShift', unit: '', most: 0.01 },
  { id: '', what: 'blocked in the 5 s after that', key: 'blockedLaterMs', unit: 'ms' },
  { id: 'C10', what: 'fonts', key: 'fontKb', unit: 'kB', most: 60 },
  { id: '', what: "fonts afterwards, for bands' own words", key: 'laterFontKb', unit: 'kB' },
  { id: 'C11', what: 'requests that travel', key: 'requests', unit: '', most: 16 },
  { id: '', what: 'files from the cache', key: 'kept', unit: '' },
  { id: 'C11', what: 'all bytes', key: 'totalKb', unit: 'kB', most: 330 },
]
const figures = (when: 'cold' | 'warm', loads: readonly Load[]): Figure[] =>
  ROWS.map(({ id, what, key, unit, most, mostWarm = most }) => {
    const budget = when === 'warm' ? mostWarm : most
    return {
      id,
      what: `${when}: ${what}`,
      runs: loads.map((load) => load[key]),
      unit,
      must: budget === undefined ? '–' : `≤ ${budget}`,
      keeps: (median) => budget === undefined || median <= budget,
    }
  })
printFigures(`Home, CPU ${CPU_SLOWDOWN}× slower, slow 4G`, [
  ...figures('cold', cold),
  ...figures('warm', warm),
  {
    id: '',
    what: `carousel: longest frame of ${MOVES} moves`,
    runs: moved.map(({ longest }) => longest),
    unit: 'ms',
    must: '≤ 50',
    // three frames of a screen with 60 a second; the clock adds a tenth
    keeps: (ms) => Math.round(ms) <= 50,
  },
  {
    id: '',
    what: 'carousel: frames a second',
    runs: moved.map(({ perSecond }) => perSecond),
    unit: '',
    must: '≥ 55',
    keeps: (fps) => fps >= 55,
  },
])

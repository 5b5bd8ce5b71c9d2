/**
 * The chat screen on a phone with a CPU 4× slower (performance guide H1 to H9), in private rooms of 20, 1,000, 5,000 and
 * 100,000 messages. Times are medians over `RUNS`; counts and movements are exact.
 */
import type { Browser, Page } from '@playwright/test'
import { BENCH_PASSWORD, type BigRoom, fillBigRooms, READER } from './bigRooms.ts'
import { PrivateSender } from './privateSender.ts'
import { aPhone, launch, type Phone, signIn } from './phone.ts'
import { aDataDir, serveApp, type ServedApp } from './servedApp.ts'
import { type Figure, median, printFigures, quantile } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const LENGTHS = [20, 1_000, 5_000, 100_000]
const SCROLL_BACK = 10_000

async function signedIn(browser: Browser, app: ServedApp, cpuSlowdown: number): Promise<Phone> {
  const phone = await aPhone(browser, { cpuSlowdown })
  await signIn(phone.page, app.origin, READER.email)
  return phone
}

const log = (page: Page) => page.getByRole('log')

/** From the tap on the row to the frame after the newest message stands in the page, in ms. */
async function openFromList(phone: Phone, app: ServedApp, room: BigRoom): Promise<number> {
  const { page } = phone
  await page.goto(`${app.origin}/home/private-chat`)
  await page
    .getByRole('link', { name: new RegExp(room.sender.nickname) })
    .first()
    .waitFor()
  await page.waitForTimeout(500)
  return page.evaluate(
    ({ name, last }) =>
      new Promise<number>((resolve) => {
        const row = [...document.querySelectorAll('a')].find((a) => a.textContent?.startsWith(name))
        if (!row) throw new Error(`no row ${name}`)
        const since = performance.now()
        const look = () => {
          if (document.querySelector('[role=log]')?.textContent?.includes(last))
            requestAnimationFrame(() => resolve(performance.now() - since))
          else requestAnimationFrame(look)
        }
        row.click()
        look()
      }),
    { name: room.sender.nickname, last: `${room.messages}번째 이야기` },
  )
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('body *').length)

async function heapMb({ cdp }: Phone): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

/** Scrolls to the top again and again until `count` older messages have come; answers how far the reader's line moved at worst, in px. */
async function scrollBack({ page }: Phone, room: BigRoom, count: number): Promise<number> {
  const target = room.messages - count
  return page.evaluate(
    async ({ target: wanted }) => {
      const box = document.querySelector('[role=log]') as HTMLElement
      const numberOf = (node: Element) => Number(/(\d+)번째/.exec(node.textContent ?? '')?.[1] ?? Number.NaN)
      // past the frame: what happens between script and paint has happened
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = resolve
            port2.postMessage(null)
          })
        })
      // the words themselves: the name above the first of a run goes when an older message of the same person comes
      const edge = (message: Element) => message.querySelector('.bubble')!.getBoundingClientRect().bottom
      const shown = () =>
        [...box.querySelectorAll('.message')].filter((node) => !Number.isNaN(numberOf(node)))
      let worst = 0
      let still = 0
      while (still < 400) {
        const oldest = Math.min(...shown().map(numberOf))
        if (oldest <= wanted) return worst
        const before = box.scrollTop
        if (before > 0) {
          box.scrollTop = Math.max(0, before - 3_000)
          await frame()
          still = 0
          continue
        }
        // At the very top: hold a line and watch what the next page does to it.
        const anchor = shown().find(
          (node) => node.getBoundingClientRect().top >= box.getBoundingClientRect().top,
        )
        const key = anchor ? numberOf(anchor) : Number.NaN
        const top = anchor ? edge(anchor) : 0
        await frame()
        await frame()
        const again = shown().find((node) => numberOf(node) === key)
        if (again && box.scrollTop !== before) worst = Math.max(worst, Math.abs(edge(again) - top))
        still += 1
      }
      throw new Error(`no older messages came; the oldest is ${Math.min(...shown().map(numberOf))}`)
    },
    { target },
  )
}

interface Fling {
  fps: number
  slowFrames: number
  blankPercent: number
}

/** Three seconds of flings up and down; a frame is blank when no row stands in the middle of the list. */
async function fling(phone: Phone): Promise<Fling> {
  const { page, cdp } = phone
  const watching = page.evaluate(
    () =>
      new Promise<Fling>((resolve) => {
        const times: number[] = []
        let blank = 0
        const box = document.querySelector('[role=log]') as HTMLElement
        const area = box.getBoundingClientRect()
        const look = (at: number) => {
          times.push(at)
          const rows = [0.2, 0.5, 0.8].map((share) =>
            document.elementFromPoint(area.left + area.width / 2, area.top + area.height * share),
          )
          if (rows.every((node) => node === box || node === box.firstElementChild)) blank += 1
          if (at - (times[0] as number) < 3_000) requestAnimationFrame(look)
          else {
            const gaps = times.slice(1).map((time, i) => time - (times[i] as number))
            resolve({
              fps: (gaps.length / (at - (times[0] as number))) * 1_000,
              slowFrames: gaps.filter((gap) => gap > 50).length,
              blankPercent: (blank / times.length) * 100,
            })
          }
        }
        requestAnimationFrame(look)
      }),
  )
  const gesture = (yDistance: number) =>
    cdp.send('Input.synthesizeScrollGesture', {
      x: 196,
      y: 400,
      yDistance,
      speed: 4_000,
      gestureSourceType: 'touch',
      preventFling: false,
    })
  await gesture(3_500)
  await gesture(-2_000)
  await gesture(3_500)
  return watching
}

/** Key to frame while five messages a second arrive, in ms, one value a key. */
async function typing({ page }: Phone, sender: PrivateSender): Promise<number[]> {
  await page.evaluate(() => {
    const delays: number[] = []
    Object.assign(globalThis, { __keys: delays })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => delays.push(performance.now() - timeStamp)
          port2.postMessage(null)
        })
      },
      true,
    )
  })
  const stop = sender.every(200)
  await page.getByRole('textbox').click()
  for (let i = 0; i < 60; i += 1) await page.keyboard.type('a', { delay: 45 })
  stop()
  return page.evaluate(() => (globalThis as unknown as { __keys: number[] }).__keys)
}

interface Arrivals {
  /** From the socket's message event to the frame after its row stands in the page, ms. */
  delays: number[]
  /** Main-thread work a message, ms. */
  cost: number
  restCalls: number
}

async function arrivals(phone: Phone, sender: PrivateSender, count: number): Promise<Arrivals> {
  const { page, cdp } = phone
  let restCalls = 0
  const counting = () => {
    restCalls += 1
  }
  page.on('request', counting)
  await cdp.send('Performance.enable')
  const busy = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  await page.evaluate(() => {
    const seen = { delays: [] as number[] }
    Object.assign(globalThis, { __arrivals: seen })
    const arrived = (globalThis as unknown as { __frames: Map<string, number> }).__frames
    new MutationObserver(() => {
      for (const [text, at] of arrived) {
        if (!document.querySelector('[role=log]')?.textContent?.includes(text)) continue
        arrived.delete(text)
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => seen.delays.push(performance.now() - at)
          port2.postMessage(null)
        })
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  const idleFrom = await busy()
  await page.waitForTimeout(3_000)
  const idleASecond = ((await busy()) - idleFrom) / 3
  const workFrom = await busy()
  const since = Date.now()
  for (let i = 0; i < count; i += 1) {
    sender.send()
    await page.waitForTimeout(150)
  }
  await page.waitForTimeout(300)
  const spent = (await busy()) - workFrom - idleASecond * ((Date.now() - since) / 1_000)
  page.off('request', counting)
  const delays = await page.evaluate(
    () => (globalThis as unknown as { __arrivals: { delays: number[] } }).__arrivals.delays,
  )
  return { delays, cost: (spent * 1_000) / count, restCalls }
}

/** Notes when each text reached the page, before any other listener. */
async function watchSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames = new Map<string, number>()
    Object.assign(globalThis, { __frames: frames })
    const Native = WebSocket
    globalThis.WebSocket = class extends Native {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        this.addEventListener('message', ({ data }) => {
          const text = /live-\d+/.exec(String(data))?.[0]
          if (text) frames.set(text, performance.now())
        })
      }
    }
  })
}

const step = (what: string) => process.stderr.write(`  ${what}\n`)

const dataDir = await aDataDir()
const rooms = await fillBigRooms(dataDir, LENGTHS)
const app = await serveApp({}, dataDir)
const browser = await launch()
const figures: Figure[] = []

const opened = new Map<number, number[]>()
for (const room of rooms) {
  const times: number[] = []
  step(`opening the room of ${room.messages}`)
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await signedIn(browser, app, 4)
    times.push(await openFromList(phone, app, room))
    await phone.context.close()
  }
  opened.set(room.messages, times)
  figures.push({
    id: 'H1',
    what: `newest page of ${room.messages}`,
    runs: times,
    unit: 'ms',
    must: '≤ 400',
    keeps: (m) => m <= 400,
  })
}
const small = median(opened.get(1_000) ?? [])
figures.push({
  id: 'H1',
  what: '100,000 against 1,000',
  runs: (opened.get(100_000) ?? []).map((time) => time / small),
  unit: '×',
  must: '≤ 1.1',
  keeps: (m) => m <= 1.1,
})

for (const room of rooms) {
  const phone = await signedIn(browser, app, 4)
  const { page } = phone
  await watchSockets(page)
  await page.goto(`${app.origin}/home/private-chat`)
  await page
    .getByRole('link', { name: new RegExp(room.sender.nickname) })
    .first()
    .waitFor()
  const before = await heapMb(phone)
  await page
    .getByRole('link', { name: new RegExp(room.sender.nickname) })
    .first()
    .click()
  await log(page).getByText(`${room.messages}번째 이야기`).waitFor()
  await page.waitForTimeout(2_000)
  const name = `room of ${room.messages}`
  figures.push({
    id: 'H2',
    what: `elements, ${name}`,
    runs: [await elements(page)],
    unit: '',
    must: '≤ 400',
    keeps: (m) => m <= 400,
  })
  figures.push({
    id: 'H3',
    what: `heap growth on opening, ${name}`,
    runs: [(await heapMb(phone)) - before],
    unit: 'MiB',
    must: '≤ 3',
    keeps: (m) => m <= 3,
  })

  step(`talking in the room of ${room.messages}`)
  const sender = await PrivateSender.connect(app.origin, room, BENCH_PASSWORD)
  const live = await arrivals(phone, sender, 20)
  figures.push({
    id: 'H6',
    what: `live message to frame p95, ${name}`,
    runs: [quantile(live.delays, 0.95)],
    unit: 'ms',
    must: '≤ 80',
    keeps: (m) => m <= 80,
  })
  figures.push({
    id: 'H7',
    what: `main thread a message, ${name}`,
    runs: [live.cost],
    unit: 'ms',
    must: '≤ 30',
    keeps: (m) => m <= 30,
  })
  figures.push({
    id: 'H8',
    what: `REST calls for 20 messages, ${name}`,
    runs: [live.restCalls],
    unit: '',
    must: '0',
    keeps: (m) => m === 0,
  })
  const keys = await typing(phone, sender)
  figures.push({
    id: 'H5',
    what: `key to frame p95, ${name}`,
    runs: [quantile(keys, 0.95)],
    unit: 'ms',
    must: '≤ 40',
    keeps: (m) => m <= 40,
  })
  await sender.close()

  if (room.messages >= 1_000) {
    step('flinging')
    const flung = await fling(phone)
    figures.push({
      id: 'H4',
      what: `fling, frames a second, ${name}`,
      runs: [flung.fps],
      unit: 'fps',
      must: '≥ 55',
      keeps: (m) => m >= 55,
    })
    figures.push({
      id: 'H4',
      what: `fling, frames over 50 ms, ${name}`,
      runs: [flung.slowFrames],
      unit: '',
      must: '≤ 2',
      keeps: (m) => m <= 2,
    })
    figures.push({
      id: 'H4',
      what: `fling, blank frames, ${name}`,
      runs: [flung.blankPercent],
      unit: '%',
      must: '≤ 2',
      keeps: (m) => m <= 2,
    })
  }
  if (room.messages > SCROLL_BACK) {
    await phone.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    step('scrolling back')
    const moved = await scrollBack(phone, room, SCROLL_BACK)
    figures.push({
      id: 'H2',
      what: 'elements after 10,000 back',
      runs: [await elements(page)],
      unit: '',
      must: '≤ 400',
      keeps: (m) => m <= 400,
    })
    figures.push({
      id: 'H3',
      what: 'heap growth after 10,000 back',
      runs: [(await heapMb(phone)) - before],
      unit: 'MiB',
      must: '≤ 12',
      keeps: (m) => m <= 12,
    })
    figures.push({
      id: 'H9',
      what: 'anchor movement on prepend',
      runs: [moved],
      unit: 'px',
      must: '≤ 1',
      keeps: (m) => m <= 1,
    })
  }
  await phone.context.close()
}
await browser.close()
await app.stop()
printFigures('Chat screen, CPU 4× slower', figures)

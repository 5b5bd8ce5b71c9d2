/** Drives a conversation in the page and measures what is visible, for the benches of the chat screen. */
import { setTimeout as wait } from 'node:timers/promises'
import { type BigRoom, READER } from './bigRooms.ts'
import { sendSome } from './messageCost.ts'
import type { PrivateSender } from './privateSender.ts'
import type { ServedApp } from './servedApp.ts'
import type { UnwatchedBrowser, UnwatchedPhone } from './unwatched.ts'

/** The reader's phone, signed in, on a fast network. */
export async function signedIn(browser: UnwatchedBrowser, app: ServedApp): Promise<UnwatchedPhone> {
  const phone = await browser.newPhone({ cpuSlowdown: 4, network: null })
  await phone.signIn(app.origin, READER.email)
  return phone
}

/** An expression for the row of a room in the list. */
export const rowOf = (room: BigRoom) =>
  `[...document.querySelectorAll('a[href*="roomId="]')].find((row) => row.textContent.includes(${JSON.stringify(room.sender.nickname)}))`
/** An expression that is true while the conversation shows the newest message of the room. */
export const newestShown = (room: BigRoom) =>
  `document.querySelector('[role=log]')?.textContent?.includes('${room.messages}번째 이야기') === true`

export async function openList(phone: UnwatchedPhone, app: ServedApp, room: BigRoom): Promise<void> {
  await phone.open(`${app.origin}/home/private-chat`)
  await phone.until(`${rowOf(room)} !== undefined`)
}

/** Milliseconds from running the statements `act` to the frame after the expression `there` becomes true. */
export function timeOf(phone: UnwatchedPhone, act: string, there: string): Promise<number> {
  return phone.evaluate(`new Promise((resolve) => {
    const since = performance.now()
    const look = () => {
      if (${there}) requestAnimationFrame(() => resolve(performance.now() - since))
      else requestAnimationFrame(look)
    }
    ${act}
    look()
  })`)
}

/** Milliseconds from the tap on the row to the frame after the newest message is in the page. */
export async function openFromList(phone: UnwatchedPhone, app: ServedApp, room: BigRoom): Promise<number> {
  await openList(phone, app, room)
  await wait(500)
  return timeOf(phone, `${rowOf(room)}.click()`, newestShown(room))
}

export const elements = (phone: UnwatchedPhone) =>
  phone.evaluate<number>(`document.querySelectorAll('body *').length`)

export async function heapMb({ tell }: UnwatchedPhone): Promise<number> {
  await tell('HeapProfiler.enable')
  await tell('HeapProfiler.collectGarbage')
  await tell('HeapProfiler.disable')
  const { usedSize } = await tell('Runtime.getHeapUsage')
  return Number(usedSize) / 2 ** 20
}

/** The fastest fling moves this far per frame. On slow 4G it reaches the top before the page arrives. */
export const READING = { px: 300, latencyMs: 562.5 }
/** Dragging the scrollbar: skips rows, and the page may arrive before visible rows are measured. */
export const DRAGGING = { px: 3_000, latencyMs: 0 }

/**
 * Scrolls to the top repeatedly, `px` a frame, until `count` older messages have been added. Returns the
 * largest distance in px that the reader's line moved.
 */
export async function scrollBack(phone: UnwatchedPhone, count: number, how: typeof READING): Promise<number> {
  await phone.tell('Network.enable')
  await phone.tell('Network.emulateNetworkConditions', {
    offline: false,
    latency: how.latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return phone.evaluate(
    async ({ wanted, px }) => {
      const box = document.querySelector('[role=log]') as HTMLElement
      const numberOf = (node: Element) => Number(/(\d+)번째/.exec(node.textContent ?? '')?.[1] ?? Number.NaN)
      const frame = () => new Promise(requestAnimationFrame)
      // The position in the last painted frame. Between frames an element reports others, never shown.
      const painted = (element: Element) =>
        new Promise<DOMRectReadOnly>((resolve) => {
          const watch = new IntersectionObserver((entries) => {
            watch.disconnect()
            resolve((entries[0] as IntersectionObserverEntry).boundingClientRect)
          })
          watch.observe(element)
        })
      // Measures the text, because the name above the first message of a run disappears when an older message
      // of the same person is added.
      const edgeOf = async (message: Element) => (await painted(message.querySelector('.bubble')!)).bottom
      const shown = () =>
        [...box.querySelectorAll('.message')].filter((node) => !Number.isNaN(numberOf(node)))
      const oldestShown = () => Math.min(...shown().map(numberOf))
      const goal = oldestShown() - wanted
      let worst = 0
      let held = 0
      let still = 0
      while (still < 400) {
        if (oldestShown() <= goal && held > 0) return worst
        const before = box.scrollTop
        if (before > 0) {
          box.scrollTop = Math.max(0, before - px)
          await frame()
          still = 0
          continue
        }
        // At the top: pick a message as anchor and measure how far the next page moves it.
        const anchor = shown().find(
          (node) => node.getBoundingClientRect().top >= box.getBoundingClientRect().top,
        )
        const key = anchor ? numberOf(anchor) : Number.NaN
        const edge = anchor ? await edgeOf(anchor) : 0
        await frame()
        await frame()
        const again = shown().find((node) => numberOf(node) === key)
        const now = again && box.scrollTop !== before ? await edgeOf(again) : 0
        // 0: the element was re-rendered between two frames.
        if (edge !== 0 && now !== 0) {
          held += 1
          worst = Math.max(worst, Math.abs(now - edge))
        }
        still += 1
      }
      throw new Error(`no older messages came, ${held} pages did; the oldest is ${oldestShown()}`)
    },
    { wanted: count, px: how.px },
  )
}

export interface Smoothness {
  fps: number
  slowFrames: number
  blankPercent: number
}

/** Swipes px up or down the screen and lifts the finger at full speed. */
async function swipe({ tell }: UnwatchedPhone, px: number): Promise<void> {
  const from = px > 0 ? 250 : 650
  const moves = 6
  const finger = (y: number) => ({ touchPoints: [{ x: 196, y }] })
  await tell('Input.dispatchTouchEvent', { type: 'touchStart', ...finger(from) })
  for (let i = 1; i <= moves; i += 1)
    await tell('Input.dispatchTouchEvent', { type: 'touchMove', ...finger(from + (px * i) / moves) })
  await tell('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await wait(250)
}

/** The frames of three seconds while the list is scrolled. */
function countFrames(phone: UnwatchedPhone): Promise<Omit<Smoothness, 'blankPercent'>> {
  return phone.evaluate(
    () =>
      new Promise<Omit<Smoothness, 'blankPercent'>>((resolve, reject) => {
        const times: number[] = []
        let moved = 0
        const box = document.querySelector('[role=log]') as HTMLElement
        const count = () => (moved += 1)
        box.addEventListener('scroll', count)
        const look = (at: number) => {
          times.push(at)
          if (at - (times[0] as number) < 3_000) return requestAnimationFrame(look)
          box.removeEventListener('scroll', count)
          if (moved < 10) return reject(new Error(`the list moved in ${moved} frames only`))
          const gaps = times.slice(1).map((time, i) => time - (times[i] as number))
          resolve({
            fps: (gaps.length / (at - (times[0] as number))) * 1_000,
            slowFrames: gaps.filter((gap) => gap > 50).length,
          })
        }
        requestAnimationFrame(look)
      }),
    null,
  )
}

/** Of the frames of three seconds those in which three places of the list have no row, in percent. */
function lookForBlank(phone: UnwatchedPhone): Promise<number> {
  return phone.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const box = document.querySelector('[role=log]') as HTMLElement
        const area = box.getBoundingClientRect()
        const places = [0.2, 0.5, 0.8].map((share) => area.top + area.height * share)
        let frames = 0
        let blank = 0
        let since: number | undefined
        const look = (at: number) => {
          since ??= at
          frames += 1
          // Uses the rows' rectangles: a scrolling list ignores pointer events, so hit testing finds none.
          const rows = [...box.querySelectorAll(':scope > * > *')].map((row) => row.getBoundingClientRect())
          if (!places.some((y) => rows.some((row) => row.top <= y && y <= row.bottom))) blank += 1
          if (at - since < 3_000) requestAnimationFrame(look)
          else resolve((blank / frames) * 100)
        }
        requestAnimationFrame(look)
      }),
    null,
  )
}

/** Makes a gesture twice: whoever looks for blank frames costs a few frames a second. */
export async function smoothnessOf(
  phone: UnwatchedPhone,
  gesture: (phone: UnwatchedPhone) => Promise<void>,
): Promise<Smoothness> {
  const counting = countFrames(phone)
  await gesture(phone)
  const frames = await counting
  const looking = lookForBlank(phone)
  await gesture(phone)
  return { ...frames, blankPercent: await looking }
}

/** Flings up and down. */
export async function fling(phone: UnwatchedPhone): Promise<void> {
  for (const px of [400, 400, 400, -400, -400, 400, 400]) await swipe(phone, px)
}

/** Turns a mouse wheel for three seconds: 9,000 px back through the conversation. */
export async function wheel(phone: UnwatchedPhone): Promise<void> {
  await phone.tell('Input.synthesizeScrollGesture', {
    x: 196,
    y: 430,
    yDistance: 9_000,
    speed: 3_000,
    gestureSourceType: 'mouse',
  })
}

/** Milliseconds from key to frame while five messages a second arrive, one value per key. */
export async function typing(phone: UnwatchedPhone, sender: PrivateSender): Promise<number[]> {
  await phone.evaluate(() => {
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
  }, null)
  const stop = sender.every(200)
  await phone.tap(`document.querySelector('textarea')`)
  for (let i = 0; i < 60; i += 1) {
    await phone.tell('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', code: 'KeyA', text: 'a' })
    await phone.tell('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a', code: 'KeyA' })
    await wait(45)
  }
  stop()
  const typed = await phone.evaluate<string>(`document.querySelector('textarea').value`)
  if (typed.length !== 60) throw new Error(`${typed.length} of 60 letters were typed`)
  return phone.evaluate<number[]>('__keys')
}

export interface Arrivals {
  /** Milliseconds from the socket's message event to the end of the frame that shows the row. */
  delays: number[]
  restCalls: number
}

export async function arrivals(
  phone: UnwatchedPhone,
  sender: PrivateSender,
  count: number,
): Promise<Arrivals> {
  // not the parts of the screen that are loaded ahead
  const requests = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).length`
  const before = await phone.evaluate<number>(requests)
  await phone.evaluate(() => {
    const watched = globalThis as unknown as Watched
    watched.__delays = []
    watched.__arrived = (text) => {
      const since = performance.now()
      // Requested before the app's own frame, so it runs in the same one; the message arrives at its end.
      const look = () =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            if (document.querySelector('[role=log]')?.textContent?.includes(text))
              watched.__delays.push(performance.now() - since)
            else look()
          }
          port2.postMessage(null)
        })
      look()
    }
  }, null)
  await sendSome(sender, count)
  const delays = await phone.evaluate(() => {
    const watched = globalThis as unknown as Watched
    watched.__arrived = () => {}
    return watched.__delays
  }, null)
  return { delays, restCalls: (await phone.evaluate<number>(requests)) - before }
}

interface Watched {
  /** Called with each text as its frame reaches the page. */
  __arrived?: (text: string) => void
  __delays: number[]
}

/** Records when each text reached the page, before any other listener. */
export async function watchSockets(phone: UnwatchedPhone): Promise<void> {
  await phone.beforeEachPage(`{
    const Native = WebSocket
    globalThis.WebSocket = class extends Native {
      constructor(url, protocols) {
        super(url, protocols)
        this.addEventListener('message', ({ data }) => {
          const text = /live-\\d+/.exec(String(data))?.[0]
          if (text) globalThis.__arrived?.(text)
        })
      }
    }
  }`)
}

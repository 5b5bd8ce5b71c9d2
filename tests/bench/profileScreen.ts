/**
 * Profiles on a phone: CPU 4× slower, slow 4G, nothing cached. Measured from the tap to the frame in which
 * the screen shows its main content, first without the screen's code in the cache and then with it; and the
 * size of an uploaded photo. Medians over `RUNS` fresh phones.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aPhone, launch, signIn, type Phone } from './phone.ts'
import { aDataDir, serveApp } from './servedApp.ts'
import { printFigures, type Figure } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
/** Sample members with complete profiles. */
const [ONE, ANOTHER] = [36, 37]
/** By then the app's background work after its first screen is done. */
const AT_HOME_MS = 4_000
/** The same after any other screen. */
const SETTLED_MS = 1_500
const PHOTO_BYTES = 4_000_000

/** The awaited content: this text in an element that matches the selector. */
interface Content {
  selector: string
  text: string
}
const NAME = { selector: 'h1', text: '' }
const SONGS = { selector: '[role=tabpanel] li', text: '' }

type Tap = { link: string } | { address: string }

/**
 * Milliseconds from the tap to the end of the frame that shows the content. `link`: taps the link to it.
 * `address`: pushes the history entry that a link would, for screens without a link here.
 */
function tapUntil(page: Page, tap: Tap, content: Content): Promise<number> {
  return page.evaluate(
    ({ tap, content }) =>
      new Promise<number>((resolve, reject) => {
        // The previous screen stays until the next one can be drawn.
        const left = new Set(document.querySelectorAll(content.selector))
        const isThere = () =>
          [...document.querySelectorAll(content.selector)].some(
            (element) =>
              !left.has(element) && element.textContent !== '' && element.textContent.includes(content.text),
          )
        const since = performance.now()
        const look = () => {
          if (performance.now() - since > 30_000) reject(new Error(`${content.selector} did not come`))
          else if (!isThere()) requestAnimationFrame(look)
          else {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - since)
            requestAnimationFrame(() => port2.postMessage(null))
          }
        }
        if ('link' in tap) document.querySelector<HTMLElement>(`a[href="${tap.link}"]`)!.click()
        else {
          history.pushState({ key: tap.address, idx: (history.state?.idx ?? 0) + 1 }, '', tap.address)
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
        }
        requestAnimationFrame(look)
      }),
    { tap, content },
  )
}

const times = new Map<string, number[]>()
const sizes = new Map<string, number[]>()
const note = (where: Map<string, number[]>, what: string, value: number) =>
  where.set(what, [...(where.get(what) ?? []), value])

/** Opens home and waits until its follow-up work is done. */
async function atHome(phone: Phone): Promise<Page> {
  const { page } = phone
  await page.goto(app.origin)
  await page.getByRole('link', { name: '마이' }).waitFor()
  await page.waitForTimeout(AT_HOME_MS)
  return page
}

async function visits(phone: Phone): Promise<void> {
  const page = await atHome(phone)
  const timed = async (what: string, tap: Tap, content: Content) => {
    note(times, what, await tapUntil(page, tap, content))
    await page.waitForTimeout(SETTLED_MS)
  }
  await timed('마이, first: name', { link: '/my' }, NAME)
  await page.getByRole('link', { name: '홈' }).tap()
  await page.waitForTimeout(SETTLED_MS)
  await timed('마이, again: name', { link: '/my' }, NAME)
  await timed('profile-detail, first: name', { address: `/profile-detail/${ONE}` }, NAME)
  await timed('아카이브 in it, first: name', { link: `/profile-other/${ONE}` }, NAME)
  await timed('profile-detail of another: name', { address: `/profile-detail/${ANOTHER}` }, NAME)
  await timed('아카이브 in it: songs', { link: `/profile-other/${ANOTHER}` }, SONGS)
}

async function straightToMusic(phone: Phone): Promise<void> {
  const page = await atHome(phone)
  const to = { address: `/profile-other/${ONE}` }
  note(times, 'profile-other, first: songs', await tapUntil(page, to, SONGS))
}

/** Noise, which compresses badly, in the size of a phone camera's photo. */
async function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const
  const photo = sharp({ create: { width: 4_032, height: 3_024, channels: 3, background: '#888', noise } })
  const sensor = await photo.raw().toBuffer({ resolveWithObject: true })
  for (let quality = 95; ; quality -= 5) {
    const jpeg = await sharp(sensor.data, { raw: sensor.info }).jpeg({ quality }).toBuffer()
    if (jpeg.length <= PHOTO_BYTES * 1.1 || quality === 5) return jpeg
  }
}

interface Watched {
  /** Bytes of the latest form sent with progress events. */
  __sent: number
}

async function upload(phone: Phone, photo: Buffer): Promise<void> {
  const { page } = phone
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData)
        void new Response(body).blob().then(({ size }) => Object.assign(globalThis, { __sent: size }))
      send.call(this, body as XMLHttpRequestBodyInit)
    }
  })
  await page.goto(`${app.origin}/my?edit=`)
  await page.getByRole('heading', { name: '소개글' }).waitFor()
  await page.getByRole('button', { name: '사진 바꾸기' }).tap()
  const [picker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '앨범에서 선택' }).tap(),
  ])
  await picker.setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: '이 사진 쓰기' }).tap()
  await page.getByRole('application').waitFor({ state: 'detached' })
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/profile'),
  )
  const since = performance.now()
  await page.getByRole('button', { name: '완료', exact: true }).tap()
  await answered
  note(times, 'a photo: done to saved', performance.now() - since)
  note(sizes, 'a photo: chosen', photo.length / 1_000)
  note(sizes, 'a photo: sent', (await page.evaluate(() => (globalThis as unknown as Watched).__sent)) / 1_000)
}

const app = await serveApp({ SAMPLE_DATA: 'true' }, await aDataDir())
const [logIn] = JSON.parse(await readFile(join(app.dataDir, 'sample-log-ins.json'), 'utf8')) as {
  email: string
  password: string
}[]
if (!logIn) throw new Error('the sample data has no log-in')
const browser = await launch()
const photo = await aPhoto()

for (let run = 0; run < RUNS; run += 1) {
  for (const what of [visits, straightToMusic, (phone: Phone) => upload(phone, photo)]) {
    const phone = await aPhone(browser, { cpuSlowdown: 4, slow4g: true })
    await signIn(phone.page, app.origin, logIn.email, logIn.password)
    await what(phone)
    await phone.context.close()
  }
}
await browser.close()
await app.stop()

/** These figures have no budget; the table says so. */
const figuresOf = (of: Map<string, number[]>, unit: string): Figure[] =>
  [...of].map(([what, runs]) => ({ id: '', what, runs, unit, must: '', keeps: () => true }))
printFigures('Profiles, CPU 4× slower, slow 4G', [...figuresOf(times, 'ms'), ...figuresOf(sizes, 'kB')])

/**
 * Searching and jumping into the past of a room on a phone with a CPU 4× slower, in rooms of 1,000, 10,000
 * and 100,000 messages with pictures and voice messages. Measured from the last letter typed to the first
 * match, and from the tap on a match or a day to the frame that shows it. Medians over `RUNS`.
 */
import { fillBigRooms } from './bigRooms.ts'
import { elements, log, signedIn } from './chatDriving.ts'
import { launch, type Phone, quietly } from './phone.ts'
import { aDataDir, serveApp } from './servedApp.ts'
import { type Figure, printFigures } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const LENGTHS = [1_000, 10_000, 100_000]

/** Milliseconds from running the statements `act` to the frame after the expression `there` becomes true. */
async function timeOf({ cdp }: Phone, act: string, there: string): Promise<number> {
  const expression = `new Promise((resolve) => {
    const since = performance.now()
    const look = () => {
      if (${there}) requestAnimationFrame(() => resolve(performance.now() - since))
      else requestAnimationFrame(look)
    }
    ${act}
    look()
  })`
  const { result } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })
  return Number(result.value)
}

const inPage = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
const click = (selector: string) => `${inPage(selector)}.click()`
const SHOWN = (text: string) =>
  `[...document.querySelectorAll('[role=log] .bubble')].some((each) => each.textContent.startsWith(${JSON.stringify(text)}))`

const IS_DAY = `(each) => (each.getAttribute('aria-label') ?? each.textContent).endsWith(', 날짜로 이동')`

/** Sets the whole text at once, as an input method does. */
const type = (text: string) => `{
  const field = ${inPage('input[type=search]')}
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
  field.dispatchEvent(new Event('input', { bubbles: true }))
}`

const dataDir = await aDataDir()
const rooms = await fillBigRooms(dataDir, LENGTHS, { withFiles: true })
const app = await serveApp({}, dataDir)
const browser = await launch()
const figures: Figure[] = []

for (const room of rooms) {
  process.stderr.write(`  the past of the room of ${room.messages}\n`)
  const phone = await signedIn(browser, app, 4)
  const { page } = phone
  await page.goto(`${app.origin}/home/private-chat?roomId=${room.roomId}&roomType=PRIVATE`)
  await log(page).getByText(`${room.messages}번째 이야기`).waitFor()
  // Time for prefetching.
  await page.waitForTimeout(3_000)
  const searching: number[] = []
  const jumping: number[] = []
  const goingToDay: number[] = []
  let most = 0
  for (let run = 0; run < RUNS; run += 1) {
    const n = Math.round(room.messages / 10) + 1 + run * 3
    await page.getByRole('button', { name: '대화 내용 검색' }).tap()
    await page.getByRole('searchbox').waitFor()
    searching.push(await timeOf(phone, type(`${n}번째`), inPage('[role=listitem] mark')))
    // The oldest of the messages with this ending.
    const last = `[...document.querySelectorAll('[role=listitem] button')].at(-1)`
    jumping.push(await timeOf(phone, `${last}.click()`, SHOWN(`${n}번째`)))
    most = Math.max(most, await elements(page))
    await page.getByRole('button', { name: '검색 닫기' }).tap()
    await page.getByRole('button', { name: '맨 아래로' }).tap()
    await log(page).getByText(`${room.messages}번째 이야기`).waitFor()

    const date = page.locator('dialog input[type=date][min]')
    for (let tries = 0; (await date.count()) === 0; tries += 1) {
      if (tries > 400) throw new Error('no day was met on the way up')
      await quietly(phone, `${inPage('[role=log]')}.scrollBy(0, -1500)`)
      await page.waitForTimeout(100)
      // Evaluated in one step: a label moves or disappears while older messages arrive.
      await quietly(phone, `[...document.querySelectorAll('button')].find(${IS_DAY})?.click()`)
      await page.waitForTimeout(100)
    }
    await date.fill((await date.getAttribute('min'))!)
    goingToDay.push(await timeOf(phone, click('dialog [type=submit]'), SHOWN('1번째')))
    await page.getByRole('button', { name: '맨 아래로' }).tap()
    await log(page).getByText(`${room.messages}번째 이야기`).waitFor()
  }
  const name = `room of ${room.messages}`
  const none = { must: '–', keeps: () => true }
  figures.push(
    {
      id: '',
      what: `typed to first match (300 ms of waiting in it), ${name}`,
      runs: searching,
      unit: 'ms',
      ...none,
    },
    { id: '', what: `match to its message, ${name}`, runs: jumping, unit: 'ms', ...none },
    { id: '', what: `day to its first message, ${name}`, runs: goingToDay, unit: 'ms', ...none },
    {
      id: 'H2',
      what: `elements in the past, ${name}`,
      runs: [most],
      unit: '',
      must: '≤ 400',
      keeps: (m) => m <= 400,
    },
  )
  await phone.context.close()
}
await browser.close()
await app.stop()
printFigures('The past of a room, CPU 4× slower', figures)

/**
 * Searching and jumping into the past of a room on a phone with a CPU 4× slower, in rooms of 1,000, 10,000
 * and 100,000 messages with pictures and voice messages. Measured from the last letter typed to the first
 * match, and from the tap on a match or a day to the frame that shows it. Medians over `RUNS`.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { fillBigRooms } from './bigRooms.ts'
import { elements, newestShown, signedIn, timeOf } from './chatDriving.ts'
import { aDataDir, serveApp } from './servedApp.ts'
import { type Figure, printFigures } from './table.ts'
import { launchUnwatched } from './unwatched.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const LENGTHS = [1_000, 10_000, 100_000]

const inPage = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`
const click = (selector: string) => `${inPage(selector)}.click()`
const SHOWN = (text: string) =>
  `[...document.querySelectorAll('[role=log] .bubble')].some((each) => each.textContent.startsWith(${JSON.stringify(text)}))`

const IS_DAY = `(each) => (each.getAttribute('aria-label') ?? each.textContent).endsWith(', 날짜로 이동')`

const DATE = 'dialog input[type=date][min]'
const SEARCH = 'input[type=search]'
const named = (label: string) => `button[aria-label="${label}"]`

/** Sets the whole value at once, as an input method does. */
const type = (selector: string, text: string) => `{
  const field = ${inPage(selector)}
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
  field.dispatchEvent(new Event('input', { bubbles: true }))
}`

const dataDir = await aDataDir()
const rooms = await fillBigRooms(dataDir, LENGTHS, { withFiles: true })
const app = await serveApp({}, dataDir)
const browser = await launchUnwatched()
const figures: Figure[] = []

for (const room of rooms) {
  process.stderr.write(`  the past of the room of ${room.messages}\n`)
  const phone = await signedIn(browser, app)
  const tap = async (selector: string) => {
    await phone.until(`${inPage(selector)} !== null`)
    await phone.tap(inPage(selector))
  }
  await phone.open(`${app.origin}/home/private-chat?roomId=${room.roomId}&roomType=PRIVATE`)
  await phone.until(newestShown(room))
  // Time for prefetching.
  await wait(3_000)
  const searching: number[] = []
  const jumping: number[] = []
  const goingToDay: number[] = []
  let most = 0
  for (let run = 0; run < RUNS; run += 1) {
    const n = Math.round(room.messages / 10) + 1 + run * 3
    await tap(named('대화 내용 검색'))
    await phone.until(`${inPage(SEARCH)} !== null`)
    searching.push(await timeOf(phone, type(SEARCH, `${n}번째`), inPage('[role=listitem] mark')))
    // The oldest of the messages with this ending.
    const last = `[...document.querySelectorAll('[role=listitem] button')].at(-1)`
    jumping.push(await timeOf(phone, `${last}.click()`, SHOWN(`${n}번째`)))
    most = Math.max(most, await elements(phone))
    await tap(named('검색 닫기'))
    await tap(named('맨 아래로'))
    await phone.until(newestShown(room))

    for (let tries = 0; await phone.evaluate<boolean>(`${inPage(DATE)} === null`); tries += 1) {
      if (tries > 400) throw new Error('no day was met on the way up')
      await phone.evaluate(`${inPage('[role=log]')}.scrollBy(0, -1500)`)
      await wait(100)
      // Evaluated in one step: a label moves or disappears while older messages arrive.
      await phone.evaluate(`[...document.querySelectorAll('button')].find(${IS_DAY})?.click()`)
      await wait(100)
    }
    await phone.evaluate(type(DATE, await phone.evaluate(`${inPage(DATE)}.min`)))
    goingToDay.push(await timeOf(phone, click('dialog [type=submit]'), SHOWN('1번째')))
    await tap(named('맨 아래로'))
    await phone.until(newestShown(room))
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
  await phone.close()
}
await browser.close()
await app.stop()
printFigures('The past of a room, CPU 4× slower', figures)

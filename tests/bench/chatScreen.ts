/**
 * The chat screen on a phone with a CPU 4× slower (docs/performance.md "Budgets": H1 to H9), in private rooms
 * of 20, 1,000, 10,000 and 100,000 messages, of which every 20th is a picture and every 50th a voice message.
 * Times are medians over `RUNS`; counts and movements are exact. `--only=opening` measures H1 alone.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { BENCH_PASSWORD, fillBigRooms } from './bigRooms.ts'
import {
  arrivals,
  DRAGGING,
  elements,
  fling,
  heapMb,
  newestShown,
  openFromList,
  openList,
  READING,
  rowOf,
  scrollBack,
  signedIn,
  type Smoothness,
  smoothnessOf,
  typing,
  watchSockets,
  wheel,
} from './chatDriving.ts'
import { costOfAMessage } from './messageCost.ts'
import { PrivateSender } from './privateSender.ts'
import { aDataDir, serveApp } from './servedApp.ts'
import { type Figure, median, printFigures, quantile } from './table.ts'
import { launchUnwatched } from './unwatched.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const LENGTHS = [20, 1_000, 10_000, 100_000]
const SCROLL_BACK = 10_000
const READ_BACK = 1_000
const onlyOpening = process.argv.includes('--only=opening')

const step = (what: string) => process.stderr.write(`  ${what}\n`)

const dataDir = await aDataDir()
const rooms = await fillBigRooms(dataDir, LENGTHS, { withFiles: true })
const app = await serveApp({}, dataDir)
const browser = await launchUnwatched()
const figures: Figure[] = []

const opened = new Map<number, number[]>()
for (const room of rooms) {
  const times: number[] = []
  step(`opening the room of ${room.messages}`)
  for (let run = 0; run < RUNS; run += 1) {
    const phone = await signedIn(browser, app)
    times.push(await openFromList(phone, app, room))
    await phone.close()
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

for (const room of onlyOpening ? [] : rooms) {
  const phone = await signedIn(browser, app)
  await watchSockets(phone)
  await openList(phone, app, room)
  const before = await heapMb(phone)
  await phone.tap(rowOf(room)) // not a mouse, which would hover over the moving rows
  await phone.until(newestShown(room))
  await wait(2_000)
  const name = `room of ${room.messages}`
  figures.push({
    id: 'H2',
    what: `elements, ${name}`,
    runs: [await elements(phone)],
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
  const cost = await costOfAMessage(phone, sender, 20)
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
    what: `main thread a message, by the clock, ${name}`,
    runs: [cost.byClock],
    unit: 'ms',
    must: '≤ 30',
    keeps: (m) => m <= 30,
  })
  figures.push({
    id: 'H7',
    what: `main thread a message, of the processor, ${name}`,
    runs: [cost.ofProcessor],
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
  figures.push({
    id: 'H2',
    what: `elements after the conversation, ${name}`,
    runs: [await elements(phone)],
    unit: '',
    must: '≤ 400',
    keeps: (m) => m <= 400,
  })
  await sender.close()

  if (room.messages >= 1_000) {
    step('flinging and turning the wheel')
    figures.push(...smoothness(`fling, ${name}`, await smoothnessOf(phone, fling)))
    figures.push(...smoothness(`wheel, ${name}`, await smoothnessOf(phone, wheel)))
  }
  if (room.messages > SCROLL_BACK) {
    await phone.tell('Emulation.setCPUThrottlingRate', { rate: 1 })
    step('scrolling back')
    const dragging = await scrollBack(phone, SCROLL_BACK, DRAGGING)
    figures.push({
      id: 'H2',
      what: 'elements after 10,000 back',
      runs: [await elements(phone)],
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
    const reading = await scrollBack(phone, READ_BACK, READING)
    for (const [how, px] of Object.entries({ reading, dragging }))
      figures.push({
        id: 'H9',
        what: `anchor movement on prepend, ${how}`,
        runs: [px],
        unit: 'px',
        must: '≤ 1',
        keeps: (m) => m <= 1,
      })
  }
  await phone.close()
}
await browser.close()
await app.stop()
printFigures('Chat screen, CPU 4× slower', figures)

function smoothness(what: string, frames: Smoothness): Figure[] {
  return [
    {
      id: 'H4',
      what: `${what}: frames a second`,
      runs: [frames.fps],
      unit: 'fps',
      must: '≥ 55',
      keeps: (m) => m >= 55,
    },
    {
      id: 'H4',
      what: `${what}: frames over 50 ms`,
      runs: [frames.slowFrames],
      unit: '',
      must: '≤ 2',
      keeps: (m) => m <= 2,
    },
    {
      id: 'H4',
      what: `${what}: blank frames`,
      runs: [frames.blankPercent],
      unit: '%',
      must: '≤ 2',
      keeps: (m) => m <= 2,
    },
  ]
}

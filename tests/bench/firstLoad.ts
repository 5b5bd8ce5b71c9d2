/**
 * The first load of /login and of a conversation on a phone: CPU 4× slower, slow 4G, nothing cached
 * (docs/performance.md "Budgets": C1, C3, C5 to C11). Bytes are those of the bodies as sent; times are
 * medians over `RUNS` fresh phones.
 */
import { fillBigRooms, READER } from './bigRooms.ts'
import { aDataDir, serveApp } from './servedApp.ts'
import { type Figure, printFigures } from './table.ts'
import { launchUnwatched, type UnwatchedPhone } from './unwatched.ts'
import { type Load, visit } from './visit.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)

/** @param text of the page when its screen is complete */
async function load(phone: UnwatchedPhone, url: string, text: string): Promise<Load> {
  const seen = await visit(phone, url, `document.body.textContent.includes(${JSON.stringify(text)})`)
  await phone.close()
  return seen
}

const dataDir = await aDataDir()
const [room] = await fillBigRooms(dataDir, [1_000])
if (!room) throw new Error('no room was made')
const app = await serveApp({}, dataDir)
const browser = await launchUnwatched()

const logIns: Load[] = []
const chats: Load[] = []
for (let run = 0; run < RUNS; run += 1) {
  logIns.push(await load(await browser.newPhone(), `${app.origin}/login`, 'LOG IN'))
  const reader = await browser.newPhone()
  await reader.signIn(app.origin, READER.email)
  chats.push(
    await load(
      reader,
      `${app.origin}/home/private-chat?roomId=${room.roomId}&roomType=PRIVATE`,
      `${room.messages}번째 이야기`,
    ),
  )
}
await browser.close()
await app.stop()

const of = (loads: readonly Load[], key: keyof Load) => loads.map((one) => one[key])
const shared = (loads: readonly Load[], screen: string): Figure[] => [
  {
    id: 'C8',
    what: `${screen}: longest task`,
    runs: of(loads, 'longestTaskMs'),
    unit: 'ms',
    must: '≤ 200',
    keeps: (m) => m <= 200,
  },
  {
    id: 'C9',
    what: `${screen}: cumulative layout shift`,
    runs: of(loads, 'layoutShift'),
    unit: '',
    must: '≤ 0.01',
    keeps: (m) => m <= 0.01,
  },
  {
    id: 'C10',
    what: `${screen}: fonts`,
    runs: of(loads, 'fontKb'),
    unit: 'kB',
    must: '≤ 60',
    keeps: (m) => m <= 60,
  },
]
/**
 * docs/performance.md "Budgets" limits the paints of /login and home; the chat's are compared with home's.
 */
printFigures('First load, CPU 4× slower, slow 4G, empty cache', [
  {
    id: 'C1',
    what: '/login: script, brotli',
    runs: of(logIns, 'scriptKb'),
    unit: 'kB',
    must: '≤ 155',
    keeps: (m) => m <= 155,
  },
  {
    id: 'C5',
    what: '/login: first contentful paint',
    runs: of(logIns, 'firstPaintMs'),
    unit: 'ms',
    must: '≤ 1200',
    keeps: (m) => m <= 1_200,
  },
  {
    id: 'C6',
    what: '/login: largest contentful paint',
    runs: of(logIns, 'largestPaintMs'),
    unit: 'ms',
    must: '≤ 2400',
    keeps: (m) => m <= 2_400,
  },
  ...shared(logIns, '/login'),
  {
    // The budget of home plus that of the chat.
    id: 'C2+C3',
    what: 'a conversation: script, brotli',
    runs: of(chats, 'scriptKb'),
    unit: 'kB',
    must: '≤ 230',
    keeps: (m) => m <= 230,
  },
  {
    id: 'C5',
    what: 'a conversation: first contentful paint',
    runs: of(chats, 'firstPaintMs'),
    unit: 'ms',
    must: '≤ 1200',
    keeps: (m) => m <= 1_200,
  },
  {
    id: 'C7',
    what: 'a conversation: largest contentful paint',
    runs: of(chats, 'largestPaintMs'),
    unit: 'ms',
    must: '≤ 3200',
    keeps: (m) => m <= 3_200,
  },
  ...shared(chats, 'a conversation'),
  {
    id: 'C11',
    what: 'a conversation: requests',
    runs: of(chats, 'requests'),
    unit: '',
    must: '≤ 16',
    keeps: (m) => m <= 16,
  },
])

/**
 * `/join` of a member with 20 rooms and of one with 2,000, CPU 4× slower: opened cold on slow 4G, and by its
 * tab on a fast connection; how many elements the page has; and the cost of a message that arrives meanwhile.
 * Two friends write in turns, so each message moves a row to the top.
 */
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openDb } from '#server/adapters/db/connect.ts'
import { argon2Hasher } from '#server/adapters/secrets/argon2Hasher.ts'
import { BENCH_PASSWORD } from './bigRooms.ts'
import { type Crowd, emailOf, fillCrowd } from './crowd.ts'
import { type Cost, costOfAMessage } from './messageCost.ts'
import { aPhone, launch, type Phone, signIn } from './phone.ts'
import { PrivateSender } from './privateSender.ts'
import { aDataDir, serveApp, type ServedApp } from './servedApp.ts'
import { type Figure, printFigures } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const MESSAGES = 20
/** Members 1 and 2 and how many rooms they have. */
const READERS = [
  { memberId: 1, rooms: 20 },
  { memberId: 2, rooms: 2_000 },
]
/** Share of a reader's rooms that are private; the others are groups of five. */
const PRIVATE_SHARE = 0.65
const STRANGERS = 1_400

/** The first room of a reader is with the first stranger, the second with the second, and so on. */
function crowd(passwordHash: string): Crowd {
  const strangers = Array.from({ length: STRANGERS }, (_, at) => at + 1 + READERS.length)
  const stranger = (at: number) => strangers[at % STRANGERS]!
  const rooms = READERS.flatMap(({ memberId, rooms: count }) =>
    Array.from({ length: count }, (_, at) =>
      at < count * PRIVATE_SHARE
        ? [memberId, stranger(at)]
        : [memberId, ...[1, 2, 3, 4].map((step) => stranger(at * 3 + step * 7))],
    ),
  )
  return { people: STRANGERS + READERS.length, rooms, passwordHash }
}

const rows = (page: Page) => page.getByRole('list', { name: '채팅방' }).getByRole('listitem')

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('body *').length)

async function signedIn(browser: Browser, app: ServedApp, memberId: number, slow4g: boolean): Promise<Phone> {
  const phone = await aPhone(browser, { cpuSlowdown: 4, slow4g })
  await signIn(phone.page, app.origin, emailOf(memberId))
  return phone
}

/** Milliseconds from the navigation to the first rows. */
async function openCold({ page }: Phone, app: ServedApp): Promise<number> {
  await page.goto(`${app.origin}/join`, { waitUntil: 'commit' })
  await rows(page).first().waitFor()
  return page.evaluate(() => performance.now())
}

/**
 * Milliseconds from the tap on the tab to the end of the frame that shows the first rows. The list is fetched
 * again, not taken from the cache.
 */
async function openByTab({ page }: Phone, app: ServedApp): Promise<number> {
  await page.goto(`${app.origin}/manual`)
  await page.getByRole('link', { name: 'JOIN' }).waitFor()
  await page.waitForTimeout(2_500)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const since = performance.now()
        const look = () =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              if (document.querySelector('[role=list] [role=listitem]')) resolve(performance.now() - since)
              else look()
            }
            port2.postMessage(null)
          })
        document.querySelector<HTMLElement>('a[href="/join"]')!.click()
        look()
      }),
  )
}

/** Two friends who write in turns. */
async function friendsOf(app: ServedApp, firstRoomId: number) {
  const friends = await Promise.all(
    [0, 1].map((at) => {
      const sender = { email: emailOf(READERS.length + 1 + at), nickname: '' }
      return PrivateSender.connect(
        app.origin,
        { roomId: firstRoomId + at, sender, messages: 0 },
        BENCH_PASSWORD,
      )
    }),
  )
  let turn = 0
  return {
    send: () => friends[(turn += 1) % 2]!.send(),
    close: () => Promise.all(friends.map((friend) => friend.close())),
  }
}

const step = (what: string) => process.stderr.write(`  ${what}\n`)

const dataDir = await aDataDir()
{
  const { db, close } = await openDb({ kind: 'folder', path: join(dataDir, 'db') })
  await fillCrowd(db, crowd(await (await argon2Hasher()).hash(BENCH_PASSWORD)))
  await close()
}
const app = await serveApp({}, dataDir)
const browser = await launch()
const figures: Figure[] = []
const figure = (what: string, runs: readonly number[], unit: string): void =>
  void figures.push({ id: '', what, runs, unit, must: '', keeps: () => true })

let firstRoomId = 1
for (const { memberId, rooms } of READERS) {
  const cold: number[] = []
  const warm: number[] = []
  const costs: Cost[] = []
  const standing: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    step(`${rooms} rooms, run ${run + 1}`)
    const first = await signedIn(browser, app, memberId, true)
    cold.push(await openCold(first, app))
    await first.context.close()

    const phone = await signedIn(browser, app, memberId, false)
    warm.push(await openByTab(phone, app))
    await phone.page.waitForTimeout(2_000)
    standing.push(await elements(phone.page))
    const friends = await friendsOf(app, firstRoomId)
    costs.push(await costOfAMessage(phone, friends, MESSAGES))
    await rows(phone.page).first().getByText(`live-`).waitFor()
    await friends.close()
    await phone.context.close()
  }
  figure(`${rooms} rooms, cold on slow 4G: first rows`, cold, 'ms')
  figure(`${rooms} rooms, by its tab: first rows`, warm, 'ms')
  figure(`${rooms} rooms: elements`, standing, '')
  figure(
    `${rooms} rooms: main thread for a message`,
    costs.map(({ byClock }) => byClock),
    'ms',
  )
  figure(
    `${rooms} rooms: of it with a processor`,
    costs.map(({ ofProcessor }) => ofProcessor),
    'ms',
  )
  firstRoomId += rooms
}

await browser.close()
await app.stop()
printFigures('The list of rooms, CPU 4× slower', figures)

/**
 * `/join` of a member with 20 rooms and of one with 2,000, CPU 4× slower: opened cold on slow 4G, and by its
 * tab on a fast connection; how many elements the page has; and the cost of a message that arrives meanwhile.
 * Two friends write in turns, so each message moves a row to the top.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDb } from '#server/adapters/db/connect.ts'
import { argon2Hasher } from '#server/adapters/secrets/argon2Hasher.ts'
import { BENCH_PASSWORD } from './bigRooms.ts'
import { elements } from './chatDriving.ts'
import { type Crowd, emailOf, fillCrowd } from './crowd.ts'
import { type Cost, costOfAMessage } from './messageCost.ts'
import { SLOW_4G } from './phone.ts'
import { PrivateSender } from './privateSender.ts'
import { aDataDir, serveApp, type ServedApp } from './servedApp.ts'
import { type Figure, printFigures } from './table.ts'
import { launchUnwatched, type UnwatchedBrowser, type UnwatchedPhone } from './unwatched.ts'

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

const ROWS = `document.querySelectorAll('[role=list][aria-label="채팅방"] [role=listitem]')`
const FIRST_ROWS = `${ROWS}.length > 0`

async function signedIn(
  browser: UnwatchedBrowser,
  app: ServedApp,
  memberId: number,
  network: typeof SLOW_4G | null,
): Promise<UnwatchedPhone> {
  const phone = await browser.newPhone({ network })
  await phone.signIn(app.origin, emailOf(memberId))
  return phone
}

/** Milliseconds from the navigation to the first rows. */
async function openCold(phone: UnwatchedPhone, app: ServedApp): Promise<number> {
  await phone.beforeEachPage(`{
    const look = () => {
      if (document.body && ${FIRST_ROWS}) globalThis.__rowsAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }`)
  await phone.open(`${app.origin}/join`)
  await phone.until('globalThis.__rowsAt !== undefined')
  return phone.evaluate('__rowsAt')
}

/**
 * Milliseconds from the tap on the tab to the end of the frame that shows the first rows. The list is fetched
 * again, not taken from the cache.
 */
async function openByTab(phone: UnwatchedPhone, app: ServedApp): Promise<number> {
  await phone.open(`${app.origin}/manual`)
  await phone.until(`document.querySelector('a[href="/join"]') !== null`)
  await wait(2_500)
  return phone.evaluate(
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
    null,
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
const browser = await launchUnwatched()
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
    const first = await signedIn(browser, app, memberId, SLOW_4G)
    cold.push(await openCold(first, app))
    await first.close()

    const phone = await signedIn(browser, app, memberId, null)
    warm.push(await openByTab(phone, app))
    await wait(2_000)
    standing.push(await elements(phone))
    const friends = await friendsOf(app, firstRoomId)
    costs.push(await costOfAMessage(phone, friends, MESSAGES))
    await phone.until(`${ROWS}[0].textContent.includes('live-')`)
    await friends.close()
    await phone.close()
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

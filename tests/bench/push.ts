// Pushes: how many a node sends a second and what each costs it, and how long one takes from SEND to the push
// service. This process is the node, with its store on Postgres; the push service is another process.
import { setTimeout as wait } from 'node:timers/promises'
import webPush from 'web-push'
import { openDb } from '#server/adapters/db/connect.ts'
import { webPushSender } from '#server/adapters/push/webPush.ts'
import { pushSubscriptions } from '#server/db/pushTables.ts'
import { refreshFamilies, refreshTokens } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { startPushes } from '#server/jobs/pushes.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { benchDeps } from './benchDeps.ts'
import { fillCrowd, groupsOf } from './crowd.ts'
import { forkBench } from './forked.ts'
import { clock } from './lightSocket.ts'
import type { ReceiverAnswer, ReceiverCommand } from './pushReceiver.ts'
import { ownCpuSeconds } from './rates.ts'
import { onEachStore, type BenchStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
/** Two people each: the first writes, the second has a device. */
const ROOMS = 1_000
const PER_SECOND = 200
const SECONDS = 5

const figures: Figure[] = []

async function measure(store: BenchStore): Promise<void> {
  const { db, close } = await openDb(store.place)
  await fillCrowd(db, groupsOf(2, ROOMS))
  const receiver = forkBench<ReceiverCommand, ReceiverAnswer>('./pushReceiver.ts')
  const { origin, subscriptions } = await receiver.ask({ do: 'subscribe', devices: ROOMS }, 'origin')
  const push = webPushSender({
    keys: webPush.generateVAPIDKeys(),
    subject: 'mailto:bench@example.com',
    otherServices: [origin],
  })
  let look = () => {}
  const deps: Deps = { ...(await benchDeps(db)), push, onPushNews: () => look() }
  await subscribeSeconds(deps, subscriptions)
  const send = chatSend(deps)
  /** Stamped with the time. */
  const say = (room: number) =>
    send(
      { memberId: room * 2 + 1, email: '' },
      { id: 'WS6', roomId: room + 1 },
      JSON.stringify({ roomType: 'PRIVATE', content: String(clock()) }),
    )
  const rates: number[] = []
  const costs: number[] = []
  const delays: number[][] = []
  try {
    for (let run = -1; run < RUNS; run += 1) {
      // All rooms have news before a push is sent.
      look = () => {}
      for (let room = 0; room < ROOMS; room += 100)
        await Promise.all(Array.from({ length: 100 }, (_, at) => say(room + at)))
      const cpu = ownCpuSeconds()
      const since = performance.now()
      const pushes = startPushes(deps)
      pushes.look()
      await receiver.ask({ do: 'count', pushes: ROOMS }, 'arrived')
      const seconds = (performance.now() - since) / 1000
      const cpuSeconds = ownCpuSeconds() - cpu
      look = pushes.look
      const arrived = await steady(say, receiver)
      await pushes.stop()
      // The first run warms up caches, plans and the compiler.
      if (run < 0) continue
      rates.push(ROOMS / seconds)
      costs.push(ROOMS / cpuSeconds)
      delays.push(arrived)
    }
  } finally {
    push.close()
    await receiver.end()
    await close()
  }
  const each = (
    what: string,
    runs: readonly number[],
    unit: string,
    must = '-',
    keeps: Figure['keeps'] = () => true,
  ) => figures.push({ id: 'S14', what: `${store.name}: ${what}`, runs, unit, must, keeps })
  each('pushes, this process beside its store and the push service', rates, '/s')
  // PGlite's own work counts as the node's.
  if (store.name === 'PGlite') each('pushes for a second of CPU of the node', costs, '/s')
  else each('pushes for a second of CPU of the node', costs, '/s', '≥ 500', (median) => median >= 500)
  const quantiles = (share: number) => delays.map((run) => quantile(run, share))
  each(`SEND to the push service at ${PER_SECOND} messages a second, median`, quantiles(0.5), 'ms')
  each(`SEND to the push service at ${PER_SECOND} messages a second, p99`, quantiles(0.99), 'ms')
}

/** At a steady rate, each message in another room. Resolves with the delays in ms. */
async function steady(
  say: (room: number) => Promise<unknown>,
  receiver: ReturnType<typeof forkBench<ReceiverCommand, ReceiverAnswer>>,
): Promise<number[]> {
  const since = performance.now()
  const sent: Promise<unknown>[] = []
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    const dueIn = since + (n * 1000) / PER_SECOND - performance.now()
    if (dueIn > 0) await wait(dueIn)
    sent.push(say(n % ROOMS))
  }
  await Promise.all(sent)
  const { arrived } = await receiver.ask({ do: 'count', pushes: sent.length }, 'arrived')
  return arrived.map(({ text, at }) => at - Number(text))
}

/** Each room's second member has a live session with a device. */
async function subscribeSeconds(
  { db, newId, now }: Deps,
  subscriptions: readonly { endpoint: string; keys: { p256dh: string; auth: string } }[],
): Promise<void> {
  const devices = subscriptions.map(({ endpoint, keys }, room) => ({
    ...keys,
    endpoint,
    sessionId: newId(),
    memberId: room * 2 + 2,
    createdAt: now(),
  }))
  const expiresAt = new Date(now().getTime() + 60 * 60 * 1000)
  await db
    .insert(refreshFamilies)
    .values(devices.map(({ sessionId: id, memberId, createdAt }) => ({ id, memberId, createdAt })))
  await db.insert(refreshTokens).values(
    devices.map(({ sessionId, endpoint, createdAt: issuedAt }) => ({
      id: newId(),
      familyId: sessionId,
      tokenHash: endpoint,
      issuedAt,
      expiresAt,
    })),
  )
  await db.insert(pushSubscriptions).values(devices)
}

await onEachStore(measure)
printFigures('Pushes', figures)

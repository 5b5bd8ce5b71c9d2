import { setTimeout as wait } from 'node:timers/promises'
import { BENCH_SECRET } from './accessTokens.ts'
import { groupsOf } from './crowd.ts'
import { forkBench } from './forked.ts'
import { cpuSecondsOf } from './rates.ts'
import { serveApp } from './servedApp.ts'
import { fill, type BenchStore } from './stores.ts'
import { median, quantile } from './table.ts'
import type { TalkersAnswer, TalkersCommand } from './talkers.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const RUN_SECONDS = Number(process.env.BENCH_RUN_MS ?? 3_000) / 1000

/** Two thousand members: one session may send twice a second, and half of what a node can do is some thousands. */
const ROOMS = 200
const SIZE = 10
/** Until everybody may send again. */
const LIMIT_PASSES_MS = 10_500

export interface Capacity {
  /** Messages stored and confirmed a second while everybody sends as fast as they may. */
  confirmedPerSecond: number[]
  deliveriesPerSecond: number[]
  /** CPU of all nodes for one message and its ten deliveries. */
  cpuMsEach: number[]
  /** From SEND to delivery while half of that is sent. */
  halfP50Ms: number[]
  halfP99Ms: number[]
}

/** Groups of ten on `nodes` built servers: what they can do, and how long a message takes at half of it. Fills the store. */
export async function capacityOf(
  store: BenchStore,
  nodes: number,
  env: Record<string, string> = {},
): Promise<Capacity> {
  await fill(store, groupsOf(SIZE, ROOMS))
  const apps = await Promise.all(
    Array.from({ length: nodes }, (_, node) =>
      serveApp({ ...store.env, ...env, TOKEN_SECRET: BENCH_SECRET }, node === 0 ? store.dataDir : undefined),
    ),
  )
  const origins = apps.map(({ origin }) => origin)
  const cpuSeconds = () => apps.reduce((sum, app) => sum + cpuSecondsOf(app.process.pid), 0)
  const talkers = forkBench<TalkersCommand, TalkersAnswer>('./talkers.ts')
  const capacity: Capacity = {
    confirmedPerSecond: [],
    deliveriesPerSecond: [],
    cpuMsEach: [],
    halfP50Ms: [],
    halfP99Ms: [],
  }
  try {
    await talkers.ask({ do: 'open', origins, rooms: ROOMS, size: SIZE, talking: SIZE }, 'opened')
    await talkers.ask({ do: 'talk', perSecond: 200, seconds: 2 }, 'confirmed') // warms caches and the compiler
    for (let run = 0; run < RUNS; run += 1) {
      const before = cpuSeconds()
      const answer = await talkers.ask({ do: 'flood', seconds: RUN_SECONDS }, 'confirmed')
      capacity.cpuMsEach.push(((cpuSeconds() - before) * 1000 * SIZE) / answer.latenciesMs.length)
      capacity.confirmedPerSecond.push(answer.confirmed / answer.seconds)
      capacity.deliveriesPerSecond.push(answer.latenciesMs.length / answer.seconds)
      await wait(LIMIT_PASSES_MS)
    }
    const perSecond = Math.round(median(capacity.confirmedPerSecond) / 2)
    for (let run = 0; run < RUNS; run += 1) {
      const { confirmed, latenciesMs, refused } = await talkers.ask(
        { do: 'talk', perSecond, seconds: RUN_SECONDS },
        'confirmed',
      )
      if (refused > 0 || latenciesMs.length !== confirmed * SIZE)
        throw new Error(`${latenciesMs.length} deliveries of ${confirmed} messages, ${refused} refused`)
      capacity.halfP50Ms.push(quantile([...latenciesMs], 0.5))
      capacity.halfP99Ms.push(quantile([...latenciesMs], 0.99))
    }
  } finally {
    await talkers.end()
    await Promise.all(apps.map((app) => app.stop()))
  }
  return capacity
}

import { setTimeout as wait } from 'node:timers/promises'
import { BENCH_SECRET } from './accessTokens.ts'
import { groupsOf } from './crowd.ts'
import { forkBench } from './forked.ts'
import { cpuSecondsOf } from './rates.ts'
import { serveApp } from './servedApp.ts'
import { NODES_ROUTE_WITHIN_MS, serveNodes } from './servedNodes.ts'
import { fill, type BenchStore } from './stores.ts'
import { median, quantile } from './table.ts'
import type { TalkersAnswer, TalkersCommand } from './talkers.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const RUN_SECONDS = Number(process.env.BENCH_RUN_MS ?? 3_000) / 1000

/**
 * Two thousand members: a session may send twice a second, and half a node's capacity is some thousands of
 * messages.
 */
const ROOMS = 200
const SIZE = 10
/** Time until the send limit of every session has reset. */
const LIMIT_PASSES_MS = 10_500
/** Members in groups on one node, and on the other. */
const BUSY_ROOMS = 180
const QUIET_ROOMS = 20

export interface Capacity {
  /** Messages stored and confirmed a second while everybody sends at the maximum rate. */
  confirmedPerSecond: number[]
  deliveriesPerSecond: number[]
  /** CPU time of all nodes per message with its ten deliveries. */
  cpuMsEach: number[]
  /** From SEND to delivery at half the maximum rate. */
  halfP50Ms: number[]
  halfP99Ms: number[]
}

/**
 * CPU time, in ms for 1,000 messages, that a node takes whose 200 members are in none of the rooms in which
 * 1,800 members of another node write 500 messages a second. What it takes while nobody writes is left out.
 */
export async function foreignCpuMs(store: BenchStore, env: Record<string, string>): Promise<number[]> {
  await fill(store, groupsOf(SIZE, BUSY_ROOMS + QUIET_ROOMS))
  const apps = await Promise.all(
    [0, 1].map(() => serveApp({ ...store.env, ...env, TOKEN_SECRET: BENCH_SECRET })),
  )
  const [busy, quiet] = apps.map(({ origin }) => origin) as [string, string]
  const talkers = forkBench<TalkersCommand, TalkersAnswer>('./talkers.ts')
  const everybody = { do: 'open', size: SIZE, talking: SIZE } as const
  const cpuSeconds = () => cpuSecondsOf(apps[1]!.process.pid)
  const cpuMs: number[] = []
  try {
    await talkers.ask({ ...everybody, origins: [busy], rooms: BUSY_ROOMS }, 'opened')
    const silent = { ...everybody, rooms: QUIET_ROOMS, after: BUSY_ROOMS, isQuiet: true }
    await talkers.ask({ ...silent, origins: [quiet] }, 'opened')
    await wait(NODES_ROUTE_WITHIN_MS)
    await talkers.ask({ do: 'talk', perSecond: 500, seconds: 2 }, 'confirmed')
    for (let run = 0; run < RUNS; run += 1) {
      const before = cpuSeconds()
      const startedAt = performance.now()
      await wait(2_000 * RUN_SECONDS)
      const idle = (cpuSeconds() - before) / (performance.now() - startedAt)
      const { confirmed } = await talkers.ask(
        { do: 'talk', perSecond: 500, seconds: 2 * RUN_SECONDS },
        'confirmed',
      )
      const taken = cpuSeconds() - before - idle * (performance.now() - startedAt)
      cpuMs.push((taken * 1000 * 1000) / confirmed)
    }
  } finally {
    await talkers.end()
    await Promise.all(apps.map((app) => app.stop()))
  }
  return cpuMs
}

/**
 * Measures groups of ten on `nodes` built servers: their capacity, and the latency at half of it. Fills the
 * store. `isApart`: all members of a room are on one node; otherwise each room is on all of them.
 */
export async function capacityOf(store: BenchStore, nodes: number, isApart = false): Promise<Capacity> {
  await fill(store, groupsOf(SIZE, ROOMS))
  const served = await serveNodes(store, nodes)
  const { origins, cpuSeconds } = served
  const talkers = forkBench<TalkersCommand, TalkersAnswer>('./talkers.ts')
  const capacity: Capacity = {
    confirmedPerSecond: [],
    deliveriesPerSecond: [],
    cpuMsEach: [],
    halfP50Ms: [],
    halfP99Ms: [],
  }
  try {
    await talkers.ask({ do: 'open', origins, rooms: ROOMS, size: SIZE, talking: SIZE, isApart }, 'opened')
    // warms up caches and the compiler
    await talkers.ask({ do: 'talk', perSecond: 200, seconds: 2 }, 'confirmed')
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
    await served.stop()
  }
  return capacity
}

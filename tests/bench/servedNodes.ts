import { setTimeout as wait } from 'node:timers/promises'
import { startRedis } from '../../scripts/lib/services.mjs'
import { BENCH_SECRET } from './accessTokens.ts'
import { cpuSecondsOf } from './rates.ts'
import { serveApp } from './servedApp.ts'
import type { BenchStore } from './stores.ts'

/** How many nodes a bench runs on. More than one run on Postgres alone: PGlite has one. */
const NODES = Number(process.argv.find((word) => word.startsWith('--nodes='))?.slice('--nodes='.length) ?? 1)

/** The stores on which so many nodes can run; undefined: on each. */
export const STORES_OF_NODES: readonly BenchStore['name'][] | undefined = NODES > 1 ? ['Postgres'] : undefined

/**
 * Nodes route events this long after their start, once they have heard no node of an older release
 * (docs/realtime.md "Between the nodes").
 */
export const NODES_ROUTE_WITHIN_MS = 17_000

/** Built servers on one store. */
export interface ServedNodes {
  /** As figures name them: the store, and how many nodes when there are several. */
  name: string
  origins: readonly string[]
  /** The node of the nth caller. */
  originOf: (nth: number) => string
  /** CPU time of all nodes so far. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

/** By default the nodes of `--nodes`. Several share a Redis that is started for them. */
export async function serveNodes(store: BenchStore, nodes = NODES): Promise<ServedNodes> {
  const redis = nodes > 1 ? await startRedis() : null
  if (nodes > 1 && redis === null) throw new Error('several nodes need Redis, which is not installed')
  const env = { ...store.env, ...(redis && { REDIS_URL: redis.url }), TOKEN_SECRET: BENCH_SECRET }
  const apps = await Promise.all(
    Array.from({ length: nodes }, (_, nth) => serveApp(env, nth === 0 ? store.dataDir : undefined)),
  )
  if (nodes > 1) await wait(NODES_ROUTE_WITHIN_MS)
  const origins = apps.map(({ origin }) => origin)
  return {
    name: nodes > 1 ? `${store.name}, ${nodes} nodes` : store.name,
    origins,
    originOf: (nth) => origins[nth % nodes]!,
    cpuSeconds: () => apps.reduce((sum, { process: { pid } }) => sum + cpuSecondsOf(pid), 0),
    async stop() {
      await Promise.all(apps.map((app) => app.stop()))
      redis?.stop()
    },
  }
}

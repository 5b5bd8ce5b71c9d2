// Two nodes against one: the same two thousand members on one built server, and on two that share a Postgres
// and a Redis.
import { startRedis } from '../../scripts/lib/services.mjs'
import { capacityOf, type Capacity } from './capacity.ts'
import { onEachStore } from './stores.ts'
import { printFigures, type Figure } from './table.ts'

const WHAT: readonly [key: keyof Capacity, what: string, unit: string][] = [
  ['confirmedPerSecond', 'capacity, messages confirmed', '/s'],
  ['deliveriesPerSecond', 'capacity, deliveries', '/s'],
  ['cpuMsEach', 'CPU of the nodes for a message and its 10 deliveries', 'ms'],
  ['halfP50Ms', 'SEND to delivery at half of it, median', 'ms'],
  ['halfP99Ms', 'SEND to delivery at half of it, p99', 'ms'],
]

const figures: Figure[] = []

async function measure(nodes: 1 | 2, env: Record<string, string>): Promise<void> {
  await onEachStore(
    async (store) => {
      const capacity = await capacityOf(store, nodes, env)
      const where = nodes === 1 ? 'one node' : 'two nodes'
      for (const [key, what, unit] of WHAT) {
        figures.push({
          id: 'S4',
          what: `${where}: ${what}`,
          runs: capacity[key],
          unit,
          must: '-',
          keeps: () => true,
        })
      }
    },
    ['Postgres'],
  )
}

const redis = await startRedis()
if (redis === null) process.stdout.write('Redis is not installed: nothing to compare.\n')
else {
  try {
    await measure(1, {})
    await measure(2, { REDIS_URL: redis.url })
  } finally {
    redis.stop()
  }
  printFigures('Two nodes against one, Postgres, all on this machine', figures)
}

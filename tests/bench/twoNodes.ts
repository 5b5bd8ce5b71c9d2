// Two nodes against one: the same two thousand members on one built server, and on two that share a Postgres
// and a Redis; what a node takes for the messages of another; and each room on one of the two nodes.
// `--only=foreign,one,both,apart` measures some of it.
import { startRedis } from '../../scripts/lib/services.mjs'
import { capacityOf, foreignCpuMs, type Capacity } from './capacity.ts'
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
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
type Part = 'foreign' | 'one' | 'both' | 'apart'
const isWanted = (part: Part) => only === undefined || only.split(',').includes(part)

async function measureForeign(env: Record<string, string>): Promise<void> {
  await onEachStore(
    async (store) => {
      figures.push({
        id: 'S11',
        what: 'CPU of a node for 1,000 messages in rooms of none of its members',
        runs: await foreignCpuMs(store, env),
        unit: 'ms',
        must: '-',
        keeps: () => true,
      })
    },
    ['Postgres'],
  )
}

async function measure(nodes: 1 | 2, env: Record<string, string>, isApart = false): Promise<void> {
  await onEachStore(
    async (store) => {
      const capacity = await capacityOf(store, nodes, env, isApart)
      const where = nodes === 1 ? 'one node' : `two nodes, each room on ${isApart ? 'one' : 'both'}`
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
    const env = { REDIS_URL: redis.url }
    if (isWanted('foreign')) await measureForeign(env)
    if (isWanted('one')) await measure(1, {})
    if (isWanted('both')) await measure(2, env)
    if (isWanted('apart')) await measure(2, env, true)
  } finally {
    redis.stop()
  }
  printFigures('Two nodes against one, Postgres, all on this machine', figures)
}

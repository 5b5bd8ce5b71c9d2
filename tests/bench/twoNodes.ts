// Two nodes against one: the same two thousand members on one built server, and on two that share a Postgres
// and a Redis; what a node takes for the messages of another; and each room on one of the two nodes.
// `--only=foreign,one,both,apart` measures some of it.
import { startRedis } from '../../scripts/lib/services.mjs'
import { capacityOf, foreignCpuMs, type Capacity } from './capacity.ts'
import { onEachStore } from './stores.ts'
import { median, printFigures, type Figure } from './table.ts'

const WHAT: readonly [key: keyof Capacity, what: string, unit: string][] = [
  ['confirmedPerSecond', 'capacity, messages confirmed', '/s'],
  ['deliveriesPerSecond', 'capacity, deliveries', '/s'],
  ['cpuMsEach', 'CPU of the nodes for a message and its 10 deliveries', 'ms'],
  ['halfP50Ms', 'SEND to delivery at half of it, median', 'ms'],
  ['halfP99Ms', 'SEND to delivery at half of it, p99', 'ms'],
]

/** S11. */
const WORK_OF_TWO = 1.6

const figures: Figure[] = []
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
type Part = 'foreign' | 'one' | 'both' | 'apart'
const isWanted = (part: Part) => only === undefined || only.split(',').includes(part)

const NAMES = {
  one: 'one node',
  both: 'two nodes, each room on both',
  apart: 'two nodes, each room on one',
} as const
const measured = new Map<keyof typeof NAMES, Capacity>()

/**
 * Compares two nodes with one, by what they confirm here and by the processor time of a message. Here the database and
 * the clients use the same two cores; the processor time says what nodes on cores of their own would do.
 */
function compare(part: 'both' | 'apart'): void {
  const [one, two] = [measured.get('one'), measured.get(part)]
  if (!one || !two) return
  const times = (what: string, ratio: number, must: number | null) =>
    figures.push({
      id: 'S11',
      what: `${NAMES[part]}, against one: ${what}`,
      runs: [ratio],
      unit: '×',
      must: must === null ? '-' : `≥ ${must}`,
      keeps: (value) => must === null || value >= must,
    })
  times('confirmed here', median(two.confirmedPerSecond) / median(one.confirmedPerSecond), null)
  times('by their processor time', (2 * median(one.cpuMsEach)) / median(two.cpuMsEach), WORK_OF_TWO)
}

async function measureForeign(): Promise<void> {
  const redis = await startRedis()
  if (redis === null) throw new Error('several nodes need Redis, which is not installed')
  try {
    await onEachStore(
      async (store) => {
        figures.push({
          id: 'S11',
          what: 'CPU of a node for 1,000 messages in rooms of none of its members',
          runs: await foreignCpuMs(store, { REDIS_URL: redis.url }),
          unit: 'ms',
          must: '-',
          keeps: () => true,
        })
      },
      ['Postgres'],
    )
  } finally {
    redis.stop()
  }
}

async function measure(part: 'one' | 'both' | 'apart'): Promise<void> {
  await onEachStore(
    async (store) => {
      const capacity = await capacityOf(store, part === 'one' ? 1 : 2, part === 'apart')
      measured.set(part, capacity)
      const where = NAMES[part]
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

if (isWanted('foreign')) await measureForeign()
for (const part of ['one', 'both', 'apart'] as const) if (isWanted(part)) await measure(part)
for (const part of ['both', 'apart'] as const) compare(part)
printFigures('Two nodes against one, Postgres, all on this machine', figures)

// S13 (docs/performance.md "Budgets"): what strangers and failures may do to the members. `npm run bench --
// storm` runs all parts, `-- storm --only=a,f` some.
import { parseArgs } from 'node:util'
import { printFigures, type Figure } from './table.ts'

export interface StormOptions {
  /** How long the storm lasts in the parts that have a length. */
  seconds: number
  /** How often a node is killed (e). */
  kills: number
}

type Part = (options: StormOptions) => Promise<Figure[]>

const PARTS: Record<string, () => Promise<Part>> = {
  a: async () => (await import('./stormUploads.ts')).slowUploads,
  b: async () => (await import('./stormAddress.ts')).oneAddress,
  c: async () => (await import('./stormRedis.ts')).redisStands,
  d: async () => (await import('./stormRedis.ts')).subscriptionDropped,
  e: async () => (await import('./stormKills.ts')).nodeKilled,
  f: async () => (await import('./stormFolder.ts')).emptyDatabase,
  g: async () => (await import('./stormFolder.ts')).secondProcess,
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join() },
    seconds: { type: 'string', default: '30' },
    kills: { type: 'string', default: '100' },
  },
})
const options: StormOptions = { seconds: Number(values.seconds), kills: Number(values.kills) }
const names = values.only.split(',')
const unknown = names.filter((name) => !(name in PARTS))
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join()}. There are ${Object.keys(PARTS).join()}.`)

const figures: Figure[] = []
for (const name of names) {
  const run = await PARTS[name]!()
  try {
    figures.push(...(await run(options)))
  } catch (error) {
    // the parts before and after it are still worth their table
    process.stderr.write(`Part ${name}: ${String((error as Error).stack)}\n`)
    process.exitCode = 1
  }
}
printFigures('Closed to strangers, calm in a storm', figures)

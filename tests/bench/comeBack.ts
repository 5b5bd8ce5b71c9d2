// S7 (docs/performance.md "Budgets"): 2,000 members lose their connection at once and are back within 5 s,
// while others keep writing to them. After the gap fill everything must be there exactly once. With `--nodes=2` the
// writers are on both nodes, and half of the rooms' other members on each.
import type { ComeBackAnswer, ComeBackCommand } from './comeBackClients.ts'
import { groupsOf } from './crowd.ts'
import { forkBench } from './forked.ts'
import { serveNodes, STORES_OF_NODES } from './servedNodes.ts'
import { fill, onEachStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'
import type { TalkersAnswer, TalkersCommand } from './talkers.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const ROOMS = 200
/** In each room one member stays connected and writes; ten drop. */
const SIZE = 11
const STAYING = 1
const PROCESSES = 2
const RETURN_WITHIN_MS = 5_000
/** For all rooms together, from before the drop until the last member is back. */
const MESSAGES_PER_SECOND = 100
const TALK_SECONDS = 12

const figures: Figure[] = []

await onEachStore(async (store) => {
  await fill(store, groupsOf(SIZE, ROOMS))
  const nodes = await serveNodes(store)
  const writers = forkBench<TalkersCommand, TalkersAnswer>('./talkers.ts')
  const members = Array.from({ length: PROCESSES }, () =>
    forkBench<ComeBackCommand, ComeBackAnswer>('./comeBackClients.ts'),
  )
  const lost: number[] = []
  const doubled: number[] = []
  const caughtUpP99Ms: number[] = []
  const redials: number[] = []
  let confirmed = 0
  try {
    const { origins, originOf } = nodes
    await writers.ask({ do: 'open', origins, rooms: ROOMS, size: SIZE, talking: STAYING }, 'opened')
    const share = ROOMS / PROCESSES
    await Promise.all(
      members.map((process, nth) => {
        const rooms = { fromRoom: nth * share + 1, toRoom: (nth + 1) * share }
        return process.ask(
          { do: 'open', origin: originOf(nth), ...rooms, size: SIZE, staying: STAYING },
          'opened',
        )
      }),
    )
    for (let run = 0; run < RUNS; run += 1) {
      const [talked, ...returned] = await Promise.all([
        writers.ask({ do: 'talk', perSecond: MESSAGES_PER_SECOND, seconds: TALK_SECONDS }, 'confirmed'),
        ...members.map((process) =>
          process.ask({ do: 'dropAndReturn', withinMs: RETURN_WITHIN_MS }, 'caughtUpMs'),
        ),
      ])
      confirmed += talked.confirmed
      const compared = await Promise.all(members.map((process) => process.ask({ do: 'compare' }, 'lost')))
      const stored = compared.reduce((sum, { stored: count }) => sum + count, 0)
      if (stored !== confirmed + ROOMS) throw new Error(`${stored} stored, ${confirmed} confirmed`)
      lost.push(compared.reduce((sum, answer) => sum + answer.lost, 0))
      doubled.push(compared.reduce((sum, answer) => sum + answer.doubled, 0))
      caughtUpP99Ms.push(
        quantile(
          returned.flatMap(({ caughtUpMs }) => [...caughtUpMs]),
          0.99,
        ),
      )
      redials.push(returned.reduce((sum, answer) => sum + answer.redials, 0))
    }
  } finally {
    await Promise.all([writers, ...members].map((process) => process.end()))
    await nodes.stop()
  }
  const none = { unit: '', must: '0', keeps: (value: number) => value === 0 }
  const noBudget = { must: '-', keeps: () => true }
  figures.push(
    { id: 'S7', what: `${nodes.name}: messages lost`, runs: lost, ...none },
    { id: 'S7', what: `${nodes.name}: messages doubled`, runs: doubled, ...none },
    {
      id: 'S7',
      what: `${nodes.name}: dialling to gap filled, p99`,
      runs: caughtUpP99Ms,
      unit: 'ms',
      ...noBudget,
    },
    { id: 'S7', what: `${nodes.name}: dials refused or broken off`, runs: redials, unit: '', ...noBudget },
  )
}, STORES_OF_NODES)

printFigures(
  `${ROOMS * (SIZE - STAYING)} members drop and return within ${RETURN_WITHIN_MS / 1000} s, ${MESSAGES_PER_SECOND} messages a second`,
  figures,
)

// S10 (docs/performance.md "Budgets"): chat latency while 40 members a second log in with their passwords. With
// `--nodes=2` members and log-ins are on both nodes in turn.
import { setTimeout as wait } from 'node:timers/promises'
import { login } from '#contract/http/auth/auth.ts'
import { argon2Hasher } from '#server/adapters/secrets/argon2Hasher.ts'
import { emailOf, groupsOf } from './crowd.ts'
import { forkBench } from './forked.ts'
import { serveNodes, STORES_OF_NODES } from './servedNodes.ts'
import { fill, onEachStore } from './stores.ts'
import { printFigures, quantile, type Figure } from './table.ts'
import type { TalkersAnswer, TalkersCommand } from './talkers.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 1)
const STORM_SECONDS = Number(process.env.BENCH_STORM_SECONDS ?? 30)
const LOG_INS_PER_SECOND = 40
const MESSAGES_PER_SECOND = 20
const ROOMS = 20
const SIZE = 10
const PASSWORD = 'bench1234'

interface LogIns {
  ms: number[]
  refused: number
}

/** Log-ins arrive at a fixed rate, whether or not earlier ones have finished. */
async function storm(originOf: (nth: number) => string): Promise<LogIns> {
  const since = performance.now()
  const ms: number[] = []
  let refused = 0
  const logIn = async (origin: string, memberId: number) => {
    const before = performance.now()
    const { status } = await fetch(`${origin}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf(memberId), password: PASSWORD }),
    })
    if (status === 200) ms.push(performance.now() - before)
    else if (status === 429) refused += 1
    else throw new Error(`a log-in was answered ${status}`)
  }
  const underWay: Promise<void>[] = []
  for (let come = 0; come < LOG_INS_PER_SECOND * STORM_SECONDS; come += 1) {
    const dueIn = since + (come * 1000) / LOG_INS_PER_SECOND - performance.now()
    if (dueIn > 0) await wait(dueIn)
    underWay.push(logIn(originOf(come), 1 + (come % (ROOMS * SIZE))))
  }
  await Promise.all(underWay)
  return { ms, refused }
}

const figures: Figure[] = []
const passwordHash = await (await argon2Hasher()).hash(PASSWORD)

await onEachStore(async (store) => {
  await fill(store, { ...groupsOf(SIZE, ROOMS), passwordHash })
  const nodes = await serveNodes(store)
  const talkers = forkBench<TalkersCommand, TalkersAnswer>('./talkers.ts')
  const talkP99 = async (seconds: number) => {
    const talk = { do: 'talk', perSecond: MESSAGES_PER_SECOND, seconds } as const
    const { latenciesMs } = await talkers.ask(talk, 'latenciesMs')
    if (latenciesMs.length !== MESSAGES_PER_SECOND * seconds * SIZE)
      throw new Error(`${latenciesMs.length} deliveries`)
    return quantile([...latenciesMs], 0.99)
  }
  const calm: number[] = []
  const stormy: number[] = []
  const logIns: LogIns[] = []
  try {
    await talkers.ask(
      { do: 'open', origins: nodes.origins, rooms: ROOMS, size: SIZE, talking: SIZE },
      'opened',
    )
    await talkP99(2)
    for (let run = 0; run < RUNS; run += 1) {
      calm.push(await talkP99(5))
      const [p99, letIn] = await Promise.all([talkP99(STORM_SECONDS), storm(nodes.originOf)])
      stormy.push(p99)
      logIns.push(letIn)
    }
  } finally {
    await talkers.end()
    await nodes.stop()
  }
  const noBudget = { must: '-', keeps: () => true }
  figures.push(
    { id: 'S10', what: `${nodes.name}: chat p99 before`, runs: calm, unit: 'ms', ...noBudget },
    {
      id: 'S10',
      what: `${nodes.name}: chat p99 meanwhile`,
      runs: stormy,
      unit: 'ms',
      must: '≤ 500',
      keeps: (value) => value <= 500,
    },
    {
      id: 'S10',
      what: `${nodes.name}: p99 of a log-in`,
      runs: logIns.map(({ ms }) => quantile(ms, 0.99)),
      unit: 'ms',
      ...noBudget,
    },
    {
      id: 'S10',
      what: `${nodes.name}: log-ins told to come back later`,
      runs: logIns.map(({ refused }) => refused),
      unit: '',
      ...noBudget,
    },
  )
}, STORES_OF_NODES)

printFigures(
  `${LOG_INS_PER_SECOND} log-ins a second for ${STORM_SECONDS} s, ${MESSAGES_PER_SECOND} messages a second`,
  figures,
)

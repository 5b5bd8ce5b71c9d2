// S1, S2, S3, S5 and S6 (docs/performance.md "Budgets"): the socket alone without a store, server and clients
// in their own processes. Rates are per CPU second of the server, so a busy machine changes them little.
import { fileURLToPath } from 'node:url'
import type { ClientsAnswer, ClientsCommand } from './fanoutClients.ts'
import type { ServerAnswer, ServerCommand } from './fanoutServer.ts'
import { forkBench, type Forked } from './forked.ts'
import { printFigures, quantile, type Figure } from './table.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const KIB = 1024

/** A server and its clients. */
interface Pair {
  server: Forked<ServerCommand, ServerAnswer>['ask']
  clients: Forked<ClientsCommand, ClientsAnswer>['ask']
  open(count: number, from?: number, reads?: boolean): Promise<void>
}

async function inPair<Result>(work: (pair: Pair) => Promise<Result>): Promise<Result> {
  const server = forkBench<ServerCommand, ServerAnswer>('./fanoutServer.ts')
  const clients = forkBench<ClientsCommand, ClientsAnswer>('./fanoutClients.ts')
  try {
    const { port } = await server.ask({ do: 'listen' }, 'port')
    return await work({
      server: server.ask,
      clients: clients.ask,
      async open(count, from = 1, reads = true) {
        await clients.ask({ do: 'open', port, from, count, reads }, 'opened')
      },
    })
  } finally {
    await server.end()
    await clients.end()
  }
}

async function repeat(work: (pair: Pair) => Promise<number>): Promise<number[]> {
  const values: number[] = []
  for (let run = 0; run < RUNS; run++) values.push(await inPair(work))
  return values
}

/** S1, S2: deliveries per CPU second of the server, counted at the clients. */
const deliveries = (messages: number, perTick: number) => async (pair: Pair) => {
  const members = 500
  await pair.open(members)
  const warmUp = messages / 10
  await pair.server({ do: 'flood', messages: warmUp, perTick, members }, 'cpuSeconds')
  await allArrived(pair, warmUp * members)
  const { cpuSeconds } = await pair.server({ do: 'flood', messages, perTick, members }, 'cpuSeconds')
  await allArrived(pair, (warmUp + messages) * members)
  return (messages * members) / cpuSeconds
}

async function allArrived(pair: Pair, count: number): Promise<void> {
  const giveUpAt = performance.now() + 30_000
  for (;;) {
    const { received, closed } = await pair.clients({ do: 'counted' }, 'received')
    if (received === count) return
    if (performance.now() > giveUpAt)
      throw new Error(`${received} of ${count} deliveries, ${closed} sockets lost`)
  }
}

/** S3. Every delivery counts, including the sender's own. */
async function sendToDelivery(pair: Pair): Promise<number> {
  await pair.open(100)
  await pair.clients({ do: 'talk', perSecond: 20, seconds: 1 }, 'latencies')
  const { latencies } = await pair.clients({ do: 'talk', perSecond: 20, seconds: 8 }, 'latencies')
  if (latencies.length !== 16_000) throw new Error(`${latencies.length} of 16000 deliveries`)
  return quantile(latencies, 0.99)
}

/** S5: memory growth of the whole process, after 500 sockets that warm it up. */
async function idleSocket(pair: Pair): Promise<number> {
  await pair.open(500)
  const before = await pair.server({ do: 'memory' }, 'rss')
  await pair.open(2_000, 501)
  const after = await pair.server({ do: 'memory' }, 'rss')
  return (after.rss - before.rss) / 2_000 / KIB
}

interface SlowReader {
  /** Infinity when the slow reader was never cut off. */
  backlogKib: number
  /** p99 of the other readers with the slow reader over their p99 without. */
  ratio: number
}

async function slowReader(pair: Pair): Promise<SlowReader> {
  // 16 MB a reader: the kernel's buffers take up to 10 MB before a backlog forms in the server.
  const steady: ServerCommand = { do: 'pace', perSecond: 200, seconds: 5, bytes: 16_000, members: 31 }
  await pair.open(30)
  await pair.server({ ...steady, seconds: 1 }, 'largestBacklogBytes')
  await pair.clients({ do: 'latencies' }, 'latencies')
  await pair.server(steady, 'largestBacklogBytes')
  const alone = quantile((await pair.clients({ do: 'latencies' }, 'latencies')).latencies, 0.99)
  await pair.open(1, 31, false)
  const { largestBacklogBytes, connections } = await pair.server(steady, 'largestBacklogBytes')
  const together = quantile((await pair.clients({ do: 'latencies' }, 'latencies')).latencies, 0.99)
  const cut = connections === 30
  return { backlogKib: cut ? largestBacklogBytes / KIB : Infinity, ratio: together / alone }
}

type Measurement = Omit<Figure, 'runs'> & { measure(): Promise<number[]> }

const MEASUREMENTS: Measurement[] = [
  {
    id: 'S1',
    what: 'deliveries, 500 in a room, one message a tick',
    measure: () => repeat(deliveries(1_000, 1)),
    unit: '/ CPU s',
    must: '≥ 120,000',
    keeps: (median) => median >= 120_000,
  },
  {
    id: 'S2',
    what: 'deliveries, 500 in a room, 16 messages a tick',
    measure: () => repeat(deliveries(8_000, 16)),
    unit: '/ CPU s',
    must: '≥ 900,000',
    keeps: (median) => median >= 900_000,
  },
  {
    id: 'S3',
    what: 'SEND to delivery p99, 100 in a room, 20 a second',
    measure: () => repeat(sendToDelivery),
    unit: 'ms',
    must: '≤ 12 ms',
    keeps: (median) => median <= 12,
  },
  {
    id: 'S5',
    what: 'idle subscribed socket, resident memory',
    measure: () => repeat(idleSocket),
    unit: 'KiB',
    must: '≤ 18 KiB',
    keeps: (median) => median <= 18,
  },
  {
    id: 'S6',
    what: 'backlog of a slow reader before it is cut',
    measure: () => repeat(async (pair) => (await slowReader(pair)).backlogKib),
    unit: 'KiB',
    must: '≤ 1 MiB, then closed',
    keeps: (median) => median <= 1024,
  },
  {
    id: 'S6',
    what: "the others' p99 beside a slow reader",
    measure: () => repeat(async (pair) => (await slowReader(pair)).ratio),
    unit: 'times',
    must: '≤ 1.5 times',
    keeps: (median) => median <= 1.5,
  },
]

/** Every run uses fresh processes. Without ids, all measurements run. */
export async function measureFanout(ids: readonly string[] = []): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { measure, ...figure } of MEASUREMENTS) {
    if (ids.length === 0 || ids.includes(figure.id)) figures.push({ ...figure, runs: await measure() })
  }
  return figures
}

// `node --import tsx tests/bench/fanout.ts S3 S6` measures these two.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  printFigures('Fan-out of the socket, no store', await measureFanout(process.argv.slice(2)))
}

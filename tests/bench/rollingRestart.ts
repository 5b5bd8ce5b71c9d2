// S15 (docs/performance.md "Budgets"): two nodes behind HAProxy, with the file of deploy/haproxy, are restarted one
// after the other while members write, callers make requests and a recording is uploaded.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/lib/process.mjs'
import { startHaproxy, startRedis } from '../../scripts/lib/services.mjs'
import { BENCH_SECRET } from './accessTokens.ts'
import { groupsOf } from './crowd.ts'
import { forkBench } from './forked.ts'
import { clock } from './lightSocket.ts'
import type { RollingAnswer, RollingCommand, RollingFigures } from './rollingClients.ts'
import { endApp, serveApp } from './servedApp.ts'
import { fill, onEachStore } from './stores.ts'
import { printFigures, type Figure } from './table.ts'

const ROOMS = 100
const SIZE = 4
const MESSAGES_PER_SECOND = 50
const REQUESTS_PER_SECOND = 200
/** As deploy/hapju.env.example has it. */
const DRAIN_SECONDS = 12
const CALM_MS = 3_000
const SPREAD_MIN_SECONDS = 5

const probe = promisify(execFile)
const figures: Figure[] = []

async function measure(): Promise<void> {
  const redis = await startRedis()
  if (redis === null) throw new Error('Redis is not installed')
  try {
    await onEachStore(
      async (store) => {
        await fill(store, groupsOf(SIZE, ROOMS))
        const ports = [await freePort(), await freePort()] as const
        const start = (port: number) =>
          serveApp(
            {
              ...store.env,
              PORT: String(port),
              REDIS_URL: redis.url,
              TOKEN_SECRET: BENCH_SECRET,
              TRUST_PROXY: '1',
              DRAIN_SECONDS: String(DRAIN_SECONDS),
            },
            store.dataDir,
          )
        const nodes = [await start(ports[0]), await start(ports[1])]
        // takes nodes for ready until a check fails
        const balancer = await startHaproxy([`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`])
        if (balancer === null) throw new Error('HAProxy or OpenSSL is not installed')
        const clients = forkBench<RollingCommand, RollingAnswer>('./rollingClients.ts', {
          NODE_EXTRA_CA_CERTS: balancer.certificateFile,
        })
        const stops: { seconds: number; code: number }[] = []
        const restarts: { from: number; to: number }[] = []
        try {
          await clients.ask({ do: 'open', origin: balancer.url, rooms: ROOMS, size: SIZE }, 'opened')
          const rates = { messagesPerSecond: MESSAGES_PER_SECOND, requestsPerSecond: REQUESTS_PER_SECOND }
          await clients.ask({ do: 'start', ...rates }, 'started')
          await wait(CALM_MS)
          for (const [at, port] of ports.entries()) {
            const from = clock()
            const exited = once(nodes[at]!.process, 'exit') as Promise<[number]>
            await endApp(nodes[at]!)
            const [code] = await exited
            stops.push({ seconds: (clock() - from) / 1000, code })
            nodes[at] = await start(port)
            await untilNoticed(port)
            restarts.push({ from, to: clock() })
          }
          await wait(CALM_MS)
          report(await clients.ask({ do: 'finish', restarts }, 'texts'), stops)
        } finally {
          await clients.end()
          await Promise.all(nodes.map((node) => endApp(node, 'SIGKILL')))
          balancer.stop()
        }
      },
      ['Postgres'],
    )
  } finally {
    redis.stop()
  }
}

/** As `systemctl restart` does with deploy/systemd. */
async function untilNoticed(port: number): Promise<void> {
  await probe(process.execPath, ['deploy/probe.mjs', '--wait=120', '--steady=4', `--port=${port}`, '/readyz'])
}

function report(seen: RollingFigures, stops: readonly { seconds: number; code: number }[]): void {
  for (const complaint of seen.complaints) process.stderr.write(`${complaint}\n`)
  const none = (what: string, count: number): Figure => ({
    id: 'S15',
    what,
    runs: [count],
    unit: '',
    must: '0',
    keeps: (value) => value === 0,
  })
  const noTarget = { must: '-', keeps: () => true }
  const { texts, requests, uploads, redials } = seen
  figures.push(
    none(`requests that failed, of ${requests}`, seen.failedRequests),
    none(`uploads of 20 MB in 5 s that failed, of ${uploads}`, seen.failedUploads),
    none('groups that were made, and are missing or there twice', seen.wrongRooms),
    none(`messages lost, of ${texts}`, seen.lost),
    none('messages doubled', seen.doubled),
    none('messages never confirmed', seen.unconfirmed),
    none(`redials that failed, of ${redials}`, seen.failedRedials),
    none('sockets that ended with another code than 1012', seen.otherEnds),
    {
      id: 'S15',
      what: 'redials of a node are spread over',
      runs: seen.spreadSeconds,
      unit: 's',
      must: `≥ ${SPREAD_MIN_SECONDS}`,
      keeps: () => seen.spreadSeconds.every((seconds) => seconds >= SPREAD_MIN_SECONDS),
    },
    {
      id: 'S15',
      what: 'most of them within a second',
      runs: seen.mostInASecondPercent,
      unit: '%',
      must: '≤ 25',
      keeps: () => seen.mostInASecondPercent.every((percent) => percent <= 25),
    },
    none('nodes that ended with another code than 0', stops.filter(({ code }) => code !== 0).length),
    {
      id: 'S15',
      what: 'a node stops within',
      runs: stops.map(({ seconds }) => seconds),
      unit: 's',
      ...noTarget,
    },
    {
      id: 'S15',
      what: 'requests made',
      runs: [seen.requestsPerSecond],
      unit: '/s',
      must: `≥ ${REQUESTS_PER_SECOND * 0.95}`,
      keeps: (perSecond) => perSecond >= REQUESTS_PER_SECOND * 0.95,
    },
    { id: 'S15', what: 'requests, p99', runs: [seen.requestP99Ms], unit: 'ms', ...noTarget },
    { id: 'S15', what: 'requests, slowest', runs: [seen.requestMaxMs], unit: 'ms', ...noTarget },
  )
}

await measure()
printFigures(
  `Rolling restart of two nodes behind HAProxy: ${ROOMS * SIZE} members, ${MESSAGES_PER_SECOND} messages and ${REQUESTS_PER_SECOND} requests a second`,
  figures,
)
// Counts, unlike times and rates, do not depend on the machine.
const broken = figures.filter(({ unit, keeps, runs }) => unit === '' && !keeps(runs[0] ?? Number.NaN))
if (broken.length > 0) process.exitCode = 1

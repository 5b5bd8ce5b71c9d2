import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { startRedis } from '../../scripts/lib/services.mjs'
import { accessTokens, BENCH_SECRET } from './accessTokens.ts'
import { groupsOf } from './crowd.ts'
import { endApp, serveApp, type ServedApp } from './servedApp.ts'
import { fill, onEachStore } from './stores.ts'
import { StormMember, type Said } from './stormMember.ts'

/** Two nodes and their members. Each room has two members on each node. */
const SIZE = 4
const SEATS_ON_A = 2

export interface Redis {
  url: string
  pid: number
}

export interface Town {
  redis: Redis
  nodes: [ServedApp, ServedApp]
  /** The members connected to the first node, and to the second. */
  members: [StormMember[], StormMember[]]
  /** Kills the first node and starts it again on its port. Resolves when it serves. */
  killFirst(): Promise<void>
}

interface TownOptions {
  env?: Record<string, string>
  /** Everybody's; without it nobody can log in by password. */
  passwordHash?: string
  /** Runs when only the first node is there. */
  beforeSecond?: (redis: Redis) => Promise<void>
}

/**
 * Runs `work` on two built nodes with one Postgres and one Redis, which it starts and ends. `beforeSecond` runs
 * when only the first node is there.
 */
export async function onTown(
  rooms: number,
  work: (town: Town) => Promise<void>,
  { env = {}, passwordHash, beforeSecond = async () => {} }: TownOptions = {},
): Promise<void> {
  const redis = await startRedis()
  if (redis === null) throw new Error('Redis is not installed')
  try {
    await onEachStore(
      async (store) => {
        await fill(store, { ...groupsOf(SIZE, rooms), ...(passwordHash !== undefined && { passwordHash }) })
        const settings = {
          ...store.env,
          REDIS_URL: redis.url,
          TOKEN_SECRET: BENCH_SECRET,
          LOG_LEVEL: 'error',
          ...env,
        }
        const first = await serveApp(settings, store.dataDir)
        const nodes = [first] as unknown as Town['nodes']
        const members: Town['members'] = [[], []]
        try {
          await beforeSecond(redis as Redis)
          nodes[1] = await serveApp(settings)
          await settle(members, nodes, rooms)
          await work({
            redis: redis as Redis,
            nodes,
            members,
            async killFirst() {
              const { origin, dataDir } = nodes[0]
              await endApp(nodes[0], 'SIGKILL')
              nodes[0] = await serveApp({ ...settings, PORT: new URL(origin).port }, dataDir)
            },
          })
        } finally {
          for (const member of members.flat()) member.end()
          await Promise.all(nodes.map((node) => endApp(node, 'SIGKILL')))
          await Promise.all(nodes.map(({ dataDir }) => rm(dataDir, { recursive: true, force: true })))
        }
      },
      ['Postgres'],
    )
  } finally {
    redis.stop()
  }
}

async function settle(members: Town['members'], nodes: Town['nodes'], rooms: number): Promise<void> {
  const tokens = await accessTokens(rooms * SIZE)
  for (const [at, token] of tokens.entries()) {
    const node = at % SIZE < SEATS_ON_A ? 0 : 1
    const seat = { origin: nodes[node].origin, token, roomId: Math.floor(at / SIZE) + 1 }
    members[node].push(new StormMember(seat))
  }
  await Promise.all(members.flat().map((member) => member.connect()))
}

/** Members write in turn at a steady rate until `isOver`. Resolves with what they have written. */
export async function talk(
  members: readonly StormMember[],
  perSecond: number,
  isOver: () => boolean,
): Promise<Said[]> {
  const since = performance.now()
  const said: Said[] = []
  while (!isOver()) {
    const dueIn = since + (said.length * 1000) / perSecond - performance.now()
    if (dueIn > 0) await wait(dueIn)
    said.push(members[said.length % members.length]!.say())
  }
  return said
}

/** Waits until `isDone`, at most so long. Resolves with whether it was. */
export async function until(isDone: () => boolean, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs
  while (!isDone()) {
    if (performance.now() > end) return false
    await wait(100)
  }
  return true
}

// S13 c and d: Redis stands still, or drops the connection on which a node hears the others.
import { setTimeout as wait } from 'node:timers/promises'
import { Redis as Client } from 'ioredis'
import { CONFIRM_WITHIN_MS } from '#src/features/chat/delivery/drainMachine.ts'
import { clock } from './lightSocket.ts'
import type { StormOptions } from './storm.ts'
import type { Said, StormMember } from './stormMember.ts'
import { onTown, talk, until, type Redis } from './stormTown.ts'
import { quantile, type Figure } from './table.ts'

const ROOMS = 20
const MESSAGES_PER_SECOND = 20
/** Later than this, a message came only with the gap fill, or somebody waited for Redis. */
const IN_TIME_MS = 1_000
const CALM_SECONDS = 3
const CAUGHT_UP_WITHIN_MS = 90_000
const DROPS = 3
const TALK_AFTER_DROP_SECONDS = 25

const secondsOf = (ms: number) => ms / 1000
const inSeconds = (seconds: number) => {
  const end = clock() + seconds * 1000
  return () => clock() > end
}

/** The others in the room of a text: how long after its SEND each of them had it on the screen. */
const delaysOf = (said: readonly Said[], members: readonly StormMember[]) =>
  said.flatMap((text) =>
    members
      .filter((member) => member.seat.roomId === text.roomId && !member.said.includes(text))
      .map((member) => ({ text, delayMs: (member.shownAt.get(text.id) ?? Infinity) - text.sentAt })),
  )
const haveAll = (said: readonly Said[], members: readonly StormMember[]) => () =>
  delaysOf(said, members).every(({ delayMs }) => delayMs < Infinity)

/** c. Members of the first node write; budgets and SENDs are counted in the Redis that stands still. */
export async function redisStands({ seconds }: StormOptions): Promise<Figure[]> {
  const inTime: number[] = []
  const failed: number[] = []
  const slowest: number[] = []
  const caughtUp: number[] = []
  await onTown(
    ROOMS,
    async ({ redis, members: [near, far] }) => {
      await talk(near, MESSAGES_PER_SECOND, inSeconds(CALM_SECONDS))
      process.kill(redis.pid, 'SIGSTOP')
      let said: Said[]
      try {
        said = await talk(near, MESSAGES_PER_SECOND, inSeconds(seconds))
      } finally {
        process.kill(redis.pid, 'SIGCONT')
      }
      const goesOnAt = clock()
      await wait(CONFIRM_WITHIN_MS)
      const isThere = await until(haveAll(said, far), CAUGHT_UP_WITHIN_MS)
      const delays = delaysOf(said, near)
      inTime.push((100 * delays.filter(({ delayMs }) => delayMs <= IN_TIME_MS).length) / delays.length)
      slowest.push(
        quantile(
          delays.map(({ delayMs }) => delayMs),
          0.99,
        ),
      )
      failed.push(
        said.filter(({ sentAt, confirmedAt }) => (confirmedAt ?? Infinity) - sentAt > CONFIRM_WITHIN_MS)
          .length,
      )
      const lastShown = Math.max(...delaysOf(said, far).map(({ text, delayMs }) => text.sentAt + delayMs))
      caughtUp.push(isThere ? Math.max(0, secondsOf(lastShown - goesOnAt)) : Infinity)
    },
    { env: { LIMITS: 'on' } },
  )
  const what = `Redis stands for ${seconds} s`
  return [
    {
      id: 'S13c',
      what: `${what}: on the same node within ${IN_TIME_MS / 1000} s`,
      runs: inTime,
      unit: '%',
      must: '≥ 99.9',
      keeps: (share) => share >= 99.9,
    },
    {
      id: 'S13c',
      what: `${what}: SEND to the same node, p99`,
      runs: slowest,
      unit: 'ms',
      must: '-',
      keeps: () => true,
    },
    {
      id: 'S13c',
      what: `${what}: shown as failed`,
      runs: failed,
      unit: '',
      must: '0',
      keeps: (count) => count === 0,
    },
    {
      id: 'S13c',
      what: 'then the other node has everything after',
      runs: caughtUp,
      unit: 's',
      must: '-',
      keeps: Number.isFinite,
    },
  ]
}

/** d. From the second node's members: how long they got nothing, and when they had what they had missed. */
export async function subscriptionDropped(): Promise<Figure[]> {
  const deaf: number[] = []
  const filled: number[] = []
  const ofFirst: string[] = []
  await onTown(
    ROOMS,
    async ({ redis, members: [near, far] }) => {
      for (let drop = 0; drop < DROPS; drop += 1) {
        await talk(near, MESSAGES_PER_SECOND, inSeconds(CALM_SECONDS))
        const droppedAt = clock()
        await onRedis(redis, async (client) => {
          const ids = (await subscribing(client)).filter((id) => !ofFirst.includes(id))
          if (ids.length !== 1) throw new Error(`${ids.length} subscribing connections`)
          await client.client('KILL', 'ID', ids[0]!)
        })
        const said = await talk(near, MESSAGES_PER_SECOND, inSeconds(TALK_AFTER_DROP_SECONDS))
        await until(haveAll(said, far), CAUGHT_UP_WITHIN_MS)
        const late = delaysOf(said, far).filter(({ delayMs }) => delayMs > IN_TIME_MS)
        const deafUntil = Math.max(droppedAt, ...late.map(({ text }) => text.sentAt))
        const filledAt = Math.max(deafUntil, ...late.map(({ text, delayMs }) => text.sentAt + delayMs))
        deaf.push(secondsOf(deafUntil - droppedAt))
        filled.push(secondsOf(filledAt - deafUntil))
      }
    },
    {
      beforeSecond: (redis) =>
        onRedis(redis, async (client) => void ofFirst.push(...(await subscribing(client)))),
    },
  )
  return [
    {
      id: 'S13d',
      what: 'subscribing connection dropped: deaf for',
      runs: deaf,
      unit: 's',
      must: '≤ 15',
      keeps: () => Math.max(...deaf) <= 15,
    },
    {
      id: 'S13d',
      what: 'then gaps are filled after',
      runs: filled,
      unit: 's',
      must: '≤ 10',
      keeps: () => Math.max(...filled) <= 10,
    },
  ]
}

async function onRedis<T>({ url }: Redis, ask: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  try {
    return await ask(client)
  } finally {
    client.disconnect()
  }
}

const subscribing = async (client: Client) =>
  [...String(await client.call('CLIENT', 'LIST', 'TYPE', 'pubsub')).matchAll(/^id=(\d+)/gm)].map(
    ([, id]) => id!,
  )

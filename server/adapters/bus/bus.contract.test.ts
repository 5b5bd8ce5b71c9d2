import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'
import { aRoomMessage } from '#server/realtime/testing/events.ts'
import { createLog } from '#server/start/log.ts'
import { inProcessBus } from './inProcessBus.ts'
import { redisBus } from './redisBus.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis)
  process.stderr.write('The Redis bus is not tested: there is no redis-server on this machine.\n')

let redis: ChildProcess
let port: number
const url = () => `redis://127.0.0.1:${port}`
let folder: string

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return free
}

async function startRedis(): Promise<void> {
  redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { stdout } = redis
  await new Promise<void>((resolve, reject) => {
    let log = ''
    stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('Ready to accept connections')) resolve()
    })
    redis.once('exit', () => reject(new Error(`redis-server did not start:\n${log}`)))
  })
}

async function stopRedis(): Promise<void> {
  const ended = new Promise((resolve) => redis.once('exit', resolve))
  redis.kill('SIGKILL')
  await ended
}

/** Lies between a node and Redis. After `forget`, open connections stay open and nothing passes any more. */
async function aFirewall() {
  const open: [Socket, Socket][] = []
  const all = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => other.destroy())
      one.pipe(other)
    }
    open.push([client, upstream])
    all.add(client).add(upstream)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forget() {
      for (const [client, upstream] of open.splice(0)) {
        client.unpipe(upstream)
        upstream.unpipe(client)
      }
    },
    close() {
      for (const socket of all) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const buses: Bus[] = []
afterEach(() => Promise.all(buses.splice(0).map((bus) => bus.close())))

function twoNodes(make: () => Bus): [Bus, Bus] {
  const here = make()
  const there = make()
  buses.push(here, there)
  return [here, there]
}

/** Nodes without any of an older release, from their start. */
const aloneWithNew = { bucketsForBeats: 0 }

const newsOf = (memberId: number, event: unknown = 'news'): RealtimeEvent => ({
  kind: 'member',
  memberId,
  destination: '/user/queue/notifications',
  event,
})

/** The events a node gets from now on. */
function heardBy(bus: Bus): RealtimeEvent[] {
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => heard.push(event))
  return heard
}

/** Without those for every node: what `connected` has published may still arrive. */
const forMembers = (events: readonly RealtimeEvent[]) =>
  events.filter(({ kind }) => kind === 'room' || kind === 'member')

const roomEvents = (events: readonly RealtimeEvent[]) => events.filter((event) => event.kind === 'room')

/** Resolves once each node gets the events of the other, and those of `aRoomMessage`. */
async function connected(here: Bus, there: Bus): Promise<void> {
  for (const [from, to] of [
    [here, there],
    [there, here],
  ] as const) {
    const heard = heardBy(to)
    await expect
      .poll(async () => {
        await from.publish({ kind: 'memberSessionsEnded', memberId: 1 })
        return heard.length
      })
      .toBeGreaterThan(0)
  }
  for (const node of [here, there]) await Promise.all([node.follow(1), node.follow(2)])
}

function describeBus(makeNodes: () => [Bus, Bus]): void {
  it('brings an event to every node once, its own included, unchanged', async () => {
    const [here, there] = makeNodes()
    await connected(here, there)
    const heard = [heardBy(here), heardBy(there)]
    await here.publish(aRoomMessage({ messageId: 1 }))
    await there.publish(aRoomMessage({ messageId: 2 }))
    for (const events of heard) {
      await expect.poll(() => roomEvents(events)).toHaveLength(2)
      expect(events).toContainEqual(aRoomMessage({ messageId: 1 }))
      expect(events).toContainEqual(aRoomMessage({ messageId: 2 }))
    }
    // an event that came back to its own node would be here by now: it travels with this one
    await here.publish(aRoomMessage({ messageId: 3 }))
    await expect.poll(() => roomEvents(heard[1]!)).toHaveLength(3)
    expect(roomEvents(heard[0]!)).toHaveLength(3)
  })

  it('brings an event to its own node before `publish` resolves', async () => {
    const [here] = makeNodes()
    const heard = heardBy(here)
    await here.publish(aRoomMessage())
    expect(heard).toEqual([aRoomMessage()])
  })

  it('keeps the order of a room', async () => {
    const [here, there] = makeNodes()
    await connected(here, there)
    const heard = heardBy(there)
    const events = Array.from({ length: 500 }, (_, i) => aRoomMessage({ messageId: i + 1 }))
    await Promise.all(events.map((event) => here.publish(event)))
    await expect.poll(() => roomEvents(heard)).toEqual(events)
  })

  it('brings nothing more to a listener that has unsubscribed', async () => {
    const [here] = makeNodes()
    const heard: RealtimeEvent[] = []
    const leave = here.subscribe((event) => heard.push(event))
    const stays = heardBy(here)
    leave()
    await here.publish(aRoomMessage())
    await expect.poll(() => stays).toHaveLength(1)
    expect(heard).toEqual([])
  })
}

describe('in process', () => {
  describeBus(() => {
    const bus = inProcessBus()
    buses.push(bus)
    return [bus, bus]
  })
})

describe.skipIf(!hasRedis)('over Redis', () => {
  beforeAll(async () => {
    port = await freePort()
    folder = mkdtempSync(join(tmpdir(), 'hapju-redis-'))
    await startRedis()
  })
  afterAll(async () => {
    await stopRedis()
    rmSync(folder, { recursive: true })
  })

  describe('of nodes that route events', () => {
    describeBus(() => twoNodes(() => redisBus(url(), aloneWithNew)))
  })

  describe('of nodes that have just started, beside others of an older release', () => {
    describeBus(() => twoNodes(() => redisBus(url())))
  })

  it('brings an event for members to nodes that follow one of them, and to no other', async () => {
    const [here, there] = twoNodes(() => redisBus(url(), aloneWithNew))
    await connected(here, there)
    await here.follow(7)
    const heard = heardBy(here)
    await there.publish(newsOf(8))
    await there.publish(aRoomMessage({ audience: [8, 9] }))
    await there.publish(newsOf(7))
    await expect.poll(() => forMembers(heard)).not.toEqual([])
    expect(forMembers(heard)).toEqual([newsOf(7)])
  })

  it('brings what is published for a member once `follow` has resolved', async () => {
    const [here, there] = twoNodes(() => redisBus(url(), aloneWithNew))
    await connected(here, there)
    const heard = heardBy(here)
    const members = Array.from({ length: 300 }, (_, n) => n + 1_000)
    await Promise.all(
      members.map(async (memberId) => {
        if (memberId % 3 === 0) await new Promise((resolve) => setImmediate(resolve))
        await here.follow(memberId)
        await there.publish(newsOf(memberId))
      }),
    )
    const news = () => heard.filter(({ kind }) => kind === 'member')
    await expect.poll(() => news().length).toBe(members.length)
    expect(new Set(news())).toEqual(new Set(members.map((memberId) => newsOf(memberId))))
  })

  it('brings an event of a large room to a node that has one of its members, once', async () => {
    const [here, there] = twoNodes(() => redisBus(url(), aloneWithNew))
    await connected(here, there)
    const audience = Array.from({ length: 2_500 }, (_, n) => n + 10_000)
    await here.follow(audience.at(-1)!)
    await here.follow(audience[120]!)
    const heard = heardBy(here)
    await there.publish(aRoomMessage({ audience }))
    await there.publish(newsOf(1))
    await expect.poll(() => heard).toContainEqual(newsOf(1))
    expect(forMembers(heard)).toEqual([aRoomMessage({ audience }), newsOf(1)])
  })

  it('keeps the order of a room when nodes begin to route', async () => {
    const [here, there] = twoNodes(() => redisBus(url(), { bucketsForBeats: 1 }))
    await connected(here, there)
    const heard = heardBy(there)
    const startedAt = performance.now()
    const events: RealtimeEvent[] = []
    // one heartbeat lasts two seconds
    while (performance.now() - startedAt < 2_500) {
      events.push(aRoomMessage({ messageId: events.length + 1 }))
      await here.publish(events.at(-1)!)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await expect.poll(() => roomEvents(heard).length).toBe(events.length)
    expect(roomEvents(heard)).toEqual(events)
  })

  it('hears again after Redis has lost the members of the nodes, and is told that it has missed events', async () => {
    const [here, there] = twoNodes(() => redisBus(url(), aloneWithNew))
    await connected(here, there)
    const heard = heardBy(here)
    const operator = new Redis(url())
    await operator.flushall()
    operator.disconnect()
    await there.publish(aRoomMessage({ messageId: 1 }))
    await expect.poll(() => heard).toContainEqual({ kind: 'eventsMissed' })
    expect(heard).not.toContainEqual(aRoomMessage({ messageId: 1 }))
    await there.publish(aRoomMessage({ messageId: 2 }))
    await expect.poll(() => heard).toContainEqual(aRoomMessage({ messageId: 2 }))
  })

  it('leaves nothing in Redis of a node that has ended, after half a minute', async () => {
    const bus = redisBus(url(), aloneWithNew)
    await bus.follow(1)
    await expect.poll(() => bus.reach()).toBe('all')
    const operator = new Redis(url())
    const keys = await operator.keys('hapju:bus:members:*')
    const ttls = await Promise.all(keys.map((key) => operator.pttl(key)))
    expect(ttls.length).toBeGreaterThan(0)
    for (const ttl of ttls) expect(ttl).toBeGreaterThan(0)
    expect(Math.max(...ttls)).toBeLessThanOrEqual(30_000)
    // as if that time were over
    await operator.del(...keys)
    await bus.close()
    const [other] = twoNodes(() => redisBus(url(), aloneWithNew))
    await expect.poll(() => other.reach()).toBe('all')
    await expect.poll(() => operator.scard('hapju:bus:routes')).toBeLessThanOrEqual(2)
    operator.disconnect()
  })

  it('serves its own node while Redis is down, and the others again when it is back', async () => {
    const [here, there] = twoNodes(() => redisBus(url(), aloneWithNew))
    await connected(here, there)
    const [own, others] = [heardBy(here), heardBy(there)]
    await stopRedis()
    await here.publish(aRoomMessage({ messageId: 3 }))
    expect(own).toContainEqual(aRoomMessage({ messageId: 3 }))
    await startRedis()
    await expect.poll(() => others).toContainEqual({ kind: 'eventsMissed' })
    await connected(here, there)
    await here.publish(aRoomMessage({ messageId: 4 }))
    // Not necessarily last: the other node's report of failed events may follow it.
    await expect.poll(() => others).toContainEqual(aRoomMessage({ messageId: 4 }))
  })

  it('serves its own node while Redis hangs, and tells the others afterwards that they missed events', async () => {
    const logged: string[] = []
    const log = createLog('error', { write: (line) => void logged.push(line) })
    const [here, there] = twoNodes(() => redisBus(url(), { ...aloneWithNew, log }))
    await connected(here, there)
    const [own, others] = [heardBy(here), heardBy(there)]
    // Redis accepts no writes for a while; no connection breaks.
    const operator = new Redis(url())
    await operator.client('PAUSE', 60_000, 'WRITE')
    const startedAt = performance.now()
    await here.publish(aRoomMessage({ messageId: 2 }))
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(own).toContainEqual(aRoomMessage({ messageId: 2 }))
    await expect.poll(() => logged.join()).toContain('events do not reach the other nodes')
    await operator.client('UNPAUSE')
    operator.disconnect()
    await expect.poll(() => others).toContainEqual({ kind: 'eventsMissed' })
    expect(own).not.toContainEqual({ kind: 'eventsMissed' })
  })

  it('hears again after its connections went silent without breaking', { timeout: 30_000 }, async () => {
    const firewall = await aFirewall()
    const [here, there] = [firewall.url, url()].map((at) => redisBus(at, aloneWithNew)) as [Bus, Bus]
    buses.push(here, there)
    await connected(here, there)
    await expect.poll(() => here.reach()).toBe('all')
    const heard = heardBy(here)
    firewall.forget()
    await there.publish(aRoomMessage({ messageId: 1 }))
    await expect.poll(() => heard).toContainEqual({ kind: 'eventsMissed' })
    expect(heard).not.toContainEqual(aRoomMessage({ messageId: 1 }))
    await there.publish(aRoomMessage({ messageId: 2 }))
    await expect.poll(() => heard).toContainEqual(aRoomMessage({ messageId: 2 }))
    await here.close()
    await firewall.close()
  })

  it('does not report missed events when it has just started', async () => {
    const [here, there] = twoNodes(() => redisBus(url(), aloneWithNew))
    const heard = heardBy(here)
    await connected(here, there)
    expect(heard.map(({ kind }) => kind)).not.toContain('eventsMissed')
  })
})

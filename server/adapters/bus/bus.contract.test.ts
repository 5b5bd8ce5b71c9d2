import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RealtimeEvent, Bus } from '#server/realtime/events.ts'
import { aRoomMessage } from '#server/realtime/testing/events.ts'
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

const buses: Bus[] = []
afterEach(() => Promise.all(buses.splice(0).map((bus) => bus.close())))

/** Two nodes on one bus; on the in-process bus they are the same object. */
function twoNodes(make: () => Bus): [Bus, Bus] {
  const here = make()
  const there = make()
  buses.push(here, there)
  return [here, there]
}

/**
 * The events a node gets from now on. A Redis bus gets none before its first connection is up; `publish`
 * waits for that.
 */
function heardBy(bus: Bus): RealtimeEvent[] {
  const heard: RealtimeEvent[] = []
  bus.subscribe((event) => heard.push(event))
  return heard
}

function describeBus(makeNodes: () => [Bus, Bus]): void {
  it('brings an event to every node, its own included, unchanged', async () => {
    const [here, there] = makeNodes()
    const heard = [heardBy(here), heardBy(there)]
    await there.publish({ kind: 'memberSessionsEnded', memberId: 1 })
    await here.publish(aRoomMessage())
    for (const events of heard)
      await expect.poll(() => events, { timeout: 10_000 }).toContainEqual(aRoomMessage())
  })

  it('keeps the order of a room', async () => {
    const [here, there] = makeNodes()
    const heard = heardBy(there)
    await there.publish({ kind: 'memberSessionsEnded', memberId: 1 })
    const events = Array.from({ length: 500 }, (_, i) => aRoomMessage({ messageId: i + 1 }))
    await Promise.all(events.map((event) => here.publish(event)))
    await expect
      .poll(() => heard.filter((event) => event.kind === 'room'), { timeout: 10_000 })
      .toEqual(events)
  })

  it('brings nothing more to a listener that has unsubscribed', async () => {
    const [here] = makeNodes()
    const heard: RealtimeEvent[] = []
    const leave = here.subscribe((event) => heard.push(event))
    const stays = heardBy(here)
    leave()
    await here.publish(aRoomMessage())
    await expect.poll(() => stays, { timeout: 10_000 }).toHaveLength(1)
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

  describeBus(() => twoNodes(() => redisBus(url())))

  it('fails for the caller when Redis is down, and works again by itself when it is back', async () => {
    const [here, there] = twoNodes(() => redisBus(url()))
    const heard = heardBy(there)
    await here.publish(aRoomMessage({ messageId: 1 }))
    await there.publish(aRoomMessage({ messageId: 2 }))
    await stopRedis()
    await expect(here.publish(aRoomMessage({ messageId: 3 }))).rejects.toThrow('Redis is unreachable')
    await startRedis()
    await expect.poll(() => heard, { timeout: 10_000 }).toContainEqual({ kind: 'eventsMissed' })
    await here.publish(aRoomMessage({ messageId: 4 }))
    // Not necessarily last: the other node's report of failed events may follow it.
    await expect.poll(() => heard, { timeout: 10_000 }).toContainEqual(aRoomMessage({ messageId: 4 }))
  })

  it('tells all nodes that an event could not be published', async () => {
    const [here, there] = twoNodes(() => redisBus(url()))
    const heard = heardBy(there)
    await there.publish(aRoomMessage({ messageId: 1 }))
    // Redis accepts no writes for a while; no connection breaks.
    const operator = new Redis(url())
    await operator.client('PAUSE', 60_000, 'WRITE')
    await expect(here.publish(aRoomMessage({ messageId: 2 }))).rejects.toThrow('timed out')
    await operator.client('UNPAUSE')
    operator.disconnect()
    await expect.poll(() => heard, { timeout: 10_000 }).toContainEqual({ kind: 'eventsMissed' })
  })

  it('does not report missed events when it has just started', async () => {
    const [here] = twoNodes(() => redisBus(url()))
    const heard = heardBy(here)
    await here.publish(aRoomMessage())
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual([aRoomMessage()])
  })
})

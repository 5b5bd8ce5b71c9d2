import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Buckets } from '#server/deps.ts'
import { memoryBuckets } from './memoryBuckets.ts'
import { redisBuckets } from './redisBuckets.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0
if (!hasRedis)
  process.stderr.write('Counting in Redis is not tested: there is no redis-server on this machine.\n')

const bucket = { atOnce: 3, everySeconds: 60 }
let keys = 0
const aKey = () => `test:${(keys += 1)}`

function describeBuckets(make: () => Buckets | Promise<Buckets>): void {
  let buckets: Buckets
  beforeEach(async () => {
    buckets = await make()
  })

  it('let a key pass as often as its bucket says, also at once, and then say how long to wait', async () => {
    const key = aKey()
    const waits = await Promise.all(Array.from({ length: 5 }, async () => buckets.take([{ key, bucket }])))
    expect(waits.slice(0, 3)).toEqual([0, 0, 0])
    for (const waitMs of waits.slice(3)) {
      expect(waitMs).toBeGreaterThan(55_000)
      expect(waitMs).toBeLessThanOrEqual(60_000)
    }
    expect(await buckets.take([{ key: aKey(), bucket }])).toBe(0)
  })

  it('take from all buckets or from none', async () => {
    const [address, member] = [aKey(), aKey()]
    for (let n = 0; n < 3; n += 1) await buckets.take([{ key: member, bucket }])
    for (let n = 0; n < 5; n += 1)
      expect(
        await buckets.take([
          { key: address, bucket },
          { key: member, bucket },
        ]),
      ).toBeGreaterThan(0)
    for (let n = 0; n < 3; n += 1) expect(await buckets.take([{ key: address, bucket }])).toBe(0)
    expect(await buckets.take([{ key: address, bucket }])).toBeGreaterThan(0)
  })

  it('give one back after the interval', async () => {
    const quick = { atOnce: 1, everySeconds: 0.05 }
    const key = aKey()
    expect(await buckets.take([{ key, bucket: quick }])).toBe(0)
    await expect.poll(() => buckets.take([{ key, bucket: quick }]), { interval: 10 }).toBe(0)
  })
}

describe('buckets in the process', () => {
  describeBuckets(() => memoryBuckets(() => new Date()))
})

describe.skipIf(!hasRedis)('buckets in Redis', () => {
  let redis: ChildProcess
  let folder: string
  let port: number
  const open: { close(): void }[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hapju-buckets-'))
    port = await freePort()
    redis = await startRedis(port, folder)
  })
  afterEach(() => {
    for (const node of open.splice(0)) node.close()
  })
  afterAll(() => {
    redis.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  /** Returns a node and how often it counted for itself. */
  function aNode() {
    const own = memoryBuckets(() => new Date())
    const ownTake = vi.spyOn(own, 'take')
    const node = redisBuckets(`redis://127.0.0.1:${port}`, own)
    open.push(node)
    return { node, ownTake }
  }

  /** Waits until Redis counts for the node. */
  async function counting() {
    const { node, ownTake } = aNode()
    await expect
      .poll(async () => {
        ownTake.mockClear()
        await node.take([{ key: aKey(), bucket }])
        return ownTake.mock.calls.length
      })
      .toBe(0)
    return { node, ownTake }
  }

  describeBuckets(async () => (await counting()).node)

  it('are shared by all nodes', async () => {
    const [here, there] = [await counting(), await counting()]
    const key = aKey()
    const waits = await Promise.all(
      [here, there, here, there].map(async ({ node }) => node.take([{ key, bucket }])),
    )
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(3)
  })

  it('are no fuller for a caller who used them up when Redis goes away', async () => {
    const [here, there] = [await counting(), await counting()]
    const [key, other] = [aKey(), aKey()]
    for (let n = 0; n < 3; n += 1) await here.node.take([{ key, bucket }])
    expect(await there.node.take([{ key, bucket }])).toBeGreaterThan(55_000)
    await here.node.take([{ key: other, bucket }])
    const stopped = new Promise((resolve) => redis.once('exit', resolve))
    redis.kill('SIGKILL')
    await stopped
    for (const { node } of [here, there]) {
      const waitMs = await node.take([{ key, bucket }])
      expect(waitMs).toBeGreaterThan(55_000)
      expect(waitMs).toBeLessThanOrEqual(60_000)
    }
    const waits = []
    for (let n = 0; n < 3; n += 1) waits.push(await here.node.take([{ key: other, bucket }]))
    expect(waits.map((waitMs) => waitMs > 0)).toEqual([false, false, true])
    redis = await startRedis(port, folder)
  }, 30_000)

  it('are counted by each node for itself while Redis is away, and by Redis again later', async () => {
    const { node, ownTake } = await counting()
    const key = aKey()
    const stopped = new Promise((resolve) => redis.once('exit', resolve))
    redis.kill('SIGKILL')
    await stopped
    const startedAt = performance.now()
    const waits = []
    for (let n = 0; n < 4; n += 1) waits.push(await node.take([{ key, bucket }]))
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(3)
    redis = await startRedis(port, folder)
    await expect
      .poll(async () => {
        ownTake.mockClear()
        await node.take([{ key: aKey(), bucket }])
        return ownTake.mock.calls.length
      })
      .toBe(0)
  }, 30_000)
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function startRedis(port: number, folder: string): Promise<ChildProcess> {
  const redis = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  await new Promise<void>((resolve, reject) => {
    let log = ''
    redis.stdout?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('Ready to accept connections')) resolve()
    })
    redis.once('exit', () => reject(new Error(`redis-server did not start:\n${log}`)))
  })
  return redis
}

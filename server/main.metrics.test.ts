import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findPromtool } from '../scripts/lib/tools.mjs'
import { linesOf } from './testing/metricLines.ts'
import { programVariables, spawnServer, type SpawnedServer } from './testing/spawnServer.ts'

/** The program is started. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const env = programVariables()
const promtool = findPromtool()
let server: SpawnedServer
let address: string

beforeAll(async () => {
  server = await spawnServer({ ...env, METRICS_PORT: '0' })
  address = /Metrics: {2}(\S+)/.exec(server.said())![1]!
})
afterAll(() => {
  vi.resetConfig()
})

/** As a browser asks for a page. */
const navigation = { headers: { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' } }

const served = async () => (await fetch(address)).text()

it('metrics are served on a port of their own, and no other address shows them', async () => {
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  expect(new URL(address).origin).not.toBe(server.url)
  for (const asked of [undefined, navigation])
    expect((await fetch(`${server.url}/metrics`, asked)).status).toBe(404)
  expect((await fetch(new URL('/readyz', address))).status).toBe(404)
  await fetch(`${server.url}/api/bands`)

  const { value } = linesOf(await served())
  const answered = (call: string, status: string) =>
    value('hapju_http_request_duration_seconds_count', { call, status })
  expect(answered('B1', '401')).toBe(1)
  expect(answered('unknown', '404')).toBe(2)
  expect(value('hapju_sockets')).toBe(0)
  expect(value('hapju_bus_reach', { reach: 'all' })).toBe(1)
  expect(value('hapju_pushes_waiting')).toBe(0)
  expect(value('hapju_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(value('hapju_process_resident_memory_bytes')).toBeGreaterThan(0)
})

it.runIf(promtool)('they pass the check of Prometheus itself', async () => {
  await fetch(`${server.url}/api/bands`)
  const input = await served()
  expect(execFileSync(promtool, ['check', 'metrics'], { input, encoding: 'utf8' })).toBe('')
})

it('their port is closed when the program stops', async () => {
  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})

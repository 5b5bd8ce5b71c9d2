import { execFileSync } from 'node:child_process'
import { afterAll, expect, it, vi } from 'vitest'
import { findPromtool } from '../scripts/lib/tools.mjs'
import { linesOf } from './testing/metricLines.ts'
import { programVariables, spawnServer, spawnToEnd, type SpawnedServer } from './testing/spawnServer.ts'

/** Each test starts the program; without Postgres the first start unpacks a database. */
vi.setConfig({ testTimeout: 90_000 })

const env = programVariables()
const promtool = findPromtool()

afterAll(() => {
  vi.resetConfig()
})

const addressOf = (server: SpawnedServer) => /Metrics: {2}(\S+)/.exec(server.said())?.[1]

/** As a browser asks for a page. */
const navigation = { headers: { Accept: 'text/html', 'Sec-Fetch-Mode': 'navigate' } }

it('without METRICS_PORT there are no metrics', async () => {
  const server = await spawnServer(env)
  expect(addressOf(server)).toBeUndefined()
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
})

it('serves metrics on a port of their own, which no other address shows and which closes with the program', async () => {
  const server = await spawnServer({ ...env, METRICS_PORT: '0' })
  const address = addressOf(server)!
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  expect(new URL(address).origin).not.toBe(server.url)
  for (const asked of [undefined, navigation])
    expect((await fetch(`${server.url}/metrics`, asked)).status).toBe(404)
  expect((await fetch(new URL('/readyz', address))).status).toBe(404)
  await fetch(`${server.url}/api/bands`)

  const { value } = linesOf(await (await fetch(address)).text())
  const answered = (call: string, status: string) =>
    value('hapju_http_request_duration_seconds_count', { call, status })
  expect(answered('B1', '401')).toBe(1)
  expect(answered('unknown', '404')).toBe(2)
  expect(value('hapju_sockets')).toBe(0)
  expect(value('hapju_bus_reach', { reach: 'all' })).toBe(1)
  expect(value('hapju_pushes_waiting')).toBe(0)
  expect(value('hapju_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  expect(value('hapju_process_resident_memory_bytes')).toBeGreaterThan(0)

  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  await expect(fetch(address)).rejects.toThrow('fetch failed')
})

it('refuses to start with metrics on the public port', async () => {
  const { code, said } = await spawnToEnd({ ...env, PORT: '3999', METRICS_PORT: '3999' })
  expect([code, said]).toEqual([1, 'METRICS_PORT must differ from PORT.\n'])
})

it.runIf(promtool)('what it serves passes the check of Prometheus itself', async () => {
  const server = await spawnServer({ ...env, METRICS_PORT: '0' })
  await fetch(`${server.url}/api/bands`)
  const input = await (await fetch(addressOf(server)!)).text()
  expect(execFileSync(promtool, ['check', 'metrics'], { input, encoding: 'utf8' })).toBe('')
})

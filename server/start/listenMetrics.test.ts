import { afterEach, expect, it } from 'vitest'
import { listenMetrics, type ListeningMetrics } from './listenMetrics.ts'
import { createLog } from './log.ts'

const LOOPBACK = '127.0.0.1'
const PAGE = { contentType: 'text/plain; version=0.0.4', text: async () => 'hapju_sockets 3\n' }

const open: ListeningMetrics[] = []
afterEach(async () => {
  for (const listening of open.splice(0)) await listening.close()
})

const logged: string[] = []
const log = createLog('error', { write: (line) => void logged.push(line) })

async function listening(page = PAGE, port = 0) {
  const metrics = await listenMetrics({ port, host: LOOPBACK }, page, log)
  open.push(metrics)
  return metrics
}

it('serves the metrics at one address', async () => {
  const { url } = await listening()
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(PAGE.contentType)
  expect(await answer.text()).toBe('hapju_sockets 3\n')
})

it.each(['/', '/api/chat/rooms', '/metrics/', '/metricsx', '/healthz'])(
  'answers 404 for %s',
  async (path) => {
    const { url } = await listening()
    expect((await fetch(new URL(path, url))).status).toBe(404)
  },
)

it('is only read', async () => {
  const { url } = await listening()
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405)
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('answers 500 and logs why when the metrics cannot be written', async () => {
  const { url } = await listening({ ...PAGE, text: () => Promise.reject(new Error('no memory')) })
  expect((await fetch(url)).status).toBe(500)
  expect(logged.join()).toContain('could not write the metrics')
})

it('gives the port back, although a connection is kept alive', async () => {
  const { url, close } = await listening()
  await (await fetch(url)).text()
  await close()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

it('refuses the start when its port is in use, and names the variable to change', async () => {
  const { url } = await listening()
  const { port } = new URL(url)
  await expect(listening(PAGE, Number(port))).rejects.toThrow(
    `Port ${port} is in use. Stop the other program or set METRICS_PORT to another one.`,
  )
})

it('refuses a host that is no address of this machine', async () => {
  await expect(listenMetrics({ port: 0, host: '192.0.2.1' }, PAGE, log)).rejects.toThrow(
    'METRICS_HOST 192.0.2.1 is not an address of this machine.',
  )
})

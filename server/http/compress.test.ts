import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { call } from '#contract/call.ts'
import type { Deps } from '#server/deps.ts'
import { noTracing } from '#server/traces/noTracing.ts'
import { gzipText } from './compress.ts'
import type { AppEnv } from './middleware.ts'
import { type Compress, route } from './route.ts'

const listWords = call({
  id: 'T1',
  method: 'GET',
  path: '/words',
  auth: 'none',
  body: 'bare',
  answer: v.array(v.string()),
})

/** Requests a list of `count` words as a browser does. */
function ask(
  count: number,
  { accepts = 'gzip, br', compress = gzipText }: { accepts?: string; compress?: Compress | null } = {},
) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('ip', '')
    await next()
  })
  const words = Array.from({ length: count }, (_, at) => `합주 ${at}`)
  const deps = { tracing: noTracing } as Deps
  route(listWords, async () => words).mount(app, deps, async () => null, compress ? { compress } : {})
  return app.request('/words', { headers: { 'Accept-Encoding': accepts } })
}

it('compresses a long answer', async () => {
  const response = await ask(4_000)
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  expect(response.headers.get('Vary')).toContain('Accept-Encoding')
  expect(response.headers.get('Content-Type')).toBe('application/json')
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = gunzipSync(bytes).toString()
  expect(JSON.parse(text)).toHaveLength(4_000)
  expect(bytes.length).toBeLessThan(text.length / 3)
})

it.each([
  ['whoever cannot read it otherwise', 4_000, { accepts: 'identity' }],
  ['everybody when nothing can make it short', 4_000, { compress: null }],
  ['everybody when it is short', 10, {}],
])('sends an answer uncompressed to %s', async (_whom, count, how) => {
  const response = await ask(count, how)
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(await response.json()).toHaveLength(count)
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#server/app.ts'
import { parseEnv } from '#server/start/env.ts'
import { testServer } from '#server/testing/testServer.ts'
import { apiDocs } from './apiDocs.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/hapju',
  TOKEN_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'a@b.co',
  VAPID_PUBLIC_KEY: 'B'.repeat(87),
  VAPID_PRIVATE_KEY: 'p'.repeat(43),
}

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hapju-docs-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>합주 API</title>')
  await writeFile(join(folder, 'openapi.json'), '{"openapi":"3.1.1"}')
  await writeFile(join(folder, 'asyncapi.json'), '{"asyncapi":"3.0.0"}')
  await writeFile(join(folder, 'notes.txt'), 'not for the public')
})
afterAll(() => rm(folder, { recursive: true }))

/** A server that answers every navigation with the SPA's page. */
async function serverWith(variables: Record<string, string>, folders = [folder]): Promise<App> {
  const docs = apiDocs({ ...parseEnv(variables), folders })
  const { app } = await testServer({
    apiDocs: docs,
    pages: {
      scripts: [],
      answer: async (c) => (c.req.header('Accept') === 'text/html' ? c.html('the app') : undefined),
    },
  })
  return app
}

describe('the documents of the API outside production', () => {
  let app: App
  beforeAll(async () => {
    app = await serverWith({})
  })

  it('are one page and two documents, sent with no-store', async () => {
    const page = await app.request('/docs/api/', { headers: { Accept: 'text/html' } })
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(await page.text()).toContain('<title>합주 API</title>')
    for (const [name, version] of Object.entries({ openapi: '3.1.1', asyncapi: '3.0.0' })) {
      const document = await app.request(`/docs/api/${name}.json`)
      expect(document.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
      expect(await document.json()).toEqual({ [name]: version })
    }
  })

  it("redirects the path without the trailing slash, because the page's links are relative", async () => {
    const { status, headers } = await app.request('/docs/api')
    expect([status, headers.get('Location')]).toEqual([302, '/docs/api/'])
  })

  it('are read from disk at each request', async () => {
    await writeFile(join(folder, 'openapi.json'), '{"openapi":"3.1.2"}')
    expect(await (await app.request('/docs/api/openapi.json')).json()).toEqual({ openapi: '3.1.2' })
  })

  it.each(['/docs/api/notes.txt', '/docs/api/../pages.ts', '/docs/api/%2e%2e/notes.txt', '/docs'])(
    'do not include %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404)
    },
  )

  it('answer GET and HEAD only', async () => {
    expect((await app.request('/docs/api/openapi.json', { method: 'POST' })).status).toBe(404)
  })

  it('answer 404 when they have not been generated', async () => {
    const without = await serverWith({}, [join(folder, 'nowhere')])
    expect((await without.request('/docs/api/openapi.json')).status).toBe(404)
  })
})

describe('the documents of the API in production', () => {
  it.each(['/docs/api', '/docs/api/', '/docs/api/openapi.json'])(
    'answer 404 like any unknown path: %s',
    async (path) => {
      const app = await serverWith(PRODUCTION)
      const answersTo = async (asked: string) => {
        const fetched = await app.request(asked)
        const visited = await app.request(asked, { headers: { Accept: 'text/html' } })
        return [fetched.status, await fetched.json(), visited.status, await visited.text()]
      }
      expect(await answersTo(path)).toEqual(await answersTo('/no/such/path'))
      expect(await answersTo(path)).toEqual([404, expect.anything(), 200, 'the app'])
    },
  )
})

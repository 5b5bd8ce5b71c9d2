import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#server/app.ts'
import { testServer } from '#server/testing/testServer.ts'
import { webPages } from './pages.ts'

const INLINE = 'first()'
const SCRIPT = 'export const x = 1\n'.repeat(100)
let built: string
let folder: string
let app: App

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'hapju-web-'))
  folder = join(built, 'web')
  await writeFile(
    join(built, 'preloads.json'),
    JSON.stringify({
      '/home/private-chat': ['/assets/a.js', '/assets/b.js'],
      '/bands/:bandId': ['/assets/c.js'],
      '/my': ['1', '2', '3', '4', '5', '6'],
      '*': ['/assets/d.js'],
    }),
  )
  const files: Record<string, string | Buffer> = {
    'index.html': `<!doctype html><title>합주</title><script>${INLINE}</script>`,
    'favicon.svg': '<svg/>',
    'sw.js': 'self.skipWaiting()',
    'manifest.webmanifest': '{}',
    'assets/app-1a2b3c4d.js': SCRIPT,
    'assets/app-1a2b3c4d.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b3c4d.js.gz': gzipSync(SCRIPT),
    'assets/font-1a2b3c4d.woff2': 'font',
    'assets/drawing-1a2b3c4d.svg': '<svg/>',
    'fonts/first.1a2b3c4d.woff2': 'font',
    'notes.md': 'not for the public',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  app = (await testServer({ pages: (await webPages(folder))! })).app
})
afterAll(() => rm(built, { recursive: true }))

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8'
const visited = (path: string) => app.request(path, { headers: { Accept: HTML } })

describe('navigating to a page', () => {
  it.each([
    '/',
    '/my',
    '/join/create-band/song',
    '/home/private-chat?room=5',
    '/profile-other/3',
    '/no/such/page',
  ])('gets the SPA for %s, which the browser revalidates each time', async (path) => {
    const response = await visited(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>합주</title>')
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  it('names the scripts of the screen in a Link header, so that they load before the first one runs', async () => {
    const { headers } = await visited('/home/private-chat?roomId=5')
    expect(headers.get('Link')).toBe('</assets/a.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload')
    expect((await visited('/bands/7')).headers.get('Link')).toBe('</assets/c.js>; rel=modulepreload')
    for (const path of ['/login', '/bands', '/bands/7/chat'])
      expect((await visited(path)).headers.get('Link')).toBe('</assets/d.js>; rel=modulepreload')
  })

  it('puts the scripts beyond the first five behind the data that the page requests', async () => {
    const link = (await visited('/my')).headers.get('Link')!
    expect(link.split(', ').filter((each) => each.endsWith('; fetchpriority=low'))).toEqual([
      '<6>; rel=modulepreload; fetchpriority=low',
    ])
  })

  it('allows its own inline script by its hash, and no other', async () => {
    const policy = (await visited('/my')).headers.get('Content-Security-Policy')
    const hash = createHash('sha256').update(INLINE).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  })

  it.each(['/api/nothing', '/auth/nothing', '/member/nothing', '/member/login', '/ws/nothing', '/metrics'])(
    'gets a JSON refusal for %s, which is no page',
    async (path) => {
      const response = await visited(path)
      expect(response.status).toBeGreaterThanOrEqual(404)
      expect(response.headers.get('Content-Type')).toBe('application/json')
    },
  )

  it('is answered 304 while nothing has changed', async () => {
    const etag = (await visited('/my')).headers.get('ETag')!
    const again = await app.request('/my', { headers: { Accept: HTML, 'If-None-Match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe('fetching a file', () => {
  it('is sent in the best coding that the browser accepts', async () => {
    const coding = async (accepted?: string) => {
      const headers = accepted === undefined ? undefined : { 'Accept-Encoding': accepted }
      const response = await app.request('/assets/app-1a2b3c4d.js', { headers })
      expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('Vary')).toContain('Accept-Encoding')
      return response.headers.get('Content-Encoding')
    }
    expect(await coding('gzip, deflate, br')).toBe('br')
    expect(await coding('gzip')).toBe('gzip')
    expect(await coding('br;q=0, gzip;q=0.5')).toBe('gzip')
    expect(await coding()).toBe(null)
  })

  it.each(['/assets/app-1a2b3c4d.js', '/fonts/first.1a2b3c4d.woff2'])(
    'is sent without the headers that concern pages: %s',
    async (path) => {
      const { headers } = await app.request(path)
      expect(headers.has('Content-Security-Policy')).toBe(false)
      expect(headers.has('Permissions-Policy')).toBe(false)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    },
  )

  it.each(['/sw.js', '/assets/drawing-1a2b3c4d.svg', '/'])(
    'has all of them where it is a worker, a drawing or a page: %s',
    async (path) => {
      const { headers } = await app.request(path)
      expect(headers.has('Content-Security-Policy')).toBe(true)
      expect(headers.has('X-Frame-Options')).toBe(true)
    },
  )

  it('sends the compressed bytes', async () => {
    const response = await app.request('/assets/app-1a2b3c4d.js', { headers: { 'Accept-Encoding': 'br' } })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT)
  })

  it('may cache a hashed file for ever and must revalidate any other', async () => {
    const caching = async (path: string) => (await app.request(path)).headers.get('Cache-Control')
    expect(await caching('/assets/font-1a2b3c4d.woff2')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/fonts/first.1a2b3c4d.woff2')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/favicon.svg')).toBe('no-cache')
    expect(await caching('/sw.js')).toBe('no-cache')
    expect(await caching('/manifest.webmanifest')).toBe('no-cache')
  })

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('has the type that a browser wants: %s', async (path, type) => {
    expect((await app.request(path)).headers.get('Content-Type')).toBe(type)
  })

  it('gets 404 for a missing file, never the SPA', async () => {
    expect((await app.request('/assets/old-00000000.js')).status).toBe(404)
    expect((await visited('/assets/old-00000000.js')).status).toBe(404)
    expect((await app.request('/my')).status).toBe(404)
  })

  it.each([
    '/notes.md',
    '/assets/app-1a2b3c4d.js.br',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fetc',
  ])('gets no file that is not meant for browsers: %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })

  it('gets only the headers for HEAD', async () => {
    const response = await app.request('/favicon.svg', { method: 'HEAD' })
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      200,
      'image/svg+xml',
      '',
    ])
  })

  it('what another app shares without a service worker leads to the screen that says it is lost', async () => {
    const response = await app.request('/share', { method: 'POST', body: new FormData() })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/share?lost='])
  })

  it('is refused for POST', async () => {
    expect((await app.request('/favicon.svg', { method: 'POST' })).status).toBe(404)
  })
})

it('serves nothing when the SPA has not been built', async () => {
  expect(await webPages(join(folder, 'nowhere'))).toBeNull()
})

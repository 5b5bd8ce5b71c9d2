import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { webPages } from '#server/http/pages.ts'
import { it as base } from '../bands/bands.fixtures.ts'
import { pagePreviews } from './previews.service.ts'

const PAGE = '<!doctype html><html><head><title>합주</title></head><body></body></html>'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hapju-previews-'))
  await writeFile(join(folder, 'index.html'), PAGE)
})
afterAll(() => rm(folder, { recursive: true }))

const it = base.extend('visited', ({ server }) => async (path: string, deps = server.deps) => {
  const pages = await webPages(folder, pagePreviews(deps, new URL('https://hapju.example')))
  const app = createApp(deps, { pages: pages! })
  const response = await app.request(path, { headers: { Accept: 'text/html' } })
  const html = await response.text()
  const told = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1]
  return { response, html, told }
})

describe('the preview of a band', () => {
  it('has its name, its sentence with whom it seeks, its picture and its address', async ({
    band,
    yuna,
    visited,
  }) => {
    const bandId = await band.aBand(yuna, {
      name: '새벽 네 시',
      description: '잠 못 드는 밤에 모여요\n격주 금요일에 만나요.',
      sessions: ['bass', 'drums'],
      imageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
    })
    const { response, told } = await visited(`/bands/${bandId}?name=%EB%B2%A8%EB%B2%B3`)
    expect(response.status).toBe(200)
    expect(told('og:title')).toBe('새벽 네 시')
    expect(told('og:description')).toBe('잠 못 드는 밤에 모여요 · 베이스, 드럼 모집 중')
    expect(told('og:image')).toBe('https://hapju.example/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg')
    expect(told('og:url')).toBe(`https://hapju.example/bands/${bandId}`)
  })

  it('has the picture of the app where the band has none, and a sentence where it said nothing', async ({
    band,
    yuna,
    visited,
  }) => {
    const { told } = await visited(`/bands/${await band.aBand(yuna, { sessions: [] })}`)
    expect(told('og:image')).toBe('https://hapju.example/app-icon-180.png')
    expect(told('og:description')).toBe('합주에서 만나는 밴드예요.')
  })

  it('seeks nobody once it no longer recruits, and is none once it is over', async ({
    band,
    yuna,
    visited,
  }) => {
    const full = await visited(`/bands/${await band.aBand(yuna, { status: 'ACTIVE', description: '우리' })}`)
    expect(full.told('og:description')).toBe('우리')
    const over = await visited(`/bands/${await band.aBand(yuna, { status: 'ENDED' })}`)
    expect(over.html).toBe(PAGE)
  })

  it('shows what the manager wrote as text', async ({ band, yuna, visited }) => {
    const { html, told } = await visited(`/bands/${await band.aBand(yuna, { name: '"><script>1</script>' })}`)
    expect(told('og:title')).toBe('&quot;&gt;&lt;script&gt;1&lt;/script&gt;')
    expect(html).not.toContain('<script>')
  })

  it('changes with the band, so a browser revalidates it', async ({ server, band, yuna, visited }) => {
    const path = `/bands/${await band.aBand(yuna)}`
    const { response } = await visited(path)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const etag = response.headers.get('ETag')!
    const pages = await webPages(folder, pagePreviews(server.deps, new URL('https://hapju.example')))
    const app = createApp(server.deps, { pages: pages! })
    const again = await app.request(path, { headers: { Accept: 'text/html', 'If-None-Match': etag } })
    expect(again.status).toBe(304)
  })
})

describe('the preview of a member', () => {
  it('has the nickname and nothing else of the member', async ({ server, visited }) => {
    const minseo = await server.aMember({ nickname: 'minseo' })
    const { html, told } = await visited(`/profile-detail/${minseo.memberId}`)
    expect(told('og:title')).toBe('minseo')
    expect(told('og:image')).toBe('https://hapju.example/app-icon-180.png')
    expect(html).not.toContain(minseo.email)
  })
})

describe('a page', () => {
  it.for(['/', '/bands/999999', '/bands/0', '/bands/abc', '/profile-detail/999999', '/my', '/bands/1/chat'])(
    'has no preview of its own at %s',
    async (path, { visited }) => {
      expect((await visited(path)).html).toBe(PAGE)
    },
  )

  it('is served without its preview while the store fails', async ({ server, visited }) => {
    const gone = () => {
      throw new Error('the store is out of reach')
    }
    const db = Object.assign(Object.create(server.deps.db), { select: gone })
    const { response, html } = await visited('/profile-detail/1', { ...server.deps, db })
    expect([response.status, html]).toEqual([200, PAGE])
    expect(server.logged).toContainEqual(
      expect.objectContaining({ msg: 'a page is served without its preview' }),
    )
  })
})

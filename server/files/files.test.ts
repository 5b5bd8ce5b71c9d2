import { beforeEach, describe, expect, it } from 'vitest'
import type { KeptFile } from '#server/deps.ts'
import { pathOfUrl, urlsFor, urlsForOthers } from '#server/http/fileUrls.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

const FILE: KeptFile = { bytes: new Uint8Array([1, 2, 3]), mime: 'image/webp' }

let server: TestServer
let path: string
beforeEach(async () => {
  server = await testServer()
  path = await server.deps.files.put(FILE)
})

it('serves a file to anybody, cached for ever, and only under its own type', async () => {
  const answer = await server.app.request(path)
  expect(answer.status).toBe(200)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(FILE.bytes)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  })
})

it('answers COMMON404 for a missing file, which must not be cached', async () => {
  for (const missing of [
    '/files/',
    '/files/aaaaaaaaaaaaaaaaaaaaaa.jpg',
    '/files/a/b',
    '/files/..%2fdb.lock',
  ]) {
    const answer = await server.app.request(missing, { headers: { Accept: 'text/html' } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code: 'COMMON404' })
  }
})

it('answers HEAD without a body', async () => {
  const answer = await server.app.request(path, { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(answer.headers.get('Content-Length')).toBe('3')
})

describe('a player', () => {
  const ask = async (headers: { Range: string; 'If-Range'?: string }) => {
    const answer = await server.app.request(path, { headers })
    return {
      status: answer.status,
      range: answer.headers.get('Content-Range'),
      length: answer.headers.get('Content-Length'),
      bytes: [...new Uint8Array(await answer.arrayBuffer())],
    }
  }

  beforeEach(async () => {
    path = await server.deps.files.put({ bytes: new Uint8Array([1, 2, 3, 4, 5]), mime: 'audio/mpeg' })
  })

  it('gets the range it asks for', async () => {
    expect(await ask({ Range: 'bytes=1-3' })).toEqual({
      status: 206,
      range: 'bytes 1-3/5',
      length: '3',
      bytes: [2, 3, 4],
    })
    expect(await ask({ Range: 'bytes=3-' })).toMatchObject({
      status: 206,
      range: 'bytes 3-4/5',
      bytes: [4, 5],
    })
  })

  it('gets 416 for a range outside the file', async () => {
    expect(await ask({ Range: 'bytes=5-' })).toMatchObject({ status: 416, range: 'bytes */5', bytes: [] })
  })

  it('gets the whole file for any other Range header', async () => {
    for (const headers of [
      { Range: '' },
      { Range: 'bytes=0-1,3-4' },
      { Range: 'bytes=1-2', 'If-Range': '"v1"' },
    ])
      expect(await ask(headers)).toMatchObject({
        status: 200,
        range: null,
        length: '5',
        bytes: [1, 2, 3, 4, 5],
      })
    expect((await server.app.request(path)).headers.get('Accept-Ranges')).toBe('bytes')
  })
})

it('makes addresses absolute with PUBLIC_URL, otherwise with the origin of the request', () => {
  const request = new Request('http://192.168.0.7:3000/api/chat/rooms')
  expect(urlsFor(null, request)(path)).toBe(`http://192.168.0.7:3000${path}`)
  expect(urlsFor(new URL('https://hapju.example/'), request)(path)).toBe(`https://hapju.example${path}`)
  expect(urlsFor(null, request)('https://images.example/a.jpg')).toBe('https://images.example/a.jpg')
  expect(urlsFor(null, request)(null)).toBeNull()
})

describe('with PUBLIC_FILES_URL', () => {
  const CDN = 'https://cdn.example/hapju'
  const app = new URL('https://hapju.example/')
  const request = new Request('http://192.168.0.7:3000/api/chat/rooms')

  it('files that everybody may read are loaded from there, and all others from the server', () => {
    for (const urlOf of [urlsFor(app, request, CDN), urlsForOthers(app, CDN)]) {
      expect(urlOf(path)).toBe(`${CDN}${path}`)
      for (const other of ['/room-files/a.jpg?until=1&key=2', '/art/a.svg', '/exports/a.zip'])
        expect(urlOf(other)).toBe(`https://hapju.example${other}`)
      expect(urlOf('https://images.example/files/a.jpg')).toBe('https://images.example/files/a.jpg')
    }
    expect(urlsForOthers(null, CDN)(path)).toBe(`${CDN}${path}`)
  })

  it('an address of either kind that is sent back is stored as the path', () => {
    const urlOf = urlsFor(app, request, CDN)
    expect(pathOfUrl(`${CDN}${path}`, urlOf)).toBe(path)
    expect(pathOfUrl(`https://hapju.example${path}`, urlOf)).toBe(path)
    for (const foreign of [`https://cdn.example${path}`, `https://other.example${path}`])
      expect(pathOfUrl(foreign, urlOf)).toBe(foreign)
  })
})

it("never shows other members an address taken from the caller's Host header", () => {
  expect(urlsForOthers(null)(path)).toBe(path)
  expect(urlsForOthers(new URL('https://hapju.example/'))(path)).toBe(`https://hapju.example${path}`)
  expect(urlsForOthers(null)('https://images.example/a.jpg')).toBe('https://images.example/a.jpg')
  expect(urlsForOthers(null)(null)).toBeNull()
})

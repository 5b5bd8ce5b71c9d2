import { beforeEach, expect, it } from 'vitest'
import type { KeptFile } from './deps.ts'
import { urlsFor } from './fileUrls.ts'
import { testServer, type TestServer } from './testing/testServer.ts'

const FILE: KeptFile = { bytes: new Uint8Array([1, 2, 3]), mime: 'image/webp' }

let server: TestServer
let path: string
beforeEach(async () => {
  server = await testServer()
  path = await server.deps.files.put(FILE)
})

it('serves a file to anybody, for ever, as what it is and nothing else', async () => {
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

it('answers COMMON404 for a file that is not there, and keeps nobody from asking again', async () => {
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

it('answers HEAD without the file', async () => {
  const answer = await server.app.request(path, { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

it('makes addresses absolute: where people reach us, else where this request came to', () => {
  const request = new Request('http://192.168.0.7:3000/api/chat/rooms')
  expect(urlsFor(null, request)(path)).toBe(`http://192.168.0.7:3000${path}`)
  expect(urlsFor(new URL('https://hapju.example/'), request)(path)).toBe(`https://hapju.example${path}`)
  expect(urlsFor(null, request)('https://images.example/a.jpg')).toBe('https://images.example/a.jpg')
  expect(urlsFor(null, request)(null)).toBeNull()
})

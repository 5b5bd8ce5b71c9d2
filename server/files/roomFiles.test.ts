import { beforeEach, describe, expect, it } from 'vitest'
import { srcSetOf } from '#contract/pictureSizes.ts'
import type { KeptFile } from '#server/deps.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { signRoomFile } from './roomFiles.ts'

const SOUND: KeptFile = { bytes: new Uint8Array([1, 2, 3, 4, 5]), mime: 'audio/mp4' }
const HOUR_S = 60 * 60

let server: TestServer
let path: string
let address: string
beforeEach(async () => {
  server = await testServer()
  path = await server.deps.files.put(SOUND, 'room-files')
  address = await signRoomFile(server.deps, path)
})

const statusOf = async (url: string) => (await server.app.request(url)).status

/** The address with one of its two parameters changed. */
function changed(name: 'until' | 'key', change: (value: string) => string): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set(name, change(url.searchParams.get(name)!))
  return url.pathname + url.search
}

describe('a file of a room', () => {
  it('is served to anyone with its signed address, and only under its own type', async () => {
    const answer = await server.app.request(address)
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(SOUND.bytes)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'audio/mp4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it('may be cached by that member’s browser while the address is valid, and by no shared cache', async () => {
    const answer = await server.app.request(address)
    const [, seconds] = /^private, max-age=(\d+), immutable$/.exec(answer.headers.get('Cache-Control')!)!
    server.clock.advance({ seconds: Number(seconds) - 1 })
    expect(await statusOf(address)).toBe(200)
    server.clock.advance({ seconds: 1 })
    expect(await statusOf(address)).toBe(404)
  })

  it('is served in ranges to a player', async () => {
    const part = await server.app.request(address, { headers: { Range: 'bytes=1-3' } })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, 'bytes 1-3/5'])
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([2, 3, 4])
  })

  it.each<[string, () => string]>([
    ['is not signed', () => path],
    ['lies among everybody’s', () => address.replace('/room-files/', '/files/')],
    ['names no end', () => address.replace(/until=\d+/, '')],
    ['has no key', () => address.replace(/&key=.*/, '')],
    ['has an empty key', () => changed('key', () => '')],
    ['has half a key', () => changed('key', (key) => key.slice(0, 16))],
    ['has more than a key', () => changed('key', (key) => `${key}0`)],
    ['has another key', () => changed('key', (key) => key.replace(/.$/, (end) => (end === '0' ? '1' : '0')))],
    ['names a later end than was signed', () => changed('until', (until) => String(Number(until) + 1))],
    ['names no number as its end', () => changed('until', (until) => `${until}.0`)],
    ['names an end with a sign', () => changed('until', (until) => `+${until}`)],
  ])('answers 404 when the address %s', async (_, wrong) => {
    const answer = await server.app.request(wrong())
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'COMMON404' })
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it("is not opened by another file's address", async () => {
    const other = await server.deps.files.put(SOUND, 'room-files')
    expect(await statusOf(address.replace(path, other))).toBe(404)
  })

  it('answers 404 once it is deleted, even at a signed address', async () => {
    await server.deps.files.remove(path)
    expect(await statusOf(address)).toBe(404)
  })
})

describe('a store that serves files itself', () => {
  const askedFor: string[] = []
  const storing = async () => {
    askedFor.length = 0
    server = await testServer({
      deps: {
        files: {
          ...server.deps.files,
          get: () => Promise.reject(new Error('not asked')),
          addressOf: async (at, from, until) => {
            askedFor.push(`${from.toISOString()} ${until.toISOString()}`)
            return `https://s3.example/hapju${at}?signed`
          },
        },
      },
    })
    return server.app.request(await signRoomFile(server.deps, path))
  }

  it('is where the caller is sent, with an address that is good as long as ours', async () => {
    const answer = await storing()
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      `https://s3.example/hapju${path}?signed`,
    ])
    const [from, until] = askedFor[0]!.split(' ').map((instant) => new Date(instant))
    const now = server.clock.now()
    expect(from!.getTime()).toBeLessThanOrEqual(now.getTime())
    expect(until!.getTime() - from!.getTime()).toBe(36 * HOUR_S * 1000)
    const rest = Math.floor((until!.getTime() - now.getTime()) / 1000)
    expect(answer.headers.get('Cache-Control')).toBe(`private, max-age=${rest}`)
  })

  it('is told to nobody who has no signed address', async () => {
    await storing()
    const asked = askedFor.length
    expect(await statusOf(path)).toBe(404)
    expect(await statusOf(`${path}?until=99999999999&key=${'0'.repeat(32)}`)).toBe(404)
    expect(askedFor).toHaveLength(asked)
  })
})

it('has the same signature for all sizes of a picture', async () => {
  const sizes = [160, 320, 500].map((widthPx) => ({ widthPx, bytes: new Uint8Array([widthPx % 256]) }))
  const picture = await server.deps.files.putPicture(
    { mime: 'image/jpeg', heightPx: 400, sizes },
    'room-files',
  )
  const srcSet = srcSetOf(await signRoomFile(server.deps, picture))!
  const offered = srcSet.split(', ').map((each) => each.split(' ')[0]!)
  expect(offered).toHaveLength(3)
  for (const [nth, url] of offered.entries()) {
    const answer = await server.app.request(url)
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([sizes[nth]!.widthPx % 256])
  }
})

it('has the same address for half a day, valid for at least a day whenever it is given', async () => {
  let before = ''
  let changes = 0
  for (let quarters = 0; quarters < 4 * 48; quarters += 1) {
    const given = await signRoomFile(server.deps, path)
    const restSeconds = Number(/until=(\d+)/.exec(given)![1]) - server.clock.now().getTime() / 1000
    expect(restSeconds).toBeGreaterThanOrEqual(24 * HOUR_S)
    expect(restSeconds).toBeLessThanOrEqual(36 * HOUR_S)
    if (given !== before) changes += 1
    before = given
    server.clock.advance({ minutes: 15 })
  }
  expect(changes).toBeLessThanOrEqual(5)
})

import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files, FileType, KeptFile, KeptPicture, ServedFile } from '#server/deps.ts'
import { aBucket, testS3 } from '#server/testing/testBucket.ts'
import type { S3Settings } from '../s3/s3Calls.ts'
import { s3Storage } from '../s3/s3Storage.ts'
import { localFiles } from './localFiles.ts'
import { memoryFiles } from './memoryFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'hapju-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

let bucket: S3Settings
beforeAll(async () => {
  if (testS3 !== null) bucket = await aBucket()
})
const inBucket = () => s3Storage(bucket)

const aFile = (mime: KeptFile['mime'] = 'image/jpeg'): KeptFile => ({
  bytes: new Uint8Array([1, 2, 3]),
  mime,
})

const aPicture = (...widthsPx: number[]): KeptPicture => ({
  mime: 'image/jpeg',
  heightPx: 300,
  sizes: widthsPx.map((widthPx) => ({ widthPx, bytes: new Uint8Array([widthPx % 256]) })),
})

/** The file as it is served; null when it does not exist. */
async function contentOf(files: Files, path: string): Promise<KeptFile | null> {
  const file = await files.get(path)
  return file && { mime: file.mime, bytes: await partOf(file, 0, file.size - 1) }
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

const partOf = async (file: ServedFile, from: number, to: number) =>
  bytesOf(new Response(file.read(from, to)))

const ADAPTERS: [string, () => Files][] = [
  ['in a folder', () => localFiles(join(folder, 'files'))],
  ['in memory', () => memoryFiles()],
  ...(testS3 === null ? [] : [['in a bucket', () => inBucket().files] satisfies [string, () => Files]]),
]

describe.each(ADAPTERS)('files %s', (_, open) => {
  it('come back unchanged, each under its own path', async () => {
    const files = open()
    const paths = [await files.put(aFile()), await files.put(aFile('image/webp'))]
    expect(await contentOf(files, paths[0]!)).toEqual(aFile())
    expect(await contentOf(files, paths[1]!)).toEqual(aFile('image/webp'))
  })

  it.each<[FileType, string]>([
    ['audio/mp4', 'm4a'],
    ['audio/mpeg', 'mp3'],
    ['audio/ogg', 'ogg'],
    ['audio/wav', 'wav'],
    ['audio/flac', 'flac'],
    ['audio/aac', 'aac'],
    ['audio/webm', 'weba'],
    ['video/mp4', 'mp4'],
    ['video/quicktime', 'mov'],
    ['video/webm', 'webm'],
  ])('of type %s report it and end in .%s', async (mime, ending) => {
    const files = open()
    const path = await files.put(aFile(mime))
    expect(path.endsWith(`.${ending}`)).toBe(true)
    expect((await files.get(path))?.mime).toBe(mime)
  })

  it('are read in part, their ends included, however long they are', async () => {
    const files = open()
    const bytes = Uint8Array.from({ length: 700_000 }, (_, nth) => nth % 251)
    const file = (await files.get(await files.put({ bytes, mime: 'video/mp4' })))!
    expect(file.size).toBe(700_000)
    expect(await partOf(file, 3, 3)).toEqual(bytes.slice(3, 4))
    // An element-by-element comparison would take ten seconds.
    expect(Buffer.compare(await partOf(file, 250_000, 699_999), bytes.slice(250_000))).toBe(0)
  })

  it('keep all sizes of a picture under one name and remove them together', async () => {
    const files = open()
    const largest = await files.putPicture(aPicture(160, 320, 500))
    expect(largest).toMatch(/^\/files\/[\w-]{22}\.w500\.jpg$/)
    const paths = [160, 320, 500].map((px) => largest.replace('.w500.', `.w${px}.`))
    for (const [nth, px] of [160, 320, 500].entries())
      expect(await contentOf(files, paths[nth]!)).toEqual({
        mime: 'image/jpeg',
        bytes: new Uint8Array([px % 256]),
      })
    const other = await files.putPicture(aPicture(160, 320))
    await files.remove(largest)
    expect(await Promise.all(paths.map((path) => files.get(path)))).toEqual([null, null, null])
    expect(await files.get(other)).not.toBeNull()
  })

  it('of rooms are stored in a place of their own, whatever their name', async () => {
    const files = open()
    const sound = await files.put(aFile('audio/mp4'), 'room-files')
    const picture = await files.putPicture(aPicture(160, 320), 'room-files')
    expect(sound).toMatch(/^\/room-files\/[\w-]{22}\.m4a$/)
    expect(picture).toMatch(/^\/room-files\/[\w-]{22}\.w320\.jpg$/)
    expect(await contentOf(files, sound)).toEqual(aFile('audio/mp4'))
    for (const path of [sound, picture, picture.replace('.w320.', '.w160.')]) {
      expect(await files.get(path)).not.toBeNull()
      expect(await files.get(path.replace('/room-files/', '/files/'))).toBeNull()
    }
    const open160 = await files.putPicture(aPicture(160))
    expect(await files.get(open160.replace('/files/', '/room-files/'))).toBeNull()
    await files.remove(picture)
    expect(await files.get(picture.replace('.w320.', '.w160.'))).toBeNull()
    expect(await files.get(sound)).not.toBeNull()
  })

  it('come back under the path that they had, whatever a broken try has left there', async () => {
    const files = open()
    const path = '/room-files/abcdefghijklmnopqrstuv.w160.jpg'
    await files.putBack(path, new Uint8Array([9]))
    await files.putBack(path, aFile().bytes)
    expect(await contentOf(files, path)).toEqual(aFile())
    await expect(files.putBack('/files/../secret.jpg', aFile().bytes)).rejects.toThrow(
      'not the path of a file',
    )
  })

  it('are listed by their place, each size of a picture by itself', async () => {
    const files = open()
    const picture = await files.putPicture(aPicture(160, 320), 'room-files')
    const sound = await files.put(aFile('audio/mp4'))
    const listed = async (place?: 'files' | 'room-files') => {
      const paths = []
      for await (const path of files.list(place)) paths.push(path)
      return paths
    }
    expect(await listed('room-files')).toEqual(
      expect.arrayContaining([picture, picture.replace('.w320.', '.w160.')]),
    )
    expect(await listed()).toContain(sound)
    expect((await listed()).filter((path) => path.startsWith('/room-files/'))).toEqual([])
    expect(await listed('room-files')).not.toContain(sound)
  })

  it('belong to the first database that claims them', async () => {
    const files = open()
    const first = (await files.storeId()) ?? 'a'
    await files.claimFor(first)
    await files.claimFor('b')
    expect(await files.storeId()).toBe(first)
  })

  it('are not served while set aside, and are taken back unchanged or removed for good', async () => {
    const files = open()
    const [back, gone] = [await files.put(aFile()), await files.put(aFile())]
    const at = new Date('2026-01-02T03:04:05Z')
    for (const path of [back, gone, gone]) await files.setAside(path, at)
    expect([await files.get(back), await files.get(gone)]).toEqual([null, null])
    const aside = new Map<string, Date>()
    for await (const each of files.listAside()) aside.set(each.path, each.at)
    expect([aside.get(back), aside.get(gone)]).toEqual([at, at])
    await files.takeBack(back)
    expect(await contentOf(files, back)).toEqual(aFile())
    await files.removeAside(gone)
    for await (const { path } of files.listAside()) expect([back, gone]).not.toContain(path)
  })

  it('are listed by path, each size of a picture, without those of rooms and those set aside', async () => {
    const files = open()
    const paths = [await files.put(aFile()), await files.putPicture(aPicture(160, 320))]
    const room = await files.put(aFile(), 'room-files')
    const removed = await files.put(aFile())
    await files.setAside(removed, new Date())
    const listed: string[] = []
    for await (const path of files.list()) listed.push(path)
    expect(listed).toEqual(expect.arrayContaining([...paths, paths[1]!.replace('.w320.', '.w160.')]))
    expect(listed).not.toContain(room)
    expect(listed).not.toContain(removed)
  })

  it('tell when they were put', async () => {
    const files = open()
    const path = await files.put(aFile())
    // The store has a clock of its own, which may count whole seconds.
    expect(Math.abs((await files.keptAt(path))!.getTime() - Date.now())).toBeLessThan(60_000)
    await files.remove(path)
    expect(await files.keptAt(path)).toBeNull()
  })

  it('have names that nobody can guess', async () => {
    const files = open()
    const paths = await Promise.all(Array.from({ length: 50 }, () => files.put(aFile())))
    expect(new Set(paths).size).toBe(50)
    for (const path of paths) expect(path).toMatch(/^\/files\/[\w-]{22}\.jpg$/)
  })

  it('are gone once removed, and removing them again has no effect', async () => {
    const files = open()
    const path = await files.put(aFile())
    await files.remove(path)
    await files.remove(path)
    expect(await files.get(path)).toBeNull()
  })

  it.each([
    '/files/',
    '/files/../secret.jpg',
    '/files/room-files/aaaaaaaaaaaaaaaaaaaaaa.jpg',
    '/room-files/',
    '/room-files/../secret.jpg',
    '/room-files/aaaaaaaaaaaaaaaaaaaaaa.svg',
    '/rooms/aaaaaaaaaaaaaaaaaaaaaa.jpg',
    '/files/%2e%2e%2fsecret.jpg',
    '/files/aaaaaaaaaaaaaaaaaaaaaa.svg',
    '/files/aaaaaaaaaaaaaaaaaaaaaa.constructor',
    '/files/aaaaaaaaaaaaaaaaaaaaaa.w0.jpg',
    '/files/aaaaaaaaaaaaaaaaaaaaaa.w99999.jpg',
  ])('are never found at %s', async (path) => {
    writeFileSync(join(folder, 'secret.jpg'), 'secret')
    expect(await open().get(path)).toBeNull()
    await expect(open().remove(path)).resolves.toBeUndefined()
  })
})

describe.runIf(testS3)('a room file in a bucket', () => {
  const HOUR_MS = 60 * 60 * 1000
  const bytes = Uint8Array.from({ length: 100_000 }, (_, nth) => nth % 251)
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

  /** The address of a new sound, signed so many hours ago for 36 hours. */
  async function address(signedBefore = 12) {
    const { files } = inBucket()
    const path = await files.put({ bytes, mime: 'audio/mp4' }, 'room-files')
    return (await files.addressOf(path, ago(signedBefore), ago(signedBefore - 36)))!
  }

  it('is served by the store itself at its signed address, whole and in ranges, under its own type', async () => {
    const url = await address()
    const whole = await fetch(url)
    expect([whole.status, whole.headers.get('Content-Type')]).toEqual([200, 'audio/mp4'])
    expect(Buffer.compare(await bytesOf(whole), bytes)).toBe(0)
    const part = await fetch(url, { headers: { Range: 'bytes=99990-' } })
    expect([part.status, part.headers.get('Content-Range')]).toEqual([206, 'bytes 99990-99999/100000'])
    expect(await bytesOf(part)).toEqual(bytes.slice(99_990))
  })

  it('is served when its time is no whole number of seconds', async () => {
    const { files } = inBucket()
    const path = await files.put({ bytes, mime: 'audio/mp4' }, 'room-files')
    const from = ago(12)
    const answer = await fetch(
      (await files.addressOf(path, from, new Date(from.getTime() + 36 * HOUR_MS + 1)))!,
    )
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
  })

  it.each<[string, (url: URL) => void]>([
    ['without its signature', (url) => (url.search = '')],
    ['signed for another file', (url) => (url.pathname = url.pathname.replace(/.{5}\.m4a$/, 'AAAAA.m4a'))],
    ['with a longer life than was signed', (url) => url.searchParams.set('X-Amz-Expires', '600000')],
  ])('is not served %s', async (_, change) => {
    const url = new URL(await address())
    change(url)
    const answer = await fetch(url)
    expect([400, 403]).toContain(answer.status)
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(bytes.length)
  })

  it('is not served any longer once its time is over', async () => {
    const answer = await fetch(await address(36))
    await answer.arrayBuffer()
    expect(answer.status).toBe(403)
  })

  it('has the same address all the time, so that a browser loads it once', async () => {
    const { files } = inBucket()
    const [from, until] = [ago(12), ago(-24)]
    const path = '/room-files/aaaaaaaaaaaaaaaaaaaaaa.m4a'
    expect(await files.addressOf(path, from, until)).toBe(await files.addressOf(path, from, until))
    expect(await files.addressOf('/room-files/../store-id', from, until)).toBeNull()
  })
})

it('a file in the folder is complete, and no partial file is left beside it', async () => {
  const own = join(folder, 'whole')
  const path = await localFiles(own).put(aFile())
  expect(readdirSync(own)).toEqual([path.replace('/files/', '')])
})

it('a file in the folder that nobody reads is not held open', async () => {
  const own = join(folder, 'unread')
  const files = localFiles(own)
  const path = await files.put(aFile('video/mp4'))
  const handles = () =>
    readdirSync('/proc/self/fd')
      .map(placeOfHandle)
      .filter((place) => place.startsWith(own))
  const answer = new Response((await files.get(path))!.read(0, 2))
  expect(handles()).toEqual([])
  await answer.arrayBuffer()
  expect(handles()).toEqual([])
})

function placeOfHandle(handle: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`)
  } catch {
    return '' // closed meanwhile
  }
}

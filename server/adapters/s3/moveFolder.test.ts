import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it as base } from 'vitest'
import { localFiles } from '#server/adapters/files/localFiles.ts'
import { variablesOf } from '#server/testing/buckets.ts'
import { programVariables, runProgram, spawnToEnd } from '#server/testing/spawnServer.ts'
import { aBucket, testS3 } from '#server/testing/testBucket.ts'
import { localArchives } from '../archives/localArchives.ts'
import { moveFolder } from './moveFolder.ts'
import { s3Storage } from './s3Storage.ts'

/** A data folder with files, and an empty bucket. */
const it = base
  // eslint-disable-next-line no-empty-pattern -- Vitest wants the destructuring
  .extend('dataDir', ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'hapju-move-'))
    onCleanup(() => rmSync(folder, { recursive: true }))
    return folder
  })
  .extend('bucket', () => aBucket())
  .extend('storage', ({ bucket }) => s3Storage(bucket))
  .extend('local', async ({ dataDir }) => {
    const local = localFiles(join(dataDir, 'files'))
    await local.claimFor('our-database')
    return local
  })
  .extend('move', ({ dataDir, storage }) => async () => {
    const said: string[] = []
    await moveFolder({ dataDir, ...storage, report: (line) => void said.push(line) })
    return said
  })

const aSound = () => ({ bytes: new Uint8Array(randomBytes(2_000)), mime: 'audio/mpeg' as const })

async function contentOf(files: ReturnType<typeof s3Storage>['files'], path: string) {
  const file = await files.get(path)
  return file && new Uint8Array(await new Response(file.read(0, file.size - 1)).arrayBuffer())
}

describe.runIf(testS3)('moving the files of a folder to a bucket', () => {
  it('copies every kind of file, with its place, type and age of removal, and leaves the folder as it is', async ({
    dataDir,
    local,
    storage: { s3, files, archives },
    move,
  }) => {
    const sounds = [aSound(), aSound(), aSound()] as const
    const open = await local.put(sounds[0])
    const room = await local.put(sounds[1], 'room-files')
    const removed = await local.put(sounds[2])
    const removedAt = new Date('2026-01-02T03:04:05Z')
    await local.setAside(removed, removedAt)
    const { path: archive } = await localArchives(join(dataDir, 'exports')).put(chunks('zip'))
    writeFileSync(join(dataDir, 'files', `${'A'.repeat(22)}.mp4.part`), 'half')
    const before = readdirSync(dataDir, { recursive: true }).sort()

    expect((await move()).at(-1)).toBe(`All files of ${join(dataDir, 'files')} are in the bucket.`)
    expect(await contentOf(files, open)).toEqual(sounds[0].bytes)
    expect(await contentOf(files, room)).toEqual(sounds[1].bytes)
    expect(await files.get(removed)).toBeNull()
    expect((await archives.get(archive))!.size).toBe(3)
    expect(await files.storeId()).toBe('our-database')
    const keys: string[] = []
    for await (const { key } of s3.list('')) keys.push(key)
    expect(keys.sort()).toEqual(
      ['store-id', open, room, `/removed/${removed.slice(7)}/${removedAt.getTime()}`, archive]
        .map((path) => path.replace(/^\//, ''))
        .sort(),
    )
    await files.takeBack(removed)
    expect(await contentOf(files, removed)).toEqual(sounds[2].bytes)
    expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(before)
  })

  it('sends again only what is missing or differs', async ({ local, storage: { s3, files }, move }) => {
    const [same, missing, other] = [aSound(), aSound(), aSound()]
    const paths = [await local.put(same), await local.put(missing), await local.put(other)] as const
    expect((await move()).at(-2)).toBe('3 in the bucket: 3 copied (0.0 MB), 0 already there')
    await files.remove(paths[1])
    await s3.put(paths[2].slice(1), { type: 'audio/mpeg', content: new Uint8Array(2_000) })
    expect((await move()).at(-2)).toBe('3 in the bucket: 2 copied (0.0 MB), 1 already there')
    expect(await contentOf(files, paths[1])).toEqual(missing.bytes)
    expect(await contentOf(files, paths[2])).toEqual(other.bytes)
  })

  it('is refused for a bucket of another database, and for a folder that no server has used', async ({
    dataDir,
    storage,
    move,
  }) => {
    await expect(move()).rejects.toThrow('There are no files in')
    mkdirSync(join(dataDir, 'files'))
    writeFileSync(join(dataDir, 'files', 'store-id'), 'our-database\n')
    await storage.files.claimFor('another-database')
    await expect(move()).rejects.toThrow('the files of another database')
  })

  describe('by the command', () => {
    const env = programVariables()

    it('may be killed in the middle of an upload: the next run finishes the rest, and nothing is there in half', async ({
      dataDir,
      bucket,
      local,
      storage: { s3, files },
    }) => {
      const sounds = new Map<string, Uint8Array>()
      for (let nth = 0; nth < 30; nth += 1) {
        const sound = aSound()
        sounds.set(await local.put(sound), sound.bytes)
      }
      const gate = await gateTo(bucket.endpoint, 12)
      const variables = { ...env, ...variablesOf(bucket), DATA_DIR: dataDir }
      const killed = await runProgram({ ...variables, S3_ENDPOINT: gate.origin }, ['files:move'])
      await gate.closed
      killed.process.kill('SIGKILL')
      expect(await killed.exited).toBeNull()
      gate.end()
      const there: string[] = []
      for await (const { key } of s3.list('files/')) there.push(key)
      expect(there.length).toBeGreaterThan(0)
      expect(there.length).toBeLessThan(sounds.size)
      for (const key of there) expect(await contentOf(files, `/${key}`)).toEqual(sounds.get(`/${key}`))

      const again = await spawnToEnd(variables, ['files:move'])
      expect(again.code).toBe(0)
      const [, copied, alreadyThere] = /30 in the bucket: (\d+) copied .*, (\d+) already there/
        .exec(again.said)!
        .map(Number)
      expect(copied! + alreadyThere!).toBe(sounds.size)
      // The store may complete an upload of the killed one after the list was asked for.
      expect(alreadyThere).toBeGreaterThanOrEqual(there.length)
      expect(copied).toBeGreaterThan(0)
      for (const [path, bytes] of sounds) expect(await contentOf(files, path)).toEqual(bytes)
    })
  })
})

async function* chunks(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}

/** Passes bytes on to the store until so many objects have been put; then it passes nothing any more. */
async function gateTo(store: URL, puts: number) {
  let left = puts
  let close = () => {}
  const closed = new Promise<void>((resolve) => (close = resolve))
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(store.port), store.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()) // the killed program resets its connections
      socket.on('close', () => (client.destroy(), upstream.destroy()))
    }
    client.on('data', (bytes) => {
      if (bytes.toString('latin1').startsWith('PUT ')) left -= 1
      if (left < 0) close()
      else upstream.write(bytes)
    })
    upstream.on('data', (bytes) => client.write(bytes))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    closed,
    end() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

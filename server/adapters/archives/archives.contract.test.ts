import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Archives } from '#server/deps.ts'
import { aBucket, testS3 } from '#server/testing/testBucket.ts'
import type { S3Settings } from '../s3/s3Calls.ts'
import { s3Storage } from '../s3/s3Storage.ts'
import { localArchives } from './localArchives.ts'
import { memoryArchives } from './memoryArchives.ts'

const folder = mkdtempSync(join(tmpdir(), 'hapju-archives-'))
afterAll(() => rmSync(folder, { recursive: true }))

let bucket: S3Settings
beforeAll(async () => {
  if (testS3 !== null) bucket = await aBucket()
})
const ADAPTERS: [string, () => Archives][] = [
  ['in a folder', () => localArchives(folder)],
  ['in memory', () => memoryArchives()],
  ...(testS3 === null
    ? []
    : [['in a bucket', () => s3Storage(bucket).archives] satisfies [string, () => Archives]]),
]

async function* chunks(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text)
}

async function textOf(archives: Archives, path: string, from = 0): Promise<string | null> {
  const found = await archives.get(path)
  return found && new Response(found.read(from, found.size - 1)).text()
}

const ALWAYS = new Date(8.64e15)

describe.each(ADAPTERS)('archives %s', (_, open) => {
  it('come back whole and in part, each under its own path', async () => {
    const archives = open()
    const one = await archives.put(chunks('합', '주'))
    const two = await archives.put(chunks())
    expect(one).toEqual({ path: expect.stringMatching(/^\/exports\/[\w-]{22}\.zip$/), bytes: 6 })
    expect(two.path).not.toBe(one.path)
    expect(await textOf(archives, one.path)).toBe('합주')
    expect(await textOf(archives, one.path, 3)).toBe('주')
  })

  it('that fail leave nothing', async () => {
    const archives = open()
    await archives.removeOlder(ALWAYS)
    async function* failing() {
      yield new Uint8Array(3)
      throw new Error('the store is gone')
    }
    await expect(archives.put(failing())).rejects.toThrow('the store is gone')
    expect(await archives.removeOlder(ALWAYS)).toBe(0)
  })

  it('are removed, once or twice, and by their age', async () => {
    const archives = open()
    const { path } = await archives.put(chunks('a'))
    await archives.remove(path)
    await archives.remove(path)
    expect(await archives.get(path)).toBeNull()
    const kept = await archives.put(chunks('b'))
    expect(await archives.removeOlder(new Date(Date.now() - 60_000))).toBe(0)
    expect(await textOf(archives, kept.path)).toBe('b')
    expect(await archives.removeOlder(ALWAYS)).toBe(1)
    expect(await archives.get(kept.path)).toBeNull()
  })

  it('may be larger than what is sent at once, and leave nothing when they fail in the middle', async () => {
    const archives = open()
    await archives.removeOlder(ALWAYS)
    async function* long(fails: boolean) {
      for (let nth = 0; nth < 18; nth += 1) yield new Uint8Array(1024 * 1024).fill(nth)
      if (fails) throw new Error('the store is gone')
      yield new TextEncoder().encode('end')
    }
    await expect(archives.put(long(true))).rejects.toThrow('the store is gone')
    expect(await archives.removeOlder(ALWAYS)).toBe(0)
    const { path, bytes } = await archives.put(long(false))
    expect(bytes).toBe(18 * 1024 * 1024 + 3)
    expect(await textOf(archives, path, bytes - 3)).toBe('end')
    expect((await archives.get(path))!.size).toBe(bytes)
    await archives.remove(path)
  })

  it.each(['/exports/../../etc/passwd', '/exports/x.zip', '/files/AAAAAAAAAAAAAAAAAAAAAA.zip', ''])(
    'have nothing at %j',
    async (path) => {
      const archives = open()
      expect(await archives.get(path)).toBeNull()
      await archives.remove(path)
    },
  )
})

it('a folder that was never made is empty', async () => {
  const archives = localArchives(join(folder, 'none'))
  expect(await archives.removeOlder(ALWAYS)).toBe(0)
  expect(readdirSync(folder)).not.toContain('none')
})

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Files, KeptFile } from '../deps.ts'
import { localFiles } from './localFiles.ts'
import { memoryFiles } from './memoryFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'hapju-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const aFile = (mime: KeptFile['mime'] = 'image/jpeg'): KeptFile => ({
  bytes: new Uint8Array([1, 2, 3]),
  mime,
})

const ADAPTERS: [string, () => Files][] = [
  ['in a folder', () => localFiles(join(folder, 'files'))],
  ['in memory', () => memoryFiles()],
]

describe.each(ADAPTERS)('files %s', (_, open) => {
  it('come back as they were put, under their own path each', async () => {
    const files = open()
    const paths = [await files.put(aFile()), await files.put(aFile('image/webp'))]
    expect(await files.get(paths[0]!)).toEqual(aFile())
    expect(await files.get(paths[1]!)).toEqual(aFile('image/webp'))
  })

  it('have names that nobody can guess', async () => {
    const files = open()
    const paths = await Promise.all(Array.from({ length: 50 }, () => files.put(aFile())))
    expect(new Set(paths).size).toBe(50)
    for (const path of paths) expect(path).toMatch(/^\/files\/[\w-]{22}\.jpg$/)
  })

  it('are gone once removed, and removing them again is harmless', async () => {
    const files = open()
    const path = await files.put(aFile())
    await files.remove(path)
    await files.remove(path)
    expect(await files.get(path)).toBeNull()
  })

  it.each([
    '/files/',
    '/files/../secret.jpg',
    '/files/%2e%2e%2fsecret.jpg',
    '/files/aaaaaaaaaaaaaaaaaaaaaa.svg',
  ])('are never found at %s', async (path) => {
    writeFileSync(join(folder, 'secret.jpg'), 'secret')
    expect(await open().get(path)).toBeNull()
    await expect(open().remove(path)).resolves.toBeUndefined()
  })
})

it('a file in the folder is whole: nothing half written stands beside it', async () => {
  const own = join(folder, 'whole')
  const path = await localFiles(own).put(aFile())
  expect(readdirSync(own)).toEqual([path.replace('/files/', '')])
})

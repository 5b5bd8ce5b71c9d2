import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import { aDatabase } from './backup.fixtures.ts'
import { checkBackup } from './backupFolder.ts'
import { makeBackup } from './makeBackup.ts'
import { FORMAT } from './manifest.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hapju-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const startedAt = new Date('2026-01-02T03:04:05Z')

const aPicture = { bytes: new Uint8Array([1, 2, 3]), mime: 'image/jpeg' as const }

/** With two files, and a secret of the data folder. */
async function aBackup(): Promise<string> {
  const files = memoryFiles()
  await files.put(aPicture)
  await files.put({ bytes: new Uint8Array([4]), mime: 'audio/mp4' }, 'room-files')
  writeFileSync(join(folder, 'token-secret'), 'secret')
  const source = { app: '1.2.3', now: () => startedAt, dataDir: folder, files, database: aDatabase() }
  return (await makeBackup(join(folder, 'backups'), source)).path
}

const fileIn = (backup: string, below: string) => join(backup, below, readdirSync(join(backup, below))[0]!)

it('a backup is one folder, named by its time, that only its owner can read', async () => {
  const path = await aBackup()
  expect(path).toBe(join(folder, 'backups', 'hapju-2026-01-02T03-04-05Z'))
  expect(readdirSync(path).sort()).toEqual([
    'SHA256SUMS',
    'database.jsonl.gz',
    'files',
    'kept',
    'manifest.json',
    'room-files',
  ])
  expect(statSync(path).mode & 0o777).toBe(0o700)
  expect(statSync(join(path, 'kept/token-secret')).mode & 0o777).toBe(0o600)
  const { manifest } = await checkBackup(path)
  expect(manifest).toMatchObject({ app: '1.2.3', files: { count: 2, bytes: 4 } })
})

it('a backup that fails leaves nothing behind', async () => {
  const database = () => Promise.reject(new Error('gone'))
  const source = { app: '', now: () => startedAt, dataDir: folder, files: null, database }
  await expect(makeBackup(join(folder, 'backups'), source)).rejects.toThrow('gone')
  expect(readdirSync(join(folder, 'backups'))).toEqual([])
})

it('a file that goes while the backup is made is left out, and one that cannot be read fails it', async () => {
  const files = memoryFiles()
  const [there, going] = [await files.put(aPicture), await files.put(aPicture)]
  let isGone = true
  const broken = {
    list: files.list,
    async get(path: string) {
      const file = await files.get(path)
      if (path !== going || file === null) return file
      const read = () => {
        if (isGone) void files.remove(path)
        throw new Error('cannot be read')
      }
      return { ...file, read }
    },
  }
  const source = { app: '', now: () => startedAt, dataDir: folder, files: broken, database: aDatabase() }
  isGone = false
  await expect(makeBackup(folder, source)).rejects.toThrow('cannot be read')
  isGone = true
  const { path, manifest } = await makeBackup(folder, source)
  expect(manifest.files).toEqual({ count: 1, bytes: 3 })
  expect((await checkBackup(path)).names).toContain(there.slice(1))
})

it('a second backup of the same second is refused, and the first stays', async () => {
  const path = await aBackup()
  await expect(aBackup()).rejects.toThrow('is there already')
  await expect(checkBackup(path)).resolves.not.toThrow()
})

describe('the check of a backup', () => {
  it.each<[string, (backup: string) => void, string]>([
    ['a file with one byte changed', (backup) => writeFileSync(fileIn(backup, 'files'), '12'), 'is damaged'],
    ['a file that is missing', (backup) => rmSync(fileIn(backup, 'room-files')), 'is missing'],
    ['a database cut short', (backup) => writeFileSync(join(backup, 'database.jsonl.gz'), ''), 'is damaged'],
    ['a file too many', (backup) => writeFileSync(join(backup, 'files/more.jpg'), ''), 'does not belong to'],
    [
      'a list of sums that was changed',
      (backup) => writeFileSync(join(backup, 'SHA256SUMS'), ''),
      'does not match the manifest',
    ],
    ['a manifest that is missing', (backup) => rmSync(join(backup, 'manifest.json')), 'is no backup'],
    ['a manifest that is none', (backup) => writeFileSync(join(backup, 'manifest.json'), '{}'), 'is damaged'],
    [
      'the format of a newer program',
      (backup) => {
        const place = join(backup, 'manifest.json')
        const manifest = JSON.parse(readFileSync(place, 'utf8')) as object
        writeFileSync(place, JSON.stringify({ ...manifest, format: FORMAT + 1 }))
      },
      'Use a newer one',
    ],
  ])('refuses %s', async (_what, spoil, said) => {
    const path = await aBackup()
    spoil(path)
    await expect(checkBackup(path)).rejects.toThrow(said)
  })

  it('refuses names that lead out of the backup, however right the sums are', async () => {
    const path = await aBackup()
    const sums = `${readFileSync(join(path, 'SHA256SUMS'), 'utf8')}${'0'.repeat(64)}  kept/../../../token-secret\n`
    writeFileSync(join(path, 'SHA256SUMS'), sums)
    const place = join(path, 'manifest.json')
    const manifest = JSON.parse(readFileSync(place, 'utf8')) as object
    const sum = createHash('sha256').update(sums).digest('hex')
    writeFileSync(place, JSON.stringify({ ...manifest, sums: sum }))
    await expect(checkBackup(path)).rejects.toThrow('which no backup has')
  })

  it('refuses a backup that was never completed', async () => {
    const path = await aBackup()
    renameSync(path, `${path}.part`)
    await expect(checkBackup(`${path}.part/`)).rejects.toThrow('was never completed')
  })
})

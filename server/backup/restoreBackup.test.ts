import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryFiles } from '#server/adapters/files/memoryFiles.ts'
import { knownMigrations } from '#server/db/migrate.ts'
import type { Files } from '#server/deps.ts'
import { aDatabase, STORE_ID } from './backup.fixtures.ts'
import { makeBackup } from './makeBackup.ts'
import { restoreBackup, type DatabaseTarget } from './restoreBackup.ts'
import type { StoreFacts } from './storeFacts.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hapju-restore-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const takenAt = new Date('2026-01-02T03:04:05Z')
const anHourLater = new Date('2026-01-02T04:04:05Z')

/** A backup with a picture, a file of a room and a secret. */
async function aBackup(facts: Partial<StoreFacts> = {}): Promise<string> {
  const files = memoryFiles()
  await files.put({ bytes: new Uint8Array([1, 2, 3]), mime: 'image/jpeg' })
  await files.put({ bytes: new Uint8Array([4]), mime: 'audio/mp4' }, 'room-files')
  writeFileSync(join(folder, 'token-secret'), 'secret')
  const source = { app: '1.2.3', now: () => takenAt, dataDir: folder, files, database: aDatabase(facts) }
  return (await makeBackup(folder, source)).path
}

const aTarget = () => ({
  requireReady: vi.fn(async () => {}),
  fill: vi.fn<DatabaseTarget['fill']>(async () => {}),
})

const restored = (
  backup: string,
  {
    database = aTarget(),
    files = memoryFiles(),
    replaces = false,
    now = anHourLater,
  }: { database?: DatabaseTarget; files?: Files; replaces?: boolean; now?: Date } = {},
) =>
  restoreBackup(backup, {
    now: () => now,
    dataDir: join(folder, 'data'),
    database,
    files,
    replaces,
    endsSessions: false,
    report: () => {},
  })

async function listed(files: Files): Promise<string[]> {
  const paths = []
  for (const place of ['files', 'room-files'] as const)
    for await (const path of files.list(place)) paths.push(path)
  return paths
}

it('a restore puts back the files, claims them for the database, brings the secrets and fills the database last', async () => {
  const [files, database] = [memoryFiles(), aTarget()]
  let filesBefore: string[] = []
  database.fill.mockImplementation(async () => void (filesBefore = await listed(files)))
  await restored(await aBackup(), { files, database })
  expect(filesBefore).toHaveLength(2)
  expect(await files.storeId()).toBe(STORE_ID)
  expect(readFileSync(join(folder, 'data/token-secret'), 'utf8')).toBe('secret')
  expect(database.fill).toHaveBeenCalledTimes(1)
})

it('a restore that was broken off is completed by a second one', async () => {
  const [files, database, backup] = [memoryFiles(), aTarget(), await aBackup()]
  database.fill.mockRejectedValueOnce(new Error('the power went'))
  await expect(restored(backup, { files, database })).rejects.toThrow('the power went')
  await restored(backup, { files, database })
  expect(await listed(files)).toHaveLength(2)
})

it('a restore keeps the files that the same database has got since', async () => {
  const files = memoryFiles()
  await files.claimFor(STORE_ID)
  const newer = await files.put({ bytes: new Uint8Array([5]), mime: 'image/jpeg' })
  await restored(await aBackup(), { files })
  expect(await listed(files)).toHaveLength(3)
  expect(await files.get(newer)).not.toBeNull()
})

it('a restore is refused where the files belong to another database, or to none that is known', async () => {
  const [files, database, backup] = [memoryFiles(), aTarget(), await aBackup()]
  await files.put({ bytes: new Uint8Array([5]), mime: 'image/jpeg' })
  await expect(restored(backup, { files, database })).rejects.toThrow('that the backup does not have')
  await files.claimFor('another')
  await expect(restored(backup, { files, database })).rejects.toThrow('belong to another database')
  expect(await listed(files)).toHaveLength(1)
  expect(database.fill).not.toHaveBeenCalled()
})

it.each([
  ['is from a newer program', { migration: knownMigrations().at(-1)! + 1 }, 'from a newer version'],
  ['is not of this program', { migration: 1 }, 'not of this program'],
])('a backup that %s is refused', async (_what, facts, said) => {
  const database = aTarget()
  await expect(restored(await aBackup(facts), { database })).rejects.toThrow(said)
  expect(database.fill).not.toHaveBeenCalled()
})

it('a damaged backup is refused before anything is stored', async () => {
  const [files, backup] = [memoryFiles(), await aBackup()]
  writeFileSync(join(backup, 'kept/token-secret'), 'other')
  await expect(restored(backup, { files })).rejects.toThrow('kept/token-secret')
  expect(await listed(files)).toEqual([])
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

it('another secret in the data folder is left alone, unless it is to be replaced; then it is set aside', async () => {
  const backup = await aBackup()
  await restored(backup)
  const secret = join(folder, 'data/token-secret')
  writeFileSync(secret, 'another')
  await expect(restored(backup)).rejects.toThrow('is not that of the backup')
  expect(readFileSync(secret, 'utf8')).toBe('another')
  await restored(backup, { replaces: true })
  expect(readFileSync(secret, 'utf8')).toBe('secret')
  expect(readFileSync(`${secret}.replaced-2026-01-02T04-04-05Z`, 'utf8')).toBe('another')
})

it('a backup without files leaves those that are there', async () => {
  const source = { app: '', now: () => takenAt, dataDir: folder, files: null, database: aDatabase() }
  const { path } = await makeBackup(folder, source)
  expect(readdirSync(path)).not.toContain('files')
  const files = memoryFiles()
  await files.claimFor(STORE_ID)
  const there = await files.put({ bytes: new Uint8Array([5]), mime: 'image/jpeg' })
  await restored(path, { files })
  expect(await listed(files)).toEqual([there])
})

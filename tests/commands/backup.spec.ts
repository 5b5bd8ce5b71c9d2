import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { storeDump } from '#mocks/storeDump.ts'
import { createDatabase, dropDatabases } from '#server/testing/databases.ts'
import { unpackStore } from '#server/testing/unpackStore.ts'
import { expect, ofServer, test as base } from './harness/test.ts'

interface Fixtures {
  /** Settings of a host with a database. The test of `npm start` covers that a first start makes one. */
  host: Record<string, string>
}

// What is in a backup, under writes and after a restore, is tested in `server/main.backup.test.ts`.
const test = base.extend<Fixtures>({
  host: async ({ folder }, use) => {
    const host = ofServer(folder)
    await unpackStore(host.DATA_DIR, await storeDump())
    await use(host)
  },
})

test('npm run backup makes a backup, from which npm run restore makes the database anew', async ({
  run,
  folder,
  host,
}) => {
  const backups = join(folder, 'backups')
  const backup = run('backup', [backups], { settings: host })
  expect(await backup.ended, backup.output).toBe(0)
  const [name] = readdirSync(backups)
  const restore = run('restore', ['--replace', join(backups, name!)], { settings: host })
  expect(await restore.ended, restore.output).toBe(0)
  expect(restore.output).toContain('Start the server now.')
  expect(readdirSync(host.DATA_DIR!).sort()).toEqual(['db', expect.stringMatching(/^db\.replaced-\d/)])
})

test('npm run restore refuses what is no backup', async ({ run, folder, host }) => {
  const restore = run('restore', [folder], { settings: host })
  expect(await restore.ended).toBe(1)
  expect(restore.output).toContain('is no backup')
})

test('npm run db:move moves the embedded database to Postgres and sets its folder aside', async ({
  run,
  host,
}) => {
  const { TEST_DATABASE_URL } = process.env
  test.skip(!TEST_DATABASE_URL, 'a move needs Postgres: set TEST_DATABASE_URL')
  const database = `hapju_commands_${randomBytes(6).toString('hex')}`
  const settings = { ...host, DATABASE_URL: await createDatabase(TEST_DATABASE_URL!, database) }
  const move = run('db:move', [], { settings })
  expect(await move.ended, move.output).toBe(0)
  expect(move.output).toMatch(/Moved \d+ rows in \d+ tables; every table is equal\./)
  expect(existsSync(join(host.DATA_DIR!, 'db'))).toBe(false)
  const again = run('db:move', [], { settings })
  expect(await again.ended).toBe(1)
  expect(again.output).toContain('There is no database in')
  await dropDatabases(TEST_DATABASE_URL!, database)
})

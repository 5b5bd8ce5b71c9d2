import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brokenConstraint, isStoreOutOfReach } from '#server/db/failures.ts'
import { members } from '#server/db/schema.ts'
import { testPostgres } from '#server/testing/store.ts'
import { testServer } from '#server/testing/testServer.ts'
import { openDb } from './connect.ts'
import { PGLITE_MAJOR } from './pgliteDb.ts'

// This also runs with the PGlite tests of a run whose other tests use Postgres.
describe.skipIf(testPostgres)('a data folder', () => {
  let parent: string
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'hapju-db-'))
  })
  afterEach(() => rmSync(parent, { recursive: true }))

  it('is created, migrated once, kept, and released for the next process when closed', async () => {
    const place = { kind: 'folder', path: join(parent, 'db') } as const
    const said: string[] = []
    const first = await openDb(place, (line) => said.push(line))
    await first.db.insert(members).values({
      email: 'mina@example.com',
      nickname: 'mina',
      nicknameKey: 'mina',
      passwordHash: 'x',
      gender: 'OTHER',
      age: 23,
      createdAt: new Date(),
    })
    await expect(openDb(place)).rejects.toThrow('The data folder is in use')
    await first.close()
    expect(existsSync(`${place.path}.lock`)).toBe(false)

    const second = await openDb(place, (line) => said.push(line))
    expect(await second.db.$count(members)).toBe(1)
    await second.close()
    expect(said).toEqual([expect.stringMatching(/^Updating the tables: \d+ migrations? to apply$/)])
    expect(readFileSync(join(place.path, 'PG_VERSION'), 'utf8').trim()).toBe(String(PGLITE_MAJOR))
  }, 60_000)

  it('of another major version of PGlite is refused with the way out, and is left as it is', async () => {
    const path = join(parent, 'db')
    mkdirSync(path)
    writeFileSync(join(path, 'PG_VERSION'), `${PGLITE_MAJOR - 1}\n`)
    await expect(openDb({ kind: 'folder', path })).rejects.toThrow(
      `is of Postgres ${PGLITE_MAJOR - 1}, and this program's PGlite is ${PGLITE_MAJOR}.`,
    )
    expect(readdirSync(parent)).toEqual(['db'])
    expect(readdirSync(path)).toEqual(['PG_VERSION'])
  })
})

describe('an error of the store', () => {
  it('names the broken constraint alike on both drivers', async () => {
    const { aMember } = await testServer()
    await aMember({ email: 'mina@example.com' })
    const error = await aMember({ email: 'mina@example.com' }).catch((thrown: unknown) => thrown)
    expect(brokenConstraint(error)).toBe('members_email_unique')
    expect(isStoreOutOfReach(error)).toBe(false)
  })

  it('is neither a constraint nor an outage when a query is wrong', async () => {
    const { deps } = await testServer()
    const error = await deps.db.execute(sql`select * from nowhere`).catch((thrown: unknown) => thrown)
    expect([brokenConstraint(error), isStoreOutOfReach(error)]).toEqual([null, false])
  })

  it.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })]), {}),
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Failed query: begin', { cause: new Error('Query read timeout') }),
  ])('is an outage for %s', (error) => {
    expect(isStoreOutOfReach(error)).toBe(true)
  })
})

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countTables, readFacts, rowsOf, type StoreFacts } from '#server/backup/storeFacts.ts'
import { inheritedVariables } from '#server/start/env.ts'
import { emptyDatabase } from '#server/testing/emptyStore.ts'
import { testPostgres, workersDatabase } from '#server/testing/store.ts'
import { testServer } from '#server/testing/testServer.ts'
import { openDb } from './connect.ts'
import { libpqVariables, postgresPrograms } from './postgresPrograms.ts'

const NOWHERE = 'postgres://localhost:1/hapju'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hapju-programs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const someDump = (serverMajor: number) => ({
  file: join(folder, 'dump'),
  serverMajor,
  snapshot: '1',
  without: ['testing'],
  extensions: ['pg_trgm', 'btree_gin'],
})

it.each([
  [
    'postgres://mina:p%40ss@db.example:5433/hapju?sslmode=no-verify&application_name=x',
    {
      PGHOST: 'db.example',
      PGPORT: '5433',
      PGUSER: 'mina',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'hapju',
      PGSSLMODE: 'require',
    },
  ],
  ['postgres://[::1]/hapju', { PGHOST: '::1', PGDATABASE: 'hapju' }],
  ['postgres:///hapju?host=/run/postgresql', { PGHOST: '/run/postgresql', PGDATABASE: 'hapju' }],
])('the programs get the parts of %s as variables', (url, variables) => {
  expect(libpqVariables(url)).toEqual(variables)
})

describe('a machine without the client programs of its server', () => {
  it('is told which to install', async () => {
    const programs = postgresPrograms({ PATH: folder })
    await expect(programs.dump(NOWHERE, someDump(16))).rejects.toThrow(
      "pg_dump was not found. Install Postgres' client programs, version 16 or later",
    )
  })

  it('is told when they are older than the server', async () => {
    writeFileSync(join(folder, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 15.4 (Debian 15.4-1)"\n')
    chmodSync(join(folder, 'pg_dump'), 0o755)
    const programs = postgresPrograms({ PATH: `${folder}:/bin` })
    await expect(programs.dump(NOWHERE, someDump(16))).rejects.toThrow(
      'pg_dump is version 15 and the server 16.',
    )
  })
})

describe.runIf(testPostgres)('a dump', () => {
  const programs = postgresPrograms(inheritedVariables())

  let dump: string
  let facts: StoreFacts

  beforeAll(async () => {
    const { deps, aMember } = await testServer()
    await aMember()
    dump = join(mkdtempSync(join(tmpdir(), 'hapju-dump-')), 'dump')
    await deps.db.transaction(
      async (tx) => {
        const [exported] = await rowsOf<{ name: string }>(tx, sql`select pg_export_snapshot() as name`)
        facts = await readFacts(tx)
        // committed after the snapshot, by another connection
        const other = await openDb({ kind: 'postgres', url: (await workersDatabase())!, leavesTables: true })
        await other.db.execute(sql`insert into email_codes values ('late@example.com', 'x', now())`)
        await other.close()
        const asked = { ...someDump(facts.postgres), file: dump, snapshot: exported!.name }
        await programs.dump((await workersDatabase())!, asked)
      },
      { isolationLevel: 'repeatable read' },
    )
  })
  afterAll(() => rmSync(dirname(dump), { recursive: true }))

  it('has the rows of its snapshot and not those that were committed later', async () => {
    const url = await emptyDatabase()
    await programs.restore(url, { file: dump, serverMajor: facts.postgres }, { before: '', after: '' })
    const { db, close } = await openDb({ kind: 'postgres', url, leavesTables: true })
    expect(await db.transaction(readFacts)).toEqual(facts)
    expect(await rowsOf(db, sql`select from pg_namespace where nspname = 'testing'`)).toEqual([])
    await close()
  })

  function noDump() {
    const file = join(folder, 'dump')
    writeFileSync(file, 'no dump')
    return file
  }

  it.each([
    ['a statement after it fails', () => dump, 'select 1 / 0;', 'division by zero'],
    ['its file is damaged', () => noDump(), '', 'pg_restore'],
  ])('leaves nothing in the database when %s', async (_what, file, after, said) => {
    const url = await emptyDatabase()
    await expect(
      programs.restore(url, { file: file(), serverMajor: facts.postgres }, { before: '', after }),
    ).rejects.toThrow(said)
    const { db, close } = await openDb({ kind: 'postgres', url, leavesTables: true })
    expect(await countTables(db)).toBe(0)
    await close()
  })
})

/** What an operator runs besides the server (docs/operations.md). */
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { sql } from 'drizzle-orm'
import packageJson from '../package.json' with { type: 'json' }
import { openDb } from './adapters/db/connect.ts'
import { EXTENSIONS } from './adapters/db/extensions.ts'
import { openStore } from './adapters/db/openStore.ts'
import { lockFolder } from './adapters/db/pidLock.ts'
import { postgresPrograms } from './adapters/db/postgresPrograms.ts'
import { localFiles } from './adapters/files/localFiles.ts'
import { checkBackup, type BackupWriter } from './backup/backupFolder.ts'
import { askServer } from './backup/localSocket.ts'
import { makeBackup, type WrittenDatabase } from './backup/makeBackup.ts'
import { databaseFile, type Manifest } from './backup/manifest.ts'
import { moveStore } from './backup/moveStore.ts'
import { asideOf, restoreBackup, type DatabaseTarget } from './backup/restoreBackup.ts'
import { loadRows, readHead, readRows } from './backup/rows.ts'
import { countTables, readFacts, rowsOf, type StoreFacts } from './backup/storeFacts.ts'
import type { OpenDb, Tx } from './db/db.ts'
import { isStoreOutOfReach } from './db/failures.ts'
import type { Files } from './deps.ts'
import { changeRole } from './modules/safety/moderation/role.service.ts'
import { inheritedVariables, type Env } from './start/env.ts'
import { StartRefused } from './start/startRefused.ts'

type Report = (line: string) => void

const now = () => new Date()

async function filesOf({ s3, dataDir }: Env): Promise<Files> {
  if (s3 === null) return localFiles(join(dataDir, 'files'))
  const { s3Storage } = await import('./adapters/s3/s3Storage.ts')
  return s3Storage(s3).files
}
const folderOf = ({ dataDir }: Env) => join(dataDir, 'db')

/** `npm run backup -- <folder> [--no-files]` */
export async function backUp(env: Env, words: readonly string[], report: Report): Promise<void> {
  const { folder, flags } = wordsOf(words, ['no-files'], 'backup -- <folder> [--no-files]')
  const made = await makeBackup(folder, {
    app: packageJson.version,
    now,
    database: (backup) =>
      env.databaseUrl === null ? writeEmbedded(env, backup) : writePostgres(env.databaseUrl, backup),
    files: flags.has('no-files') ? null : await filesOf(env),
    dataDir: env.dataDir,
  })
  report(`Made ${made.path}: ${summaryOf(made.manifest)}.`)
}

/** `npm run restore -- <backup> [--check] [--replace] [--end-sessions]` */
export async function restore(env: Env, words: readonly string[], report: Report): Promise<void> {
  const usage = 'restore -- <backup> [--check] [--replace] [--end-sessions]'
  const { folder, flags } = wordsOf(words, ['check', 'replace', 'end-sessions'], usage)
  if (flags.has('check')) {
    const { manifest } = await checkBackup(folder)
    report(`${folder} is complete and undamaged: ${summaryOf(manifest)}.`)
    return
  }
  const replaces = flags.has('replace')
  const manifest = await restoreBackup(folder, {
    now,
    dataDir: env.dataDir,
    database:
      env.databaseUrl === null ? folderTarget(env, replaces) : postgresTarget(env.databaseUrl, replaces),
    files: await filesOf(env),
    replaces,
    endsSessions: flags.has('end-sessions'),
    report,
  })
  report(`Restored ${summaryOf(manifest)}, as they were at ${manifest.takenAt}. Start the server now.`)
}

/** `npm run db:move` */
export async function move(env: Env, words: readonly string[], report: Report): Promise<void> {
  if (words.length > 0) throw new StartRefused('Usage: npm run db:move')
  const path = folderOf(env)
  if (env.databaseUrl === null) throw new StartRefused('DATABASE_URL must name the Postgres to move to.')
  if (!existsSync(path)) throw new StartRefused(`There is no database in ${env.dataDir}. Set DATA_DIR.`)
  const to = await openPostgres(env.databaseUrl)
  let facts: StoreFacts
  try {
    const from = await openDb({ kind: 'folder', path, leavesTables: true })
    try {
      facts = await moveStore(from, to, now)
    } finally {
      await from.close()
    }
  } finally {
    await to.close()
  }
  const aside = asideOf(path, now(), 'moved')
  await rename(path, aside)
  report(`Moved ${rowsIn(facts)}; every table is equal. The folder is ${aside} now.`)
}

/**
 * `npm run moderator` (docs/operations.md "Moderators"). With the embedded database the server must not run
 * meanwhile: the lock of its folder refuses this process.
 */
export async function changeModerator(env: Env, words: readonly string[], report: Report): Promise<void> {
  const [action, email, more] = words
  if ((action !== 'grant' && action !== 'revoke') || email === undefined || more !== undefined)
    throw new StartRefused('Usage: npm run moderator -- grant <e-mail>, or: revoke <e-mail>')
  if (env.databaseUrl === null && !existsSync(folderOf(env)))
    throw new StartRefused(`There is no database in ${env.dataDir}. Start the server once, or set DATA_DIR.`)
  const store = await openStore(env, report)
  try {
    const isModerator = action === 'grant'
    const changed = await changeRole(store.db, { email, isModerator, at: now() })
    if (changed === null) throw new StartRefused(`Nobody has signed up with the e-mail ${email}.`)
    const role = isModerator ? 'is a moderator' : 'is no moderator'
    report(`${changed.nickname} (${email}) ${role} ${changed.hasChanged ? 'from now on' : 'already'}.`)
  } finally {
    await store.close()
  }
}

/**
 * `npm run files:move` (docs/operations.md "Moving to a bucket"). The server may run meanwhile. Ends with 1
 * when a file could not be moved.
 */
export async function moveFiles({ s3: settings, dataDir }: Env, report: Report): Promise<void> {
  if (settings === null) throw new StartRefused('S3_ENDPOINT must be set: files are moved into a bucket.')
  const { s3Storage, refusingStart } = await import('./adapters/s3/s3Storage.ts')
  const { moveFolder } = await import('./adapters/s3/moveFolder.ts')
  const { s3, files } = s3Storage(settings)
  await refusingStart(() => moveFolder({ dataDir, s3, files, report }))
}

/** The running server has the folder for itself, so it is asked. */
async function writeEmbedded(env: Env, backup: BackupWriter): Promise<WrittenDatabase> {
  const file = databaseFile('rows')
  const running = await askServer(env.dataDir)
  if (running !== null) {
    await backup.write(file, running.chunks)
    const facts = await readHead(createReadStream(backup.placeOf(file)))
    return { takenAt: running.takenAt, database: { kind: 'rows', facts } }
  }
  const path = folderOf(env)
  if (!existsSync(path)) throw new StartRefused(`There is no database in ${env.dataDir}. Set DATA_DIR.`)
  const store = await openDb({ kind: 'folder', path, leavesTables: true })
  try {
    const { facts, takenAt, chunks } = await readRows(store.db, now)
    await backup.write(file, chunks)
    return { takenAt, database: { kind: 'rows', facts } }
  } finally {
    await store.close()
  }
}

/** The facts and the dump are of one snapshot. */
async function writePostgres(url: string, backup: BackupWriter): Promise<WrittenDatabase> {
  const store = await openPostgres(url)
  try {
    return await store.db.transaction(
      async (tx) => {
        const takenAt = now()
        const [exported] = await rowsOf<{ name: string }>(tx, sql`select pg_export_snapshot() as name`)
        const facts = await readFacts(tx)
        const file = databaseFile('pg_dump')
        const programs = postgresPrograms(inheritedVariables())
        await programs.dump(url, {
          file: backup.placeOf(file),
          serverMajor: facts.postgres,
          snapshot: exported!.name,
          without: await schemasOfOthers(tx),
          extensions: EXTENSIONS,
        })
        await backup.adopt(file)
        return { takenAt, database: { kind: 'pg_dump', facts } }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } finally {
    await store.close()
  }
}

async function schemasOfOthers(tx: Tx): Promise<string[]> {
  const schemas = await rowsOf<{ name: string }>(
    tx,
    sql`select nspname as name from pg_namespace
        where nspname not in ('public', 'drizzle', 'information_schema') and nspname !~ '^pg_'`,
  )
  return schemas.map(({ name }) => name)
}

/** The folder is filled beside its place and renamed when it is complete. */
function folderTarget(env: Env, replaces: boolean): DatabaseTarget {
  const path = folderOf(env)
  return {
    async requireReady({ kind }) {
      if (kind === 'pg_dump')
        throw new StartRefused('The backup is from Postgres. Set DATABASE_URL to an empty Postgres database.')
      mkdirSync(env.dataDir, { recursive: true })
      lockFolder(path)() // refuses while a server has it
      if (existsSync(path) && !replaces)
        throw new StartRefused(
          `There is a database in ${env.dataDir}. Set DATA_DIR, or add --replace to set it aside.`,
        )
    },
    async fill(_database, file, after) {
      const unlock = lockFolder(path)
      const fresh = `${path}.part`
      try {
        await rm(fresh, { recursive: true, force: true })
        const store = await openDb({ kind: 'folder', path: fresh, leavesTables: true })
        try {
          await fillWithRows(store, file, after)
        } finally {
          await store.close()
        }
        if (existsSync(path)) await rename(path, asideOf(path, now()))
        await rename(fresh, path)
      } finally {
        unlock()
      }
    },
  }
}

function postgresTarget(url: string, replaces: boolean): DatabaseTarget {
  let emptying: string[] = []
  let serverMajor = 0
  return {
    async requireReady({ kind, facts }) {
      const store = await openPostgres(url)
      try {
        const isEmpty = (await countTables(store.db)) === 0
        if (!isEmpty && !replaces)
          throw new StartRefused(
            'The database of DATABASE_URL is not empty. Create a new one, for example with createdb, or add --replace.',
          )
        if (!isEmpty && (await othersConnected(store)) > 0)
          throw new StartRefused(
            'Others are connected to the database of DATABASE_URL. Stop every server first.',
          )
        if (!isEmpty) emptying = EMPTYING
        serverMajor = await majorOf(store)
      } finally {
        await store.close()
      }
      if (kind === 'pg_dump' && serverMajor < facts.postgres)
        throw new StartRefused(
          `The backup is from Postgres ${facts.postgres}, and this server is ${serverMajor}.`,
        )
    },
    async fill({ kind, facts }, file, after) {
      if (kind === 'pg_dump')
        return postgresPrograms(inheritedVariables()).restore(
          url,
          { file, serverMajor: Math.max(serverMajor, facts.postgres) },
          { before: statements(emptying), after: statements(after) },
        )
      const store = await openPostgres(url)
      try {
        await fillWithRows(store, file, after, emptying)
      } finally {
        await store.close()
      }
    },
  }
}

/** Drops everything of ours. It is there again if the restore fails. */
const EMPTYING = [
  'drop schema if exists drizzle cascade',
  'drop schema public cascade',
  'create schema public',
]

const statements = (list: readonly string[]) => list.map((statement) => `${statement};\n`).join('')

async function fillWithRows(
  { db }: OpenDb,
  file: string,
  after: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of before) await tx.execute(statement)
    await loadRows(tx, createReadStream(file))
    for (const statement of after) await tx.execute(statement)
  })
}

/** Without time limits, and with the tables as they are: an older program may still run on them. */
async function openPostgres(url: string): Promise<OpenDb> {
  try {
    const store = await openDb({
      kind: 'postgres',
      url,
      poolSize: 1,
      hasTimeLimits: false,
      leavesTables: true,
    })
    await majorOf(store) // connects
    return store
  } catch (error) {
    if (isStoreOutOfReach(error)) throw new StartRefused('The database of DATABASE_URL is unreachable.')
    throw error
  }
}

async function majorOf({ db }: OpenDb): Promise<number> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select current_setting('server_version_num') as version`,
  )
  return Math.floor(Number(row!.version) / 10_000)
}

async function othersConnected({ db }: OpenDb): Promise<number> {
  const [row] = await rowsOf<{ others: unknown }>(
    db,
    sql`select count(*) as others from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return Number(row!.others)
}

function wordsOf(words: readonly string[], known: readonly string[], usage: string) {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    known.map((name) => [name, { type: 'boolean' }]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
    const [folder, more] = positionals
    if (folder !== undefined && more === undefined) return { folder, flags: new Set(Object.keys(values)) }
  } catch {
    // an unknown option
  }
  throw new StartRefused(`Usage: npm run ${usage}`)
}

const summaryOf = ({ database, files }: Pick<Manifest, 'database' | 'files'>) =>
  `${rowsIn(database.facts)} and ${files === null ? 'no files' : `${files.count} files (${megabytes(files.bytes)})`}`

function rowsIn({ tables }: StoreFacts): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows in ${Object.keys(tables).length} tables`
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { StartRefused } from '#server/start/startRefused.ts'

/**
 * `pg_dump`, `pg_restore` and `psql` of Postgres' client programs, found on the PATH. Secrets reach them by
 * their environment: everybody on the machine can read the arguments of a process.
 */
export interface PostgresPrograms {
  /**
   * Writes one snapshot of the database in Postgres' custom format.
   * @throws StartRefused a program is missing, or older than the server
   */
  dump(url: string, dump: Dump): Promise<void>
  /**
   * Restores a dump in one transaction: `before`, the dump, `after`. Any failure, also the death of this
   * process, leaves the database as it was.
   * @throws StartRefused a program is missing or too old, or a statement failed
   */
  restore(url: string, dump: { file: string; serverMajor: number }, around: Around): Promise<void>
}

interface Dump {
  file: string
  serverMajor: number
  /** The name that `pg_export_snapshot` has given it, in a transaction that is still open. */
  snapshot: string
  /** Schemas that are left out. */
  without: readonly string[]
  /** The only extensions that are recreated: others may need a superuser. */
  extensions: readonly string[]
}

interface Around {
  before: string
  after: string
}

/** Another host has other roles; only the owner of an extension may write its comment. */
const OURS_ALONE = ['--no-owner', '--no-privileges', '--no-comments']

/** @param inherited variables that the programs get: PATH and HOME */
export function postgresPrograms(inherited: Record<string, string>): PostgresPrograms {
  const start = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
    started(program, args, { ...inherited, LC_ALL: 'C.UTF-8', ...env })

  async function requireProgram(name: string, serverMajor: number): Promise<void> {
    const found = start(name, ['--version'])
    const said = textOf(found.child.stdout!)
    if ((await found.ended) !== 0)
      throw new StartRefused(
        `${name} was not found. Install Postgres' client programs, version ${serverMajor} or later (Debian: postgresql-client).`,
      )
    const major = Number(/(\d+)/.exec(await said)?.[1])
    if (major < serverMajor)
      throw new StartRefused(
        `${name} is version ${major} and the server ${serverMajor}. Install client programs of version ${serverMajor} or later.`,
      )
  }

  return {
    async dump(url, { file, serverMajor, snapshot, without, extensions }) {
      await requireProgram('pg_dump', serverMajor)
      const dump = start(
        'pg_dump',
        [
          '--format=custom',
          ...OURS_ALONE,
          '--no-password',
          `--snapshot=${snapshot}`,
          // in quotes a name is no pattern
          ...without.map((name) => `--exclude-schema="${name.replaceAll('"', '""')}"`),
          ...extensions.map((name) => `--extension=${name}`),
          `--file=${file}`,
        ],
        libpqVariables(url),
      )
      await requireSuccess('pg_dump', dump)
    },

    async restore(url, { file, serverMajor }, { before, after }) {
      for (const name of ['pg_restore', 'psql']) await requireProgram(name, serverMajor)
      const psql = start(
        'psql',
        [
          '--no-psqlrc',
          '--no-password',
          '--quiet',
          '--set=ON_ERROR_STOP=1',
          '--file=-',
          '--output=/dev/null',
        ],
        libpqVariables(url),
      )
      const script = start('pg_restore', [...OURS_ALONE, '--file=-', file])
      const into = psql.child.stdin!
      // a psql that has ended is reported by its exit code
      into.on('error', () => script.child.kill())
      // Not psql's own --single-transaction: it commits at the end of its input, also when that ends early.
      into.write(`begin;\nset local client_min_messages = warning;\n${before}\n`)
      script.child.stdout!.pipe(into, { end: false })
      const isRead = await Promise.race([
        script.ended.then((code) => code === 0),
        psql.ended.then(() => null),
      ])
      if (isRead === true) into.end(`\n${after}\ncommit;\n`)
      else (isRead === null ? script : psql).child.kill()
      await requireSuccess('psql', psql, () => script)
    },
  }
}

interface Started {
  child: ChildProcess
  /** The exit code; null when a signal ended it or it could not be started. */
  ended: Promise<number | null>
  /** The end of what it has written to its standard error. */
  complaint: () => string
}

/** More is not needed to see what went wrong. */
const COMPLAINT_MAX_CHARS = 2_000

function started(program: string, args: readonly string[], env: Record<string, string>): Started {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-COMPLAINT_MAX_CHARS)
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  return { child, ended, complaint: () => said.trim() }
}

async function requireSuccess(name: string, run: Started, source?: () => Started): Promise<void> {
  if ((await run.ended) === 0) return
  const complaints = [source?.().complaint(), run.complaint()].filter(Boolean).join('\n')
  throw new StartRefused(`${name} failed, and nothing was changed: ${complaints || 'it gave no reason'}`)
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  stream.setEncoding('utf8').on('data', (more: string) => (text += more))
  await once(stream, 'close')
  return text
}

/** Parameters of a connection URL, by the names of libpq's variables. */
const PARAMETERS: Record<string, string> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
}

/** The parts of a connection URL for libpq. Parameters that only the `pg` package has are left out. */
export function libpqVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const parts = {
    PGHOST: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  }
  const given = [...searchParams].flatMap(([name, value]) => {
    const variable = PARAMETERS[name]
    // pg's own word for encryption without a check of the certificate
    return variable ? [[variable, name === 'sslmode' && value === 'no-verify' ? 'require' : value]] : []
  })
  return Object.fromEntries([...Object.entries(parts), ...given].filter(([, value]) => value !== ''))
}

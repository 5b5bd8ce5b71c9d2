import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeDump } from '#mocks/storeDump.ts'
import type { DbPlace } from '#server/adapters/db/connect.ts'
import { unpackStore } from '#server/testing/unpackStore.ts'
import { copyTemplate, postgresUrl } from './store.ts'

/** A data folder with the sample data: made once per run (`template.ts`), copied for each server. */
export const TEMPLATE_DIR = '.cache/e2e-template'

/**
 * Environment of the server besides its port and data folder, by the names in `server/start/env.ts`. An empty
 * value counts as not set.
 */
export type Settings = Record<string, string>

/** Makes the server use its own folder as the store, even where there is a Postgres. */
export const EMBEDDED: Settings = { DATABASE_URL: '' }

/** What `npm run build` made. */
const PROGRAM = 'dist/server/main.mjs'

const READY_WITHIN_MS = 120_000

/** The built server in its own process with its own data folder. It can be killed and started again. */
export class ServerProcess {
  readonly port: number
  readonly dataDir: string
  readonly #settings: Settings
  readonly #program: string
  #child: ChildProcess | null = null
  #output = ''

  constructor(port: number, dataDir: string, settings: Settings, program = PROGRAM) {
    this.port = port
    this.dataDir = dataDir
    this.#settings = settings
    this.#program = program
  }

  /**
   * Starts on a copy of the store that the global setup migrated and filled, or on the database that the
   * settings name. With `EMBEDDED` it starts on its own empty store, in the data folder. `program`: a copy of
   * the build (`builds.ts`).
   */
  static async start(settings: Settings = {}, program?: string): Promise<ServerProcess> {
    const dataDir = await mkdtemp(join(tmpdir(), 'hapju-e2e-'))
    await cp(TEMPLATE_DIR, dataDir, { recursive: true })
    const store = 'DATABASE_URL' in settings ? {} : await aStore()
    if (settings.DATABASE_URL === '' && !existsSync(join(dataDir, 'db')))
      await unpackStore(dataDir, await storeDump())
    const server = new ServerProcess(await freePort(), dataDir, { ...store, ...settings }, program)
    await server.startAgain()
    return server
  }

  /** Only one process at a time may open a folder. */
  get store(): DbPlace {
    const url = this.#settings.DATABASE_URL
    return url ? { kind: 'postgres', url } : { kind: 'folder', path: join(this.dataDir, 'db') }
  }

  /** The file with the log-ins of the sample data; `loadSamples` of `server/main.ts` names it. */
  get sampleLogIns(): string {
    const { kind } = this.store
    return join(this.dataDir, kind === 'folder' ? 'sample-log-ins.json' : 'sample-log-ins-postgres.json')
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get isRunning(): boolean {
    return this.#child !== null && isRunning(this.#child)
  }

  /** How the process ended, and its output. */
  get lastWords(): string {
    const how = this.#child?.signalCode ?? this.#child?.exitCode ?? 'ended by the test'
    return `(${how}) It said:\n${this.#output}`
  }

  /** Resolves when the server reports that it is ready. */
  async startAgain(): Promise<void> {
    this.#output = ''
    const child = spawn(process.execPath, ['--enable-source-maps', this.#program], {
      // Every test acts for several members from one address, and without a person's pauses.
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LIMITS: 'off',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.#output += text))
    await this.#untilReady(child)
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS
    while (Date.now() < until && isRunning(child)) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    if (!isRunning(child)) throw new Error(`The server ended before it was ready ${this.lastWords}`)
    child.kill('SIGKILL')
    throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms. It said:\n${this.#output}`)
  }

  /** Kills it like a power failure, without closing connections. Resolves when the process is gone. */
  kill = () => this.#end('SIGKILL')

  /** Asks it to end, as a supervisor does. Resolves when the process is gone. */
  terminate = () => this.#end('SIGTERM')

  /** Call only once the process is gone. */
  removeData = () => rm(this.dataDir, { recursive: true, force: true })

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || !isRunning(child)) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** The newest code mailed to an address. */
  async mailedCode(email: string): Promise<string> {
    const folder = join(this.dataDir, 'outbox')
    const mails = await readdir(folder)
    // A file name begins with the time and ends with the address.
    const newest = mails
      .filter((name) => name.endsWith(`-${email}.eml`))
      .sort()
      .at(-1)
    const text = newest ? await readFile(join(folder, newest), 'utf8') : ''
    const code = /\b\d{5}\b/.exec(text.slice(text.indexOf('\r\n\r\n')))?.[0]
    if (code) return code
    throw new Error(`No code was mailed to ${email}; the outbox holds ${mails.length} mails`)
  }
}

async function aStore(): Promise<Settings> {
  const postgres = postgresUrl()
  return postgres ? { DATABASE_URL: await copyTemplate(postgres) } : {}
}

/** A process that was ended by a signal has no exit code. */
const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return address.port
}

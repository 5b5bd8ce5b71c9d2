import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest'
import { bundleServer } from '../../scripts/lib/serverBundle.mjs'
import { addMigrations, type Written } from './migrationsFolder.ts'
import { workersDatabase } from './store.ts'
import { unpackStore } from './unpackStore.ts'

let built: Promise<string> | undefined

/** This worker's build of the program, for all its files; `tests/env/builtPrograms.ts` removes it. */
function program(): Promise<string> {
  built ??= build()
  return built
}

async function build(): Promise<string> {
  const folder = `${inject('programs')}-${process.pid}`
  await bundleServer(folder)
  return folder
}

/** Processes by whether a test started them, or a hook before all tests of a group. */
const alive = { test: new Set<ChildProcess>(), group: new Set<ChildProcess>() }
let isInTest = false

/**
 * Prepares a test file that starts the program. Builds the program once, as for production, because starting
 * the sources takes 3 s more. On PGlite it unpacks a migrated store, because making one takes 6 s;
 * connect.test.ts and the test of `npm start` cover that. A process ends with the test that started it; one
 * that was started in `beforeAll` serves all tests and ends after the last one. Removes the data folder in the
 * end.
 *
 * @returns the variables to start with; `beforeAll` fills them in
 */
export function programVariables(): Record<string, string> {
  const env: Record<string, string> = {}
  let parent: string
  beforeAll(async () => {
    await program()
    parent = mkdtempSync(join(tmpdir(), 'hapju-main-'))
    env.DATA_DIR = join(parent, 'data')
    const databaseUrl = await workersDatabase()
    if (databaseUrl !== null) env.DATABASE_URL = databaseUrl
    else await unpackStore(env.DATA_DIR, inject('migratedStore'))
  })
  beforeEach(() => {
    isInTest = true
  })
  // Also needed when a test gave up before the program was ready.
  afterEach(async () => {
    isInTest = false
    await end(alive.test)
  })
  afterAll(async () => {
    await end(alive.group)
    rmSync(parent, { recursive: true, force: true })
  })
  return env
}

/**
 * The program of a later release, whose only difference is that it knows more migrations.
 *
 * @returns what `spawnServer` and `spawnToEnd` take as `release`
 */
export async function laterRelease(migrations: Written): Promise<string> {
  const release = mkdtempSync(`${inject('programs')}-later-`)
  cpSync(await program(), release, { recursive: true })
  addMigrations(join(release, 'migrations'), migrations)
  return release
}

async function end(processes: ReadonlySet<ChildProcess>): Promise<void> {
  await Promise.all(
    [...processes].map((child) => {
      const closed = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGKILL')
      return closed
    }),
  )
}

const ADDRESS = /is ready: (http:\/\/localhost:\d+)/

export interface SpawnedServer {
  process: ChildProcess
  /** `http://localhost:…`, on a port of the system's choice unless PORT was given. */
  url: string
  /** Everything written to the terminal so far. */
  said(): string
  /** Resolves with the exit code; null when a signal ended it. */
  exited: Promise<number | null>
}

export interface Ended {
  code: number | null
  said: string
}

/**
 * Starts the real program in its own process. Resolves when it is ready; rejects with its output when it ends
 * before that.
 *
 * @param onOutput is called with everything written so far, whenever there is more
 */
export async function spawnServer(
  env: Record<string, string>,
  { release, onOutput }: { release?: string; onOutput?: (said: string) => void } = {},
): Promise<SpawnedServer> {
  const { child, said, exited } = await launch(env, [], release)
  child.stdout.on('data', () => onOutput?.(said()))
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = ADDRESS.exec(said())?.[1]
      if (url) resolve({ process: child, url, said, exited })
    })
    void exited.then((code) => reject(new Error(`ended with ${code}: ${said()}`)))
  })
}

/** Runs the real program when it is expected to end by itself. */
export async function spawnToEnd(
  env: Record<string, string>,
  args: readonly string[] = [],
  release?: string,
): Promise<Ended> {
  const { said, exited } = await launch(env, args, release)
  return { code: await exited, said: said() }
}

/** The same for a test that ends it. */
export async function runProgram(
  env: Record<string, string>,
  args: readonly string[],
  release?: string,
): Promise<Omit<SpawnedServer, 'url'>> {
  const { child, said, exited } = await launch(env, args, release)
  return { process: child, said, exited }
}

async function launch(env: Record<string, string>, args: readonly string[], release?: string) {
  const folder = release ?? (await program())
  // oxlint-disable-next-line node/no-process-env -- the child needs a PATH and the like
  const inherited = { PATH: process.env.PATH ?? '' }
  const child = spawn(process.execPath, ['--enable-source-maps', `${folder}/main.mjs`, ...args], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const processes = isInTest ? alive.test : alive.group
  processes.add(child)
  child.once('close', () => processes.delete(child))
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said: () => text, exited }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Manifest } from './backup/manifest.ts'
import { EMPTIED } from './backup/mend.ts'
import { backUp, restore } from './commands.ts'
import { parseEnv } from './start/env.ts'
import { onPostgres } from './testing/databases.ts'
import { emptyDatabase } from './testing/emptyStore.ts'
import { programVariables, spawnServer, spawnToEnd, type SpawnedServer } from './testing/spawnServer.ts'
import { freshStore, testPostgres } from './testing/store.ts'

/** The program is started several times; the first start fills the store with the sample data. */
vi.setConfig({ testTimeout: 120_000 })

const env = programVariables()
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hapju-drill-'))
  env.SAMPLE_DATA = 'true'
  env.LIMITS = 'off' // the drill writes faster than a member
  if (testPostgres) await freshStore()
})
afterAll(() => {
  vi.resetConfig()
  rmSync(folder, { recursive: true, force: true })
})

let hosts = 0

/** The variables of a host on which nothing has ever run. */
async function anEmptyHost(): Promise<Record<string, string>> {
  hosts += 1
  const host = { ...env, SAMPLE_DATA: 'false', DATA_DIR: join(folder, `host${hosts}`) }
  return testPostgres ? { ...host, DATABASE_URL: await emptyDatabase() } : host
}

/** Runs a command as a process, which must succeed. */
async function ran(variables: Record<string, string>, ...words: string[]): Promise<string> {
  const { code, said } = await spawnToEnd(variables, words)
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${said}`)
  return said
}

/** Runs a command in this process; resolves with what it reports. A process of its own takes a second to start. */
async function called(command: typeof backUp, variables: Record<string, string>, ...words: string[]) {
  const said: string[] = []
  await command(parseEnv(variables), words, (line) => void said.push(line))
  return said.join('\n')
}

const folderIn = (said: string) => /Made (\S+):/.exec(said)![1]!
const forBackups = () => join(folder, `backups${(hosts += 1)}`)

/** Makes a backup to compare with; resolves with its folder. */
const backedUp = async (variables: Record<string, string>) =>
  folderIn(await called(backUp, variables, forBackups()))

const manifestOf = (backup: string) =>
  JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest

/** The checksums of the members' files, by name. */
const fileSumsOf = (backup: string) =>
  readFileSync(join(backup, 'SHA256SUMS'), 'utf8')
    .split('\n')
    .filter((line) => /^\w{64} {2}(room-)?files\//.test(line))
    .sort()

/** The tables that a restore leaves as they were. */
const keptTables = ({ database }: Manifest) =>
  Object.fromEntries(
    Object.entries(database.facts.tables).filter(([name]) => !(EMPTIED as readonly string[]).includes(name)),
  )

interface Client {
  asked<Answer>(path: string, body?: unknown): Promise<Answer>
  /** Creates a folder of tracks; resolves with its id. */
  aFolder(): Promise<number>
}

async function loggedIn({ url }: SpawnedServer, [email, password]: readonly string[]): Promise<Client> {
  const headers: Record<string, string> = { 'Content-Type': 'application/json' }
  async function asked<Answer>(path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url + path, {
      headers,
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
    return (await response.json()) as Answer
  }
  const { accessToken } = await asked<{ accessToken: string }>('/member/login', { email, password })
  headers.Authorization = `Bearer ${accessToken}`
  return {
    asked,
    aFolder: async () =>
      (await asked<{ result: { folderId: number } }>('/api/track-folders', { name: '복구', color: 'BLUE' }))
        .result.folderId,
  }
}

const stopped = async ({ process, exited }: SpawnedServer) => {
  process.kill('SIGTERM')
  expect(await exited).toBe(0)
}

/** How many clients are connected to a database, asked from another one. */
async function connectionsTo(url: string): Promise<number> {
  const database = new URL(url).pathname.slice(1)
  return onPostgres(testPostgres.url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = $1',
      [database],
    )
    return rows.length
  })
}

interface Rooms {
  result: { chatRoomInfos: { roomId?: number; roomType: string }[] }
}

describe('the drill', () => {
  let logIn: string[]
  let backup: string
  /** The ids of the folders that the lost server has confirmed, before, during and after the backup. */
  const confirmed: number[] = []
  let confirmedBefore = 0
  let messagesBefore: unknown

  const messagesOf = async (client: Client) => {
    const { result } = await client.asked<Rooms>('/api/chat/rooms')
    const { roomId } = result.chatRoomInfos.find(({ roomType }) => roomType === 'GROUP')!
    const { result: page } = await client.asked<{ result: unknown }>(`/api/chat/rooms/${roomId}/messages`)
    // addresses begin with that of the host
    return JSON.parse(JSON.stringify(page).replaceAll(/http:\/\/localhost:\d+/g, '')) as unknown
  }

  it('begins with a backup of a server that is written to', async () => {
    const server = await spawnServer(env)
    const [, email, password] = /Log in with {2}(\S+) {2}(\S+)/.exec(server.said())!
    logIn = [email!, password!]
    const client = await loggedIn(server, logIn)
    messagesBefore = await messagesOf(client)
    for (let n = 0; n < 3; n += 1) confirmed.push(await client.aFolder())
    confirmedBefore = confirmed.length
    let isWriting = true
    const writing = (async () => {
      while (isWriting) confirmed.push(await client.aFolder())
    })()
    backup = folderIn(await ran(env, 'backup', forBackups()))
    isWriting = false
    await writing
    expect(confirmed.length).toBeGreaterThan(confirmedBefore)
    await stopped(server)
    expect(await called(restore, env, '--check', backup)).toContain('is complete and undamaged')
    expect(manifestOf(backup).files!.count).toBeGreaterThan(0)
  })

  it('goes on with an empty host, on which everything is back, and ids go on above all that were ever seen', async () => {
    const host = await anEmptyHost()
    expect(await ran(host, 'restore', backup)).toContain('Start the server now.')
    const again = await backedUp(host)
    expect(keptTables(manifestOf(again))).toEqual(keptTables(manifestOf(backup)))
    expect(manifestOf(again).database.facts.storeId).toBe(manifestOf(backup).database.facts.storeId)
    expect(fileSumsOf(again)).toEqual(fileSumsOf(backup))

    const server = await spawnServer(host)
    const client = await loggedIn(server, logIn)
    expect(await messagesOf(client)).toEqual(messagesBefore)
    const { result } = await client.asked<{ result: { folderId: number; name: string }[] }>(
      '/api/track-folders',
    )
    const back = result.flatMap(({ folderId, name }) => (name === '복구' ? folderId : []))
    // all that was confirmed before, then a part of what was written meanwhile, without a hole
    expect(back.sort((a, b) => a - b)).toEqual(confirmed.slice(0, back.length))
    expect(back.length).toBeGreaterThanOrEqual(confirmedBefore)
    expect(await client.aFolder()).toBeGreaterThan(Math.max(...confirmed))
    await stopped(server)
  })

  it('ends with the lost host, which has a database and refuses the backup', async () => {
    await expect(called(restore, env, backup)).rejects.toThrow(
      expect.objectContaining({
        name: 'StartRefused',
        message: expect.stringContaining('--replace') as string,
      }) as Error,
    )
  })

  // The commands stage does this on PGlite.
  it.runIf(testPostgres)('replaces the database of the lost host when it is told to', async () => {
    // a pool keeps a connection for ten seconds, and Postgres ends one a moment after its client
    await vi.waitUntil(async () => (await connectionsTo(env.DATABASE_URL!)) === 0, { timeout: 60_000 })
    expect(await called(restore, env, '--replace', backup)).toContain('Start the server now.')
    const again = await backedUp(env)
    expect(keptTables(manifestOf(again))).toEqual(keptTables(manifestOf(backup)))
  })
})

import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '#server/start/log.ts'
import { askServer, listenForBackups } from './localSocket.ts'
import type { StoreRows } from './rows.ts'

let folder: string
let logged: string[]
let listening: { close(): void } | null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hapju-socket-'))
  logged = []
  listening = null
})
afterEach(() => {
  listening?.close()
  rmSync(folder, { recursive: true })
})

const log = createLog('debug', { write: (line) => void logged.push(line) })
const takenAt = new Date('2026-01-02T03:04:05.678Z')
const facts = { storeId: null, migration: 1, postgres: 18, tables: {}, sequences: {} }
const someRows = async (): Promise<StoreRows> => ({
  facts,
  takenAt,
  chunks: [new Uint8Array([1, 2]), new Uint8Array([3])],
})

async function listen(read = someRows, dataDir = folder): Promise<void> {
  listening = await listenForBackups(dataDir, read, log)
}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<number[]> {
  const bytes = []
  for await (const chunk of chunks) bytes.push(...chunk)
  return bytes
}

it('a running server gives its rows to whoever may enter its data folder', async () => {
  await listen()
  const answer = (await askServer(folder))!
  expect([answer.takenAt, await bytesOf(answer.chunks)]).toEqual([takenAt, [1, 2, 3]])
  expect(statSync(join(folder, 'operator')).mode & 0o777).toBe(0o700)
})

it('nobody answers when no server runs, or when it was killed', async () => {
  expect(await askServer(folder)).toBeNull()
  await listen()
  listening!.close()
  expect(await askServer(folder)).toBeNull()
  mkdirSync(join(folder, 'operator'), { recursive: true })
  writeFileSync(join(folder, 'operator/backup.sock'), '')
  expect(await askServer(folder)).toBeNull()
  await listen()
  expect(await bytesOf((await askServer(folder))!.chunks)).toEqual([1, 2, 3])
})

it('a server that cannot read its rows says so in its log', async () => {
  await listen(() => Promise.reject(new Error('no')))
  await expect(askServer(folder)).rejects.toThrow('its log says why')
  expect(logged.join('')).toContain('could not read the rows for a backup')
})

it('a backup whose server ends in the middle fails', async () => {
  let close = () => {}
  await listen(async () => {
    const rows = await someRows()
    return { ...rows, chunks: [...rows.chunks, lastChunk()] }
  })
  close = () => listening!.close()
  // closes the server before its last bytes are sent
  function lastChunk(): Uint8Array {
    return Object.defineProperty(new Uint8Array(8), 'length', {
      get: () => {
        setImmediate(close)
        return 1_000_000
      },
    })
  }
  const answer = await askServer(folder)
  await expect(bytesOf(answer!.chunks)).rejects.toThrow('aborted')
})

it('a server whose data folder has too long a path runs without, and warns', async () => {
  const deep = join(folder, 'x'.repeat(120))
  mkdirSync(deep)
  await listen(someRows, deep)
  expect(logged.join('')).toContain('no backups while this process runs')
  expect(existsSync(join(deep, 'operator/backup.sock'))).toBe(false)
})

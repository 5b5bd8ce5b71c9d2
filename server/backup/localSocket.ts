import { mkdirSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { StartRefused } from '#server/start/startRefused.ts'
import type { StoreRows } from './rows.ts'

/** Only the owner of the process may enter the folder, and may read the database anyway. */
const FOLDER = 'operator'
const SOCKET = 'backup.sock'
const TAKEN_AT = 'x-taken-at'

/** The longest address of a socket that every system takes. Longer ones are cut off without an error. */
const PATH_MAX_BYTES = 100

/** Null: too long. */
function socketIn(dataDir: string): string | null {
  const path = join(dataDir, FOLDER, SOCKET)
  return new TextEncoder().encode(path).length > PATH_MAX_BYTES ? null : path
}

/**
 * Gives the rows of the embedded database, which belongs to this process alone, to `npm run backup`: over a
 * Unix socket in the data folder. Where no socket can be made (a path of more than 100 bytes, some network
 * shares) the server runs without.
 */
export async function listenForBackups(
  dataDir: string,
  read: () => Promise<StoreRows>,
  log: Logger,
): Promise<{ close(): void }> {
  const path = socketIn(dataDir)
  const server = createServer((_req, res) => {
    read().then(
      (rows) => send(res, rows),
      (err: unknown) => {
        log.error({ err }, 'could not read the rows for a backup')
        res.writeHead(500).end()
      },
    )
  })
  try {
    if (path === null) throw new Error(`its address would have more than ${PATH_MAX_BYTES} bytes`)
    mkdirSync(join(dataDir, FOLDER), { recursive: true, mode: 0o700 })
    // left by a process that was killed; the lock of the database says that none lives
    rmSync(path, { force: true })
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  } catch (err) {
    log.warn({ err }, 'no backups while this process runs, because its socket cannot be made')
  }
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function send(res: ServerResponse, { takenAt, chunks }: StoreRows): void {
  const bytes = chunks.reduce((sum, { length }) => sum + length, 0)
  res.writeHead(200, { 'Content-Length': bytes, [TAKEN_AT]: takenAt.toISOString() })
  for (const chunk of chunks) res.write(chunk)
  res.end()
}

/**
 * Asks the server that has the data folder for its rows.
 * @returns null: none runs, or none that can be asked
 * @throws StartRefused it failed
 */
export async function askServer(
  dataDir: string,
): Promise<{ takenAt: Date; chunks: AsyncIterable<Uint8Array> } | null> {
  const socketPath = socketIn(dataDir)
  if (socketPath === null) return null
  const answer = await new Promise<IncomingMessage | null>((resolve, reject) => {
    const asked = request({ socketPath, path: '/rows' })
    asked.once('response', resolve)
    asked.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(null) : reject(error),
    )
    asked.end()
  })
  if (answer === null) return null
  const takenAt = answer.headers[TAKEN_AT]
  if (answer.statusCode !== 200 || typeof takenAt !== 'string')
    throw new StartRefused('The server could not read its database; its log says why.')
  return { takenAt: new Date(takenAt), chunks: answer as AsyncIterable<Uint8Array> }
}

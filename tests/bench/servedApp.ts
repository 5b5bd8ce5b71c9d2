import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endsWithUs } from './endsWithUs.ts'

export interface ServedApp {
  origin: string
  dataDir: string
  process: ChildProcess
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

export const aDataDir = () => mkdtemp(join(tmpdir(), 'hapju-bench-'))

/**
 * The built server with its own data folder, deleted with it, on the port of `env` or a free one; needs `npm
 * run build` first.
 */
export async function serveApp(env: Record<string, string> = {}, folder?: string): Promise<ServedApp> {
  const dataDir = folder ?? (await aDataDir())
  const port = Number(env.PORT ?? (await freePort()))
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // A bench acts for many members, from one address and without a pause.
      LIMITS: 'off',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endsWithUs(server)
  const gone = new Promise<never>((_, reject) =>
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`))),
  )
  gone.catch(() => {})
  await Promise.race([ready(origin), gone])
  return {
    origin,
    dataDir,
    process: server,
    async stop() {
      await endProcess(server, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Ends the server, and leaves its data folder. */
export const endApp = (app: ServedApp, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> =>
  endProcess(app.process, signal)

async function endProcess(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await ended
}

async function ready(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the server was not ready within two minutes')
}

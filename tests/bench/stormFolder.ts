// S13 f and g: what a start beside the wrong database, or beside another process, does to the data folder.
import { spawn, spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDb } from '#server/adapters/db/connect.ts'
import { localFiles } from '#server/adapters/files/localFiles.ts'
import { deleteUnshown } from '#server/jobs/unshownFiles.ts'
import { createLog } from '#server/start/log.ts'
import { aDataDir, endApp, serveApp } from './servedApp.ts'
import type { Figure } from './table.ts'

const FILES = 1_000
const MONTH_MS = 30 * 24 * 60 * 60 * 1000
const SECOND_PROCESSES = 20
const PID_NAMESPACE = ['--pid', '--fork', '--kill-child', '--mount-proc']

/** f. The files are those of another database, or of a version that did not note whose they are. */
export async function emptyDatabase(): Promise<Figure[]> {
  const removed = [await removedFrom('another database'), await removedFrom(null)]
  return [
    {
      id: 'S13f',
      what: `empty database, ${FILES} files: removed`,
      runs: removed,
      unit: '',
      must: '0',
      keeps: () => removed.every((count) => count === 0),
    },
  ]
}

async function removedFrom(storeId: string | null): Promise<number> {
  const dataDir = await aDataDir()
  try {
    const folder = join(dataDir, 'files')
    await fillFolder(folder, storeId)
    await endApp(await serveApp({}, dataDir))
    // a node begins its housekeeping at a random time within ten minutes
    const { db, close } = await openDb({ kind: 'folder', path: join(dataDir, 'db') })
    await deleteUnshown({
      db,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      files: localFiles(folder),
      log: createLog('silent'),
    })
    await close()
    return FILES - (await picturesIn(folder)).length
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fillFolder(folder: string, storeId: string | null): Promise<void> {
  const files = localFiles(folder)
  const old = new Date(Date.now() - MONTH_MS)
  for (let count = 0; count < FILES; count += 1) {
    const path = await files.put({ bytes: new TextEncoder().encode('a picture'), mime: 'image/jpeg' })
    await utimes(join(folder, path.replace('/files/', '')), old, old)
  }
  if (storeId === null) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'store-id'), storeId)
}

const picturesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.jpg') || name.endsWith('.jpeg'))

/** g. From another pid namespace where the system allows one: there the owner's process id says nothing. */
export async function secondProcess(): Promise<Figure[]> {
  const isElsewhere = spawnSync('unshare', [...PID_NAMESPACE, 'true']).status === 0
  const app = await serveApp()
  let refused = 0
  try {
    for (let nth = 0; nth < SECOND_PROCESSES; nth += 1)
      if (/^The data folder is in use/m.test(await startOn(app.dataDir, isElsewhere))) refused += 1
    const isUp = (await fetch(`${app.origin}/readyz`)).status === 200
    if (!isUp) throw new Error('the first process no longer serves')
  } finally {
    await app.stop()
  }
  const from = isElsewhere ? 'another pid namespace' : 'the same pid namespace'
  return [
    {
      id: 'S13g',
      what: `second process on the folder, from ${from}: refused`,
      runs: [refused],
      unit: `of ${SECOND_PROCESSES}`,
      must: String(SECOND_PROCESSES),
      keeps: (count) => count === SECOND_PROCESSES,
    },
  ]
}

/** Starts a server that ought to end at once; resolves with what it said on stderr. */
async function startOn(dataDir: string, isElsewhere: boolean): Promise<string> {
  const server = [process.execPath, 'dist/server/main.mjs']
  const [program, ...args] = isElsewhere ? ['unshare', ...PID_NAMESPACE, ...server] : server
  const child = spawn(program!, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += String(text)))
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(tooLong)
  return said
}

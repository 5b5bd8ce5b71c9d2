import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A gzipped dump of an empty, migrated PGlite: `PGlite.create({ loadDataDir })` takes 0.8 s, a fresh one 4 s and more. Null before the first migration exists. */
    migratedStore: string | null
  }
}

const MIGRATIONS = 'server/db/migrations'

/** Built once per set of migrations; the file name holds their digest. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('migratedStore', existsSync(MIGRATIONS) ? await dumpFile() : null)
}

async function dumpFile(): Promise<string> {
  const files = (await readdir(MIGRATIONS, { recursive: true }))
    .filter((name) => /\.(sql|json)$/.test(name))
    .sort()
  const digest = createHash('sha256')
  for (const name of files) digest.update(name).update(await readFile(`${MIGRATIONS}/${name}`))
  const file = `.cache/tests/store-${digest.digest('hex').slice(0, 16)}.tar.gz`
  if (existsSync(file)) return file

  const client = await PGlite.create()
  await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  const dump = await client.dumpDataDir('gzip')
  await client.close()
  await mkdir('.cache/tests', { recursive: true })
  // Two runs may build it at once; a rename is whole or not there.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
  await rename(`${file}.${process.pid}`, file)
  return file
}

import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DbPlace } from '#server/adapters/db/connect.ts'
import { createDatabase, databaseAt } from '#server/testing/databases.ts'
import { startPostgres } from '../../scripts/lib/services.mjs'

/** Memory of a machine of its own; what the planner assumes stays as Postgres ships it. */
const SETTINGS = {
  shared_buffers: '2GB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  shared_preload_libraries: 'pg_stat_statements',
}

const NAME = 'grown'

/** 0.01: a hundredth of everything that grows, for trying the bench out. */
export const grownScale = Number(process.env.GROWN_SCALE ?? 1)

/**
 * Runs `work` on a Postgres with a grown store, which `fill` makes. With `GROWN_FOLDER` the store stays there,
 * and is filled only once; one that was not filled to its end is made again.
 */
export async function onGrownStore(
  fill: (place: DbPlace) => Promise<void>,
  work: (place: DbPlace & { kind: 'postgres' }) => Promise<void>,
): Promise<void> {
  const keptIn = process.env.GROWN_FOLDER
  const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'hapju-grown-')))
  const filledMark = join(folder, 'filled')
  if (!existsSync(filledMark)) await rm(join(folder, 'data'), { recursive: true, force: true })
  const postgres = await startPostgres({ durable: true, kept: folder, settings: SETTINGS })
  if (postgres === null) {
    process.stdout.write('Postgres is not installed: nothing is measured.\n')
    return
  }
  try {
    if (!existsSync(filledMark)) {
      await fill({ kind: 'postgres', url: await createDatabase(postgres.url, NAME) })
      await writeFile(filledMark, `${grownScale}`)
    }
    const filled = await readFile(filledMark, 'utf8')
    if (filled !== `${grownScale}`) throw new Error(`${folder} is filled at the scale ${filled}`)
    await work({ kind: 'postgres', url: databaseAt(postgres.url, NAME) })
  } finally {
    postgres.stop()
    if (keptIn === undefined) await rm(folder, { recursive: true, force: true })
  }
}

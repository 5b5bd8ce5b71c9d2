/**
 * The store of a large 합주: 10^6 members, 10^5 bands, 10^6 rooms, 10^7 messages, a group of 500, on a Postgres of
 * its own. Reads through the services, one at a time; a send into the group; the statements of the housekeeping.
 *
 * GROWN_FOLDER=/path keeps the store for the next run, GROWN_SCALE=0.01 makes a hundredth of it. Of
 * `--only=reads,jobs,loss,parts` any measure a part, `--only=seed` nothing, and `--only=forms` writes the search
 * forms of names again that are missing.
 */
import { sql } from 'drizzle-orm'
import { openDb, type DbPlace } from '#server/adapters/db/connect.ts'
import { writeNameForms } from '#server/jobs/nameForms.ts'
import { inOneGo, patiently, withIndexesLast } from './archives.ts'
import { benchDeps } from './benchDeps.ts'
import { jobFigures } from './grownJobs.ts'
import { partitionFigures } from './grownPartitions.ts'
import { insertPeople } from './grownPeople.ts'
import { lossFigures, readFigures } from './grownReads.ts'
import { insertRooms } from './grownRooms.ts'
import { grownScale, onGrownStore } from './grownStore.ts'
import { fillBlocks } from './searchedRooms.ts'
import { printFigures } from './table.ts'

const SIZE = {
  members: 1_000_000 * grownScale,
  bands: 100_000 * grownScale,
  rooms: 1_000_000 * grownScale,
  messages: 10_000_000 * grownScale,
}

const only = process.argv.flatMap((word) => /^--only=(.+)$/.exec(word)?.[1]?.split(',') ?? [])
const isWanted = (part: string) => only.length === 0 || only.includes(part)
const seconds = (since: number) => Math.round((performance.now() - since) / 1000)
const tell = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`)

/** Without the indexes it takes a tenth of the time of the job. */
const fillForms = (place: DbPlace) =>
  patiently(place, async (db) => {
    await db.execute(sql`set synchronous_commit = off`)
    await withIndexesLast(db, 'bands', () => withIndexesLast(db, 'members', () => writeNameForms({ db })))
    await db.execute(sql`vacuum analyze bands`)
    await db.execute(sql`vacuum analyze members`)
  })

await onGrownStore(
  async (place) => {
    const since = performance.now()
    await (await openDb(place)).close()
    await patiently(place, (db) =>
      inOneGo(db, async (tx) => {
        await insertPeople(tx, SIZE)
        tell('members and bands are there')
        await insertRooms(tx, SIZE)
        tell('rooms and messages are there')
      }),
    )
    await fillForms(place)
    await fillBlocks(place)
    tell(`search blocks are there; filled in ${seconds(since)} s`)
  },
  async (place) => {
    if (isWanted('forms')) await fillForms(place)
    const { db, jobsDb, close } = await openDb(place)
    const deps = await benchDeps(db)
    if (isWanted('reads')) printFigures('Reads of a grown store, in one process', await readFigures(deps))
    if (isWanted('jobs')) printFigures('Housekeeping of a grown store', await jobFigures(deps, jobsDb))
    await deps.bus.close()
    await close()
    if (isWanted('loss'))
      await patiently(place, async (patient) =>
        printFigures('What candidates lose', await lossFigures(patient)),
      )
    if (isWanted('parts'))
      await patiently(place, async (patient) =>
        printFigures('Messages in one table and in parts', await partitionFigures(patient)),
      )
  },
)

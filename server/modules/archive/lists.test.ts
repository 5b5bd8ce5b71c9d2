import { getTableName, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf, type PlanNode } from '#server/testing/plan.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { TRACKS } from './kinds.ts'
import { folderList, pageQuery, savedList, selectPlace, type List } from './lists.queries.ts'

const SAVED = 20_000
/** With a catalogue as small as the archive, the planner reads all of it rather than a hundred rows by id. */
const CATALOGUE = 80_000
const PAGE = 100
/** Rows per statement, few enough for a busy machine to write before the statement times out. */
const AT_ONCE = 2_000

let server: TestServer
let memberId: number
const FOLDER = 1

/** One member with 20,000 saved tracks, all in one folder, among others with as many. */
beforeAll(async () => {
  server = await testServer()
  ;({ memberId } = await server.aMember())
  const { memberId: otherId } = await server.aMember()
  const { db } = server.deps
  for (let from = 1; from <= CATALOGUE; from += AT_ONCE)
    await db.execute(sql`
      insert into tracks (spotify_id, title, artist, created_at, updated_at)
      select 'track-' || n, 'title ' || n, 'artist', now(), now()
      from generate_series(${from}::int, ${from + AT_ONCE - 1}::int) n`)
  for (const id of [memberId, otherId])
    for (let from = 1; from <= SAVED; from += AT_ONCE)
      await db.execute(sql`
        insert into saved_tracks (member_id, track_id, saved_at)
        select ${id}::bigint, id, timestamptz '2025-01-01' + id * interval '1 minute'
        from tracks where id between ${from}::int and ${from + AT_ONCE - 1}::int`)
  await db.execute(sql`
    insert into track_folders (id, member_id, name, colour, created_at)
    values (${FOLDER}, ${memberId}, '폴더1', 'GRAY', now())`)
  for (let from = 1; from <= SAVED; from += AT_ONCE)
    await db.execute(sql`
      insert into track_folder_entries (member_id, folder_id, track_id, added_at)
      select member_id, ${FOLDER}::bigint, track_id, saved_at from saved_tracks
      where member_id = ${memberId} and track_id between ${from}::int and ${from + AT_ONCE - 1}::int`)
  await db.execute(sql`analyze`)
}, 60_000)

async function planOfPage(list: List, ownerId: number, itemId: number | null): Promise<PlanNode[]> {
  const { db } = server.deps
  const after = itemId === null ? null : await selectPlace(db, list, ownerId, itemId)
  return planOf(db, pageQuery(db, TRACKS, list, ownerId, { after, limit: PAGE }))
}

describe.each([
  ['of what is saved', savedList(TRACKS), (): number => memberId, 'saved_tracks_newest'],
  ['of a folder', folderList(TRACKS), (): number => FOLDER, 'track_folder_entries_newest'],
] as const)('a page of a list %s of 20,000 items', (_, list, ownerId, index) => {
  it.each([
    ['first', null],
    ['middle', SAVED / 2],
    ['last', PAGE + 1],
  ])('is read from the index without sorting: the %s one', async (_name, from) => {
    const nodes = await planOfPage(list, ownerId(), from)
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort')
    const read = nodes.find((node) => node['Relation Name'] === getTableName(list.table))!
    expect(read).toMatchObject({ 'Index Name': index, 'Actual Loops': 1 })
    for (const node of nodes) expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThanOrEqual(PAGE)
  })
})

import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyStore, type EmptyStore } from '#server/testing/emptyStore.ts'
import { migrationsOf } from '#server/testing/migrationsFolder.ts'
import { lastAppliedAt, migrateStore, migrateTo, readMigrations } from './migrate.ts'

const SONGS = 'create table songs (id bigint primary key, title text not null, plays int not null)'
const INDEXES = [
  'create index concurrently "songs_title" on "songs" ("title")',
  '-- the most played first\ncreate unique index concurrently songs_plays on songs (plays desc, id)',
]

const folders: ReturnType<typeof migrationsOf>[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function folderWith(...args: Parameters<typeof migrationsOf>): string {
  const folder = migrationsOf(...args)
  folders.push(folder)
  return folder.path
}

describe('a migration', () => {
  it('is concurrent when its statements are', () => {
    const folder = folderWith({
      '0000_songs': [SONGS, 'create index songs_concurrently on songs (plays)'],
      '0001_indexes': [...INDEXES, '/* as before */ DROP INDEX CONCURRENTLY "songs_concurrently"'],
    })
    expect(readMigrations(folder)).toMatchObject([
      { name: '0000_songs', isConcurrent: false },
      { name: '0001_indexes', isConcurrent: true },
    ])
  })

  it('is refused when only some of its statements are concurrent: half of it could be left behind', () => {
    expect(() => readMigrations(folderWith({ '0000_songs': [SONGS, ...INDEXES] }))).toThrow(
      'The migration 0000_songs must have no statements besides those on indexes that are concurrent.',
    )
  })
})

describe('a store that nobody else uses', () => {
  let store: EmptyStore
  beforeEach(async () => {
    store = await emptyStore()
  })
  afterEach(() => store.close())

  const indexes = async () => {
    const { rows } = (await store.db.execute(sql`
      select relname as name from pg_index join pg_class on oid = indexrelid
      where indrelid = 'songs'::regclass and indisvalid and not indisprimary order by relname`)) as {
      rows: { name: string }[]
    }
    return rows.map(({ name }) => name)
  }

  const folder = () =>
    folderWith({
      '0000_songs': [SONGS],
      '0001_indexes': INDEXES,
      '0002_one_less': ['drop index concurrently if exists "songs_plays"'],
    })

  it('gets the indexes of a concurrent migration with everything else, and once', async () => {
    const said: string[] = []
    const migrationsFolder = folder()
    for (let n = 0; n < 2; n += 1) await migrateStore(store.db, (line) => said.push(line), migrationsFolder)
    expect(await indexes()).toEqual(['songs_title'])
    expect(said).toEqual(['Updating the tables: 3 migrations to apply'])
  })

  it('is as before when one of the migrations fails', async () => {
    const migrationsFolder = folderWith({ '0000_songs': [SONGS], '0001_wrong': ['select 1 / 0'] })
    await expect(migrateStore(store.db, () => {}, migrationsFolder)).rejects.toThrow('select 1 / 0')
    expect(await lastAppliedAt(store.db)).toBe(0)
    await migrateStore(store.db, () => {}, folder())
    expect(await indexes()).toEqual(['songs_title'])
  })

  it('can be brought to the time of a backup in one transaction, concurrent migrations included', async () => {
    const migrationsFolder = folder()
    const { at } = readMigrations(migrationsFolder)[1]!
    await store.db.transaction((tx) => migrateTo(tx, at, migrationsFolder))
    expect(await lastAppliedAt(store.db)).toBe(at)
    expect(await indexes()).toEqual(['songs_plays', 'songs_title'])
  })
})

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { PGLITE_EXTENSIONS } from '#server/adapters/db/pgliteExtensions.ts'
import type { Db } from '#server/db/db.ts'
import * as schema from '#server/db/schema.ts'

declare global {
  interface ImportMetaEnv {
    /** The file name of the dump of an empty, migrated store. Its digest changes with the migrations. */
    readonly STORE_DUMP: string
  }
}

const PREFIX = 'hapju-'
/** PGlite adds this prefix to the name. */
const inIndexedDb = (name: string) => `/pglite/${name}`

/** The store of this browser, kept in IndexedDB. A change of the migrations starts a new one. */
export async function openTabStore(): Promise<Db> {
  const name = PREFIX + import.meta.env.STORE_DUMP.replace(/\.tar\.gz$/, '')
  const kept = (await indexedDB.databases()).flatMap((each) => each.name ?? [])
  for (const old of kept)
    if (old.startsWith(inIndexedDb(PREFIX)) && old !== inIndexedDb(name)) indexedDB.deleteDatabase(old)
  const isNew = !kept.includes(inIndexedDb(name))
  const client = await PGlite.create({
    dataDir: `idb://${name}`,
    extensions: PGLITE_EXTENSIONS,
    // Otherwise every statement waits 0.2 s for IndexedDB.
    relaxedDurability: true,
    ...(isNew ? { loadDataDir: await (await fetch(`/${import.meta.env.STORE_DUMP}`)).blob() } : {}),
  })
  return drizzle({ client, schema })
}

/** Deletes the store. The next visit starts with an empty one and the sample data. */
export async function forgetTabStore(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name?.startsWith(inIndexedDb(PREFIX))) indexedDB.deleteDatabase(name)
  }
}

import { sql } from 'drizzle-orm'
import { nameForm } from '#server/catalogue/nameForm.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'

/** As in the clean-up: no lock is held for long. */
const ROWS_AT_A_TIME = 500

const named = (table: string, column: string) => ({
  table: sql.identifier(table),
  key: sql.identifier(`${column}_key`),
  form: sql.identifier(`${column}_form`),
  formOf: sql.identifier(`${column}_form_of`),
})
const NAMED = [named('bands', 'name'), named('members', 'nickname')]

/**
 * Which processes have looked for forms of former names: a node of the version before the forms may have changed a
 * name and left its form, but not after the last such node has been replaced by one that looks.
 */
const hasLookedForFormer = new WeakSet<Store>()

type Store = Pick<Deps, 'db'>

/**
 * Writes the search forms of new and changed names. Names without one are still found, only slower: one by one. Any
 * node may run it at any time, also concurrently: a row that another transaction holds is left for the next run.
 * Resolves with the number of names.
 */
export async function writeNameForms(store: Store, ended?: AbortSignal): Promise<number> {
  const { db } = store
  const withFormer = !hasLookedForFormer.has(store)
  let written = 0
  for (const names of NAMED)
    for (let after = 0; !ended?.aborted;) {
      const ids = await writeSome(db, names, after, withFormer)
      written += ids.length
      if (ids.length < ROWS_AT_A_TIME) break
      after = ids.at(-1)!
    }
  if (!ended?.aborted) hasLookedForFormer.add(store)
  return written
}

/** Goes by id, so that a run reads no row twice. */
const writeSome = (
  db: Db,
  { table, key, form, formOf }: (typeof NAMED)[number],
  after: number,
  withFormer: boolean,
): Promise<number[]> => {
  const isDue = withFormer
    ? sql`(${form} is null or ${formOf} is distinct from ${key})`
    : sql`${form} is null`
  return db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      select id, ${key} as key from ${table} where id > ${after} and ${isDue}
      order by id limit ${ROWS_AT_A_TIME} for no key update skip locked`)) as {
      rows: { id: number | string; key: string }[]
    }
    if (rows.length === 0) return []
    const made = rows.map((row) => ({ ...row, form: nameForm(row.key) }))
    await tx.execute(sql`
      update ${table} set ${form} = made.form, ${formOf} = made.key
      from json_to_recordset(${JSON.stringify(made)}::json) as made (id bigint, key text, form text)
      where ${table}.id = made.id`)
    return rows.map(({ id }) => Number(id))
  })
}

import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** Bytes including indexes. A larger table is truncated, because its dead rows would slow later queries. */
const DELETED_FROM_MAX = 512 * 1024

/**
 * Creates `testing.empty_tables()`. Truncating makes new files for each table and index, which takes 60 to
 * 100 ms, and a test has only a handful of rows. So rows are deleted, with foreign keys switched off. The
 * tables are locked first, which waits for transactions that are still open. Autovacuum is off, so that plans
 * never change by chance.
 */
export async function teachEmptying(db: Db): Promise<void> {
  const { rows } = (await db.execute(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )) as { rows: { name: string }[] }
  const tables = rows.map(({ name }) => name)
  const body = `
    declare
      each text;
      used text[] := '{}';
      big text[] := '{}';
    begin
      lock table ${tables.join(', ')} in exclusive mode;
      ${tables.map((name) => `if exists (select from ${name}) then used := used || '${name}'::text; end if;`).join('\n')}
      set local session_replication_role = replica;
      foreach each in array used loop
        if pg_total_relation_size(each) > ${DELETED_FROM_MAX} then big := big || each;
        else execute 'delete from ' || each; end if;
      end loop;
      if cardinality(big) > 0 then execute 'truncate ' || array_to_string(big, ', ') || ' cascade'; end if;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        from pg_sequences where schemaname = 'public' and last_value is not null;
    end`
  await db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists testing`)
    for (const name of tables)
      await tx.execute(sql.raw(`alter table ${name} set (autovacuum_enabled = false)`))
    await tx.execute(
      sql.raw(
        `create or replace function testing.empty_tables() returns void language plpgsql as $$${body}$$`,
      ),
    )
  })
}

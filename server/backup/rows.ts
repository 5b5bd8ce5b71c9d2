import { pipeline, Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGunzip, createGzip, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db, Tx } from '#server/db/db.ts'
import { migrateTo } from '#server/db/migrate.ts'
import { quoted, readShape, rowsOf, StoreFacts, SUMMAND, type TableSum } from './storeFacts.ts'

/**
 * The rows of a database as text, which any Postgres can read, whatever its version:
 *
 *   {"format":1,"facts":{…}}   `StoreFacts` of the snapshot
 *   {"table":"members"}        then every row as a line of JSON
 *   …                          every table, in the order of `facts.tables`
 */
const FORMAT = 1
const Head = v.object({ format: v.literal(FORMAT), facts: StoreFacts })
const TableHead = v.object({ table: v.string() })

/** On PGlite the event loop stands still while a page is read. */
const ROWS_AT_A_TIME = 1_000

export interface StoreRows {
  facts: StoreFacts
  takenAt: Date
  /** gzip: the head and the rows, one after the other. */
  chunks: Uint8Array[]
}

/**
 * Reads all rows in one snapshot into memory, compressed. On PGlite every other query waits for the end, so
 * nothing here waits for a disk or a reader. The sums are of the rows as they are read.
 */
export function readRows(db: Db, now: () => Date): Promise<StoreRows> {
  return db.transaction(
    async (tx) => {
      const chunks: Uint8Array[] = []
      const gzip = createGzip({ level: 1 })
      gzip.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      const ended = new Promise((resolve, reject) => gzip.once('end', resolve).once('error', reject))
      const takenAt = now()
      const { names, ...shape } = await readShape(tx)
      const tables: Record<string, TableSum> = {}
      for (const table of names) {
        gzip.write(`${JSON.stringify({ table } satisfies v.InferInput<typeof TableHead>)}\n`)
        let [rows, sum] = [0, 0n]
        for await (const page of pagesOf(tx, table)) {
          gzip.write(page.map(({ row }) => `${row}\n`).join(''))
          rows += page.length
          for (const { summand } of page) sum += BigInt(summand)
          await nextTurn() // sockets and timers have their turn between two pages
        }
        tables[table] = { rows, sum: String(sum) }
      }
      gzip.end()
      await ended
      const facts = { ...shape, tables }
      const head = `${JSON.stringify({ format: FORMAT, facts } satisfies v.InferInput<typeof Head>)}\n`
      return { facts, takenAt, chunks: [gzipSync(head), ...chunks] }
    },
    { isolationLevel: 'repeatable read' },
  )
}

interface ReadRow {
  row: string
  summand: string
}

async function* pagesOf(tx: Tx, table: string): AsyncGenerator<ReadRow[]> {
  await tx.execute(
    sql.raw(
      `declare each_row no scroll cursor for
       select row_to_json(t)::text as row, (${SUMMAND})::text as summand from ${quoted(table)} t`,
    ),
  )
  for (;;) {
    const page = await rowsOf<ReadRow>(tx, sql.raw(`fetch ${ROWS_AT_A_TIME} from each_row`))
    if (page.length > 0) yield page
    if (page.length < ROWS_AT_A_TIME) break
  }
  await tx.execute(sql`close each_row`)
}

/**
 * Creates the tables as they were and fills them. The transaction must begin on an empty database.
 * @throws Error the text is damaged or ends early
 */
export async function loadRows(tx: Tx, compressed: AsyncIterable<Uint8Array>): Promise<StoreFacts> {
  const lines = linesOf(compressed)
  const { facts } = v.parse(Head, JSON.parse(await nextOf(lines)))
  await migrateTo(tx, facts.migration)
  for (const [table, { rows }] of Object.entries(facts.tables)) {
    const head = v.parse(TableHead, JSON.parse(await nextOf(lines)))
    if (head.table !== table) throw new Error(`the backup has ${head.table} where ${table} should be`)
    await fill(tx, table, rows, lines)
  }
  for (const [name, last] of Object.entries(facts.sequences))
    await tx.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`)
  return facts
}

async function fill(tx: Tx, table: string, rows: number, lines: AsyncIterator<string>): Promise<void> {
  const into = quoted(table)
  // a migration may have stored rows of its own
  await tx.execute(sql.raw(`delete from ${into}`))
  for (let left = rows; left > 0; left -= ROWS_AT_A_TIME) {
    const page: string[] = []
    while (page.length < Math.min(left, ROWS_AT_A_TIME)) page.push(await nextOf(lines))
    await tx.execute(
      sql`insert into ${sql.raw(into)} select * from json_populate_recordset(null::${sql.raw(into)}, ${`[${page.join(',')}]`}::json)`,
    )
  }
}

/** The facts alone, without the rows. */
export async function readHead(compressed: AsyncIterable<Uint8Array>): Promise<StoreFacts> {
  const lines = linesOf(compressed)
  const head = v.parse(Head, JSON.parse(await nextOf(lines)))
  await lines.return(undefined)
  return head.facts
}

async function nextOf(lines: AsyncIterator<string>): Promise<string> {
  const { done, value } = await lines.next()
  if (done) throw new Error('the backup ends before its last row')
  return value
}

/** Only at line feeds: `readline` also splits at U+2028, which a message may hold. */
async function* linesOf(compressed: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // a failure of the source destroys the stream, and so reaches whoever reads the lines
  const text = pipeline(Readable.from(compressed), createGunzip(), () => {})
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of text as AsyncIterable<Uint8Array>) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = parts.pop()!
    yield* parts
  }
}

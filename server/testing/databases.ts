import pg from 'pg'

/** Connects a client to the Postgres at `url` while `ask` runs. */
export async function onPostgres<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** The URL of another database of the Postgres at `url`. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/**
 * Creates a database on the Postgres at `url` and resolves with its URL.
 *
 * @param template the database to copy, which must have no connections. Without it the new database is empty
 */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  await onPostgres(url, (client) =>
    client.query(`create database ${name}${template ? ` template ${template}` : ''}`),
  )
  return databaseAt(url, name)
}

/** Drops every database whose name begins with `prefix` and closes its connections. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  await onPostgres(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

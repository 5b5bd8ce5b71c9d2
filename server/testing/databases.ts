import pg from 'pg'

/** Makes a client of the Postgres at `url` for as long as `ask` takes. */
export async function onPostgres<T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** The address of another database of the Postgres at `url`. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/**
 * Creates a database on the Postgres at `url` and resolves with its address.
 *
 * @param template the database to copy; nobody may be connected to it. Without one the new database is empty
 */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  await onPostgres(url, (client) =>
    client.query(`create database ${name}${template ? ` template ${template}` : ''}`),
  )
  return databaseAt(url, name)
}

/** Drops every database whose name begins like this, and cuts whoever is connected to one. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  await onPostgres(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

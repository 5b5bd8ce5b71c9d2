import pg from 'pg'

/** A new, empty database in the Postgres at `url`. `drop` also cuts who is still connected to it. */
export async function aDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `hapju_commands_${process.pid}`
  await query(url, `drop database if exists ${name} with (force)`)
  await query(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => query(url, `drop database ${name} with (force)`) }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

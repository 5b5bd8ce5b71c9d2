import { randomBytes } from 'node:crypto'
import { createDatabase } from '#server/testing/databases.ts'

/** The variable that names the database which the global setup filled. Not set where there is no Postgres. */
const TEMPLATE = 'E2E_TEMPLATE'

const aName = () => `e2e_${randomBytes(6).toString('hex')}`

/** Where `npm test` has started a Postgres. Undefined: every store is a folder of PGlite. */
export const postgresUrl = (): string | undefined => process.env.TEST_DATABASE_URL

/** The database of which every server is to get a copy. */
export async function createTemplate(url: string): Promise<{ name: string; url: string }> {
  const name = aName()
  process.env[TEMPLATE] = name
  return { name, url: await createDatabase(url, name) }
}

/** A copy of the template. Its name begins with that of the template, so that it goes with it. */
export async function copyTemplate(url: string): Promise<string> {
  const template = process.env[TEMPLATE]
  return createDatabase(url, `${template}_${aName()}`, template)
}

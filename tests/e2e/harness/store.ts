import { randomBytes } from 'node:crypto'
import { createDatabase } from '#server/testing/databases.ts'

/** The variable with the name of the database that the global setup filled. Not set without a Postgres. */
const TEMPLATE = 'E2E_TEMPLATE'

const aName = () => `e2e_${randomBytes(6).toString('hex')}`

/** The Postgres that `npm test` has started. Undefined: every store is a PGlite folder. */
export const postgresUrl = (): string | undefined => process.env.TEST_DATABASE_URL

/** Creates the database that every server gets a copy of. */
export async function createTemplate(url: string): Promise<{ name: string; url: string }> {
  const name = aName()
  process.env[TEMPLATE] = name
  return { name, url: await createDatabase(url, name) }
}

/** A copy of the template. Its name begins with the template's, so that it is dropped together with it. */
export async function copyTemplate(url: string): Promise<string> {
  const template = process.env[TEMPLATE]
  return createDatabase(url, `${template}_${aName()}`, template)
}

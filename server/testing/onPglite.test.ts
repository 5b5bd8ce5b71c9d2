import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ON_PGLITE_TOO } from './onPglite.ts'

const tests = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((name) => join('server', name))
  .filter((path) => path.endsWith('.test.ts'))

/** Used only by tests about locks, rolled back transactions, plans or the store itself. */
const SIGNS = [
  "'#server/testing/lockWaits.ts'",
  "'../testing/lockWaits.ts'",
  "'#server/testing/plan.ts'",
  "db, 'transaction')",
  "kind: 'folder'",
  'brokenConstraint(',
]
/** Tests about Postgres alone. */
const ON_POSTGRES_ONLY = ['server/adapters/db/postgresPool.test.ts']

it('the list of files that also run on PGlite names files that exist', () => {
  expect(Object.keys(ON_PGLITE_TOO).filter((path) => !existsSync(path))).toEqual([])
})

it('the list of files that also run on PGlite has every test of locks, rollbacks, plans and folders', () => {
  const own = 'server/testing/onPglite.test.ts'
  const missing = tests.filter((path) => {
    if (path === own || ON_POSTGRES_ONLY.includes(path) || path in ON_PGLITE_TOO) return false
    const text = readFileSync(path, 'utf8')
    return SIGNS.some((sign) => text.includes(sign))
  })
  expect(missing).toEqual([])
})

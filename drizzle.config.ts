import { defineConfig } from 'drizzle-kit'

/**
 * `npm run db:generate` compares the schema with the last snapshot and writes the next migration. Works
 * offline.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema.ts', './server/db/*Tables.ts'],
  out: './server/db/migrations',
})

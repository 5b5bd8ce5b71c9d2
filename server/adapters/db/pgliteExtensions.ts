import type { Extension } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { EXTENSIONS } from './extensions.ts'

/**
 * The extensions that the migrations create; a PGlite without them cannot open a migrated store. Postgres has
 * its own (docs/operations.md).
 */
export const PGLITE_EXTENSIONS = { btree_gin, pg_trgm } satisfies Record<
  (typeof EXTENSIONS)[number],
  Extension
>

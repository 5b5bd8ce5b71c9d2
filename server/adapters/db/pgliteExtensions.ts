import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** What the migrations create: a PGlite that lacks them cannot open a store in which they are. Postgres brings its own (docs/operations.md). */
export const PGLITE_EXTENSIONS = { btree_gin, pg_trgm }

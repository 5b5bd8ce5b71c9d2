/** The extensions of Postgres that the migrations create. */
export const EXTENSIONS = ['btree_gin', 'pg_trgm'] as const

/** Rows of a page in the moderators' lists. */
export const ROWS_PER_PAGE = 30

/**
 * Splits a page off its rows, of which there is one more than the page holds if there are more.
 * `nextCursor` null: it is the last page.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  limit = ROWS_PER_PAGE,
): { page: Row[]; nextCursor: number | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last !== undefined ? idOf(last) : null }
}

export const CALLERS = ['nobody', 'broken', 'stranger', 'member', 'owner'] as const
export type Caller = (typeof CALLERS)[number]

export interface Row {
  /** The id of the call or destination. */
  id: string
  /** The id, and which of several things it is about. */
  name: string
  cells: Record<Caller, string>
}

/** Reads a table: lines without `|` are headings, the first one with it names the columns. */
export function cellsOf<Column extends string>(table: string, columns: readonly Column[]) {
  const [head, ...lines] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  if (head!.slice(2, 2 + columns.length).join() !== columns.join())
    throw new Error(`columns: ${head!.join()}`)
  return lines.map(([, name = '', ...cells]) => ({
    name,
    cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Record<
      Column,
      string
    >,
  }))
}

/** A table with a column for each of the callers. */
export const rowsOf = (table: string): Row[] =>
  cellsOf(table, CALLERS).map((row) => ({ id: row.name.split(' ')[0]!, ...row }))

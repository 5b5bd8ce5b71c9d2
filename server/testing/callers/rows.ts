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
export function rowsOf(table: string): Row[] {
  const [head, ...lines] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  if (head!.slice(2, 7).join() !== CALLERS.join()) throw new Error(`columns: ${head!.join()}`)
  return lines.map(([, name = '', ...cells]) => ({
    id: name.split(' ')[0]!,
    name,
    cells: Object.fromEntries(CALLERS.map((caller, at) => [caller, cells[at] ?? ''])) as Row['cells'],
  }))
}

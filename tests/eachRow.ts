/** Tries one row after the other on one screen. An error names its row by the texts and numbers in it. */
export async function eachRow<Row>(rows: Iterable<Row>, attempt: (row: Row) => Promise<void>): Promise<void> {
  for (const row of rows) {
    try {
      await attempt(row)
    } catch (error) {
      const name = [row].flat().filter((each) => Object(each) !== each)
      throw new Error(`in the row ${name.join(', ')}: ${String(error)}`, { cause: error })
    }
  }
}

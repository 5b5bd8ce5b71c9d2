/** A text as data: `about.json`, `privacy.json`, `terms.json`. */
export interface Document {
  title: string
  /** The line above the contents. */
  lead: string
  /** The day from which it holds, as `2025-07-01`; null: it binds nobody. */
  version: string | null
  chapters: readonly Chapter[]
}

interface Chapter {
  title: string
  /** A paragraph, or the items of a numbered list. */
  blocks: readonly (string | readonly string[])[]
}

/** Careful reading of Korean, including the spaces. */
const READ_CHARS_PER_MINUTE = 250

/** At least a minute. */
export function minutesToRead({ chapters }: Pick<Document, 'chapters'>): number {
  const text = chapters.flatMap(({ title, blocks }) => [title, ...blocks.flat()]).join('\n')
  return Math.max(1, Math.ceil(text.length / READ_CHARS_PER_MINUTE))
}

/** `2025-07-01` as `2025년 7월 1일`. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}년 ${month}월 ${date}일`
}

/** The anchor of the nth chapter, from 0. */
export const anchorOf = (nth: number) => `t${nth + 1}`

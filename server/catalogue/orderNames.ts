import { NameIndex } from './nameIndex.ts'
import { readTyped } from './typed.ts'

/** The distinct names that contain the text, in the order of M5. Equally good ones keep their order. */
export function orderNames(text: string, names: readonly string[], wanted: number): string[] {
  const typed = readTyped(text)
  if (typed === null) return []
  const index = new NameIndex([...new Set(names)].map((name) => [name]))
  return index.find(typed, wanted).map(({ name }) => name)
}

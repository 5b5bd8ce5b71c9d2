import { NameIndex } from './nameIndex.ts'
import { readTyped } from './typed.ts'

/** Those of these names that contain what was typed, none twice, in the order of M5; where they fit alike, as they came. */
export function orderNames(text: string, names: readonly string[], wanted: number): string[] {
  const typed = readTyped(text)
  if (typed === null) return []
  const index = new NameIndex([...new Set(names)].map((name) => [name]))
  return index.find(typed, wanted).map(({ name }) => name)
}

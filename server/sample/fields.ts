/** A work by its artist, as the catalogue shows both. */
export interface Work {
  title: string
  artist: string
}

/** What stands between the signs, without the spaces around it. Nothing: none. */
export function parts(field: string | undefined, between = ';'): string[] {
  return field ? field.split(between).map((part) => part.trim()) : []
}

export function readWork(text: string): Work {
  const at = text.lastIndexOf(' / ')
  return { title: text.slice(0, at), artist: text.slice(at + 3) }
}

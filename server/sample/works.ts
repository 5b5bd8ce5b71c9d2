import * as v from 'valibot'

/** A work and its artist, as the catalogue shows both. */
export interface Work {
  title: string
  artist: string
}

/** `title / artist`. A title may contain ` / `, an artist may not. */
export const WorkText = v.pipe(
  v.string(),
  v.includes(' / '),
  v.transform((text): Work => {
    const at = text.lastIndexOf(' / ')
    return { title: text.slice(0, at), artist: text.slice(at + 3) }
  }),
)

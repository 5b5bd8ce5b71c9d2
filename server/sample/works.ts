import * as v from 'valibot'

/** A work by its artist, as the catalogue shows both. */
export interface Work {
  title: string
  artist: string
}

/** `title / artist`; a title may have ` / ` in it, an artist may not. */
export const WorkText = v.pipe(
  v.string(),
  v.includes(' / '),
  v.transform((text): Work => {
    const at = text.lastIndexOf(' / ')
    return { title: text.slice(0, at), artist: text.slice(at + 3) }
  }),
)

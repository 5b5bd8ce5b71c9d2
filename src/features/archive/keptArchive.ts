import * as v from 'valibot'

const item = v.object({
  id: v.number(),
  spotifyId: v.string(),
  title: v.string(),
  subtitle: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
})

/** For the pages of a saved list that the device has kept. */
export const keptPages = v.object({
  pages: v.array(v.object({ items: v.array(item), next: v.nullable(v.number()) })),
  pageParams: v.array(v.nullable(v.number())),
})

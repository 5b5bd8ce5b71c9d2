import type { CatalogueSource } from '#server/catalogue/parseCatalogue.ts'

const TEXTS = import.meta.glob<string>('../server/catalogue/data/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The catalogue's text files, bundled by Vite, because a tab has no folder to read them from. */
export const TAB_CATALOGUE: readonly CatalogueSource[] = Object.entries(TEXTS).map(([path, text]) => ({
  name: path.slice(path.lastIndexOf('/') + 1),
  text,
}))

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueSource } from './parseCatalogue.ts'

/** Beside this file in the sources, beside the bundle once built (`scripts/lib/serverBundle.mjs` copies it there). */
const FOLDER = join(import.meta.dirname, 'data')

/** Reads the text files of the catalogue. In a browser tab `mocks/tabCatalogue.ts` does it. */
export const readCatalogueFiles = (): CatalogueSource[] =>
  readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))

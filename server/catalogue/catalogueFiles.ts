import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueSource } from './parseCatalogue.ts'

/**
 * Beside this file in the sources, and beside the bundle after a build (`scripts/lib/serverBundle.mjs` copies
 * it).
 */
const FOLDER = join(import.meta.dirname, 'data')

/** Reads the catalogue's text files. In a browser tab `mocks/tabCatalogue.ts` provides them. */
export const readCatalogueFiles = (): CatalogueSource[] =>
  readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))

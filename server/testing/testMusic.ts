import { bundledMusic } from '#server/adapters/music/bundledMusic.ts'
import { readCatalogueFiles } from '#server/catalogue/catalogueFiles.ts'

/** Made once for all tests of a process: it never changes. */
export const TEST_MUSIC = bundledMusic(readCatalogueFiles())

import { expect, it } from 'vitest'
import { readCatalogueFiles } from '#server/catalogue/catalogueFiles.ts'
import { TAB_CATALOGUE } from './tabCatalogue.ts'

it('the server in a tab has the catalogue that the server on Node reads from its folder', () => {
  expect(TAB_CATALOGUE).toEqual(readCatalogueFiles())
})

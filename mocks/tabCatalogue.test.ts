import { expect, it } from 'vitest'
import { readCatalogueFiles } from '#server/catalogue/catalogueFiles.ts'
import { TAB_CATALOGUE } from './tabCatalogue.ts'

it('the server in a tab has the same catalogue as the server on Node', () => {
  expect(TAB_CATALOGUE).toEqual(readCatalogueFiles())
})

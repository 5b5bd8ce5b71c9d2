import type { Documents } from './documents.ts'
import { page } from './page/page.ts'

/** Output folder of `npm run api:docs`, from the root. */
export const API_DOCS = 'docs/api'

/** The files it writes there, by name. The same contract gives the same text. */
export const apiDocFiles = (documents: Documents): Record<string, string> => ({
  'openapi.json': json(documents.openapi),
  'asyncapi.json': json(documents.asyncapi),
  'index.html': page(documents),
})

const json = (document: object) => `${JSON.stringify(document, null, 2)}\n`

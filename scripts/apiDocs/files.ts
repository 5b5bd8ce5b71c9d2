import type { Documents } from './documents.ts'
import { page } from './page/page.ts'

/** Where `npm run api:docs` writes, from the root. */
export const API_DOCS = 'docs/api'

/** What it writes there, by the name of the file. The same contract gives the same text. */
export const apiDocFiles = (documents: Documents): Record<string, string> => ({
  'openapi.json': json(documents.openapi),
  'asyncapi.json': json(documents.asyncapi),
  'index.html': page(documents),
})

const json = (document: object) => `${JSON.stringify(document, null, 2)}\n`

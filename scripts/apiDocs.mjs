// `npm run api:docs`: writes the documents of the calls and the socket, and one page for both, into docs/api.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { makeDocuments } from './apiDocs/documents.ts'
import { API_DOCS, apiDocFiles } from './apiDocs/files.ts'

chdir(fileURLToPath(new URL('..', import.meta.url)))
mkdirSync(API_DOCS, { recursive: true })
for (const [name, text] of Object.entries(apiDocFiles(await makeDocuments()))) {
  writeFileSync(`${API_DOCS}/${name}`, text)
  console.log(`  wrote ${API_DOCS}/${name}`)
}

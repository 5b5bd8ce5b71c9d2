import { readFileSync } from 'node:fs'
import { asyncApi, type AsyncApi } from './asyncApi.ts'
import { describeCalls, type DescribedCall } from './calls.ts'
import { commentReader, type CommentReader } from './comments.ts'
import { readContract, type ContractFiles } from './contractFiles.ts'
import { openApi, type OpenApi } from './openApi.ts'
import type { AnySchema, NamedSchema } from './schema.ts'
import { schemaWriter } from './schemaWriter.ts'

export interface Documents {
  calls: DescribedCall[]
  openapi: OpenApi
  asyncapi: AsyncApi
}

/** Both documents for the current contract. */
export async function makeDocuments(): Promise<Documents> {
  const files = await readContract()
  const comments = commentReader(files)
  const named = namedSchemas(files, comments)
  const calls = describeCalls(files, comments)
  return {
    calls,
    openapi: openApi(calls, schemaWriter(named, 'draft-2020-12'), VERSION),
    // AsyncAPI uses JSON Schema draft 7.
    asyncapi: asyncApi(files, comments, schemaWriter(named, 'draft-07'), VERSION),
  }
}

const packageJson = new URL('../../package.json', import.meta.url)
const { version: VERSION } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string }

/** Every exported schema of the contract. */
function namedSchemas(files: ContractFiles, { commentsIn }: CommentReader): Map<string, NamedSchema> {
  const named = new Map<string, NamedSchema>()
  for (const file of files.values())
    for (const [name, schema] of Object.entries(file.exports)) {
      const node = file.declared.get(name)
      if (!node || !isSchema(schema)) continue
      if (named.has(name)) throw new Error(`Two files of the contract export a schema called ${name}.`)
      named.set(name, { schema, text: file.docs.get(name), within: commentsIn({ file, node }) })
    }
  return named
}

const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

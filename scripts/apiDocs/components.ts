import { IS_ACTUAL } from './actualSchemas.ts'
import { UNSAID } from './pipes.ts'
import { isReference, type Mode, nameIn, type Schema, settledReference } from './schema.ts'
import type { SchemaWriter } from './schemaWriter.ts'

/**
 * Adds the referenced components to a document, ordered by name. A schema whose input and output differ
 * becomes two components where both are used: `Name` and `NameInput`.
 */
export function settled<Document extends { components: { schemas?: Record<string, Schema> } }>(
  document: Document,
  writer: SchemaWriter,
): Document {
  const components = new Map<string, Schema>()
  const collect = (part: unknown) => {
    for (const reference of referencesIn(part)) {
      if (components.has(reference)) continue
      const [name, mode] = reference.split('.') as [string, Mode]
      const written = writer.component(name, mode)
      components.set(reference, written)
      collect(written)
    }
  }
  collect(document)

  const nameOf = (reference: string) => {
    const [name, mode] = reference.split('.') as [string, Mode]
    return mode === 'input' && isNoOutput(name, components) ? `${name}Input` : name
  }
  const schemas = [
    ...Object.entries(document.components.schemas ?? {}),
    ...[...components].map(([reference, schema]) => [nameOf(reference), schema] as const),
  ]
  return finished(
    {
      ...document,
      components: {
        ...document.components,
        schemas: Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))),
      },
    },
    nameOf,
  )
}

/** Whether the input schema of a name differs from its output, in itself or in what it refers to. */
function isNoOutput(name: string, components: ReadonlyMap<string, Schema>): boolean {
  const [input, output] = [components.get(`${name}.input`), components.get(`${name}.output`)]
  if (!input || !output) return false
  const asOutput = JSON.stringify(input).replaceAll('.input"', '.output"')
  return (
    asOutput !== JSON.stringify(output) ||
    referencesIn(input).some((reference) => isNoOutput(reference.split('.')[0]!, components))
  )
}

const referencesIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"(#[^"]+\.(?:input|output))"/g)].map(([, reference]) =>
    nameIn(reference!),
  )

/** An empty list of required properties is left out. */
const isEmptyList = (key: string, value: unknown) =>
  key === 'required' && Array.isArray(value) && value.length === 0

/** The document as it is published: references settled, keys that only the generator reads removed. */
function finished<Document>(document: Document, nameOf: (reference: string) => string): Document {
  const finish = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(finish)
    if (isReference(part)) return settledReference(nameOf(nameIn(part)))
    if (typeof part !== 'object' || part === null) return part
    if (UNSAID in part)
      throw new Error(`JSON Schema has no word for "${String(part[UNSAID])}" in ${JSON.stringify(part)}.`)
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key, value]) => key !== IS_ACTUAL && !isEmptyList(key, value))
        .map(([key, value]) => [key, finish(value)]),
    )
  }
  return finish(document) as Document
}

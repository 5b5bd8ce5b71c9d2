import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema'
import { actualSchemas, IS_ACTUAL } from './actualSchemas.ts'
import type { Comments } from './comments.ts'
import { type Action, convertAction, noteAfterwards, UNSAID } from './pipes.ts'
import { type AnySchema, type Mode, type NamedSchema, referenceTo, type Schema } from './schema.ts'

/**
 * Turns the contract's valibot schemas into JSON Schema.
 *
 * | the contract                                     | the document                                       |
 * | ------------------------------------------------ | -------------------------------------------------- |
 * | an exported schema                               | a component under its name; in a query its content |
 * | a normalization (`trim`, `toLowerCase`)          | nothing: the schema describes the final text       |
 * | a check after a `transform`                      | only what `noteAfterwards` notes                   |
 * | `maxGraphemes`                                   | `x-max-graphemes`; `maxLength` counts code points  |
 * | `withoutNul` and every other `check`             | nothing: the comments say it                       |
 * | a case-insensitive pattern                       | nothing: JSON Schema has no flags                  |
 * | a number that may come as digits                 | both; in a query the number                        |
 * | an answer's field with a default                 | required: the server always sends it               |
 * | a schema in `actualSchemas`                      | the schema given there                             |
 *
 * Anything else that JSON Schema cannot express stops the generator, so that whoever adds it decides how to
 * convert it.
 */
export interface SchemaWriter {
  /** Its references are settled by `settled` of `components.ts`. */
  write(schema: AnySchema, mode: Mode, within: Comments): Schema
  /** The full schema of a named one. */
  component(name: string, mode: Mode): Schema
}

export function schemaWriter(
  named: ReadonlyMap<string, NamedSchema>,
  target: 'draft-2020-12' | 'draft-07',
): SchemaWriter {
  const definitions = Object.fromEntries([...named].map(([name, { schema }]) => [name, schema]))
  const actual = actualSchemas()
  const afterwards = new Map<unknown, Schema>()
  for (const { schema } of named.values()) noteAfterwards(schema, afterwards)

  const configOf = (mode: Mode): ConversionConfig => ({
    target,
    typeMode: mode === 'query' ? 'input' : mode,
    errorMode: 'throw',
    definitions: mode === 'query' ? {} : definitions,
    overrideRef: ({ referenceId }) => referenceTo(referenceId, mode),
    overrideSchema: ({ valibotSchema, jsonSchema, errors }) => {
      const stated = actual.get(valibotSchema)
      if (stated) return { ...stated, [IS_ACTUAL]: true } as JsonSchema
      if (errors) return { [UNSAID]: valibotSchema.type } as JsonSchema
      const schema = jsonSchema as Schema
      if (mode === 'output') requireDefaults(schema, valibotSchema as ObjectSchema)
      if (target === 'draft-2020-12') discriminate(schema, valibotSchema)
      return { ...schema, ...(mode === 'output' ? {} : afterwards.get(valibotSchema)) } as JsonSchema
    },
    overrideAction: ({ valibotAction, jsonSchema, errors }) =>
      convertAction(jsonSchema as Schema, valibotAction as Action, errors, mode) as JsonSchema | undefined,
  })

  function write(schema: AnySchema, mode: Mode, within: Comments): Schema {
    noteAfterwards(schema, afterwards)
    const { $schema: _dialect, $defs: _components, ...written } = toJsonSchema(schema, configOf(mode))
    return described(mode === 'query' ? withoutDigits(written as Schema) : (written as Schema), within)
  }

  const components: Partial<Record<Mode, Record<string, JsonSchema>>> = {}
  function component(name: string, mode: Mode): Schema {
    const { text, within } = named.get(name)!
    const all = (components[mode] ??= toJsonSchemaDefs(definitions, configOf(mode)))
    const written = described(all[name] as Schema, within)
    return text === undefined ? written : { ...written, description: text }
  }

  /** Adds the comments on properties, at every depth, as descriptions. */
  function described(schema: Schema, within: Comments): Schema {
    if (within.size === 0 || schema.$ref !== undefined) return schema
    const result: Schema = { ...schema }
    if (schema.properties)
      result.properties = mapValues(schema.properties, (property, name) => {
        const comment = within.get(name)
        if (!comment) return property
        const inside = described(property, comment.within)
        return comment.text === undefined ? inside : withText(inside, comment.text)
      })
    if (schema.items) result.items = described(schema.items, within)
    for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const)
      if (schema[keyword]) result[keyword] = schema[keyword].map((each) => described(each, within))
    return result
  }

  /** Draft 7 ignores keywords beside a reference. */
  const withText = (schema: Schema, description: string): Schema =>
    schema.$ref !== undefined && target === 'draft-07'
      ? { allOf: [schema], description }
      : { ...schema, description }

  return { write, component }
}

interface ObjectSchema {
  entries?: Record<string, { type: string; default?: unknown }>
}

function requireDefaults(schema: Schema, { entries }: ObjectSchema): void {
  if (!schema.properties || !entries) return
  schema.required = Object.keys(schema.properties).filter(
    (name) => schema.required?.includes(name) || entries[name]?.default !== undefined,
  )
  schema.properties = mapValues(schema.properties, ({ default: _default, ...property }) => property)
}

interface VariantSchema {
  type: string
  key?: string
  options?: { entries?: Record<string, { literal?: string }> }[]
}

/** Adds a discriminator if one property tells which of several named schemas a value has. */
function discriminate(schema: Schema, { type, key, options }: VariantSchema): void {
  if (type !== 'variant' || !schema.oneOf?.every(({ $ref }) => $ref !== undefined)) return
  const mapping = schema.oneOf.map(({ $ref }, nth) => [options![nth]!.entries![key!]!.literal, $ref])
  schema.discriminator = { propertyName: key, mapping: Object.fromEntries(mapping) }
}

/** A query string is all text, so a number and its digits are the same. */
function withoutDigits(schema: Schema): Schema {
  const number = schema.anyOf?.find(({ type }) => type === 'integer')
  if (number) {
    const { anyOf: _anyOf, ...rest } = schema
    return { ...number, ...rest }
  }
  return schema.properties ? { ...schema, properties: mapValues(schema.properties, withoutDigits) } : schema
}

const mapValues = (values: Record<string, Schema>, change: (value: Schema, name: string) => Schema) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))

import type { Schema } from '../schema.ts'
import { type Anchors, code, escaped, inline } from './html.ts'

export const schemaAnchor = (name: string) => `schema-${name}`

/** A schema on one line: `string or null`, `array of RoomInfo`. */
export function typeOf(schema: Schema): string {
  const { $ref, type, enum: words, anyOf, oneOf, allOf, items } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1)!
    return `<a href="#${schemaAnchor(name)}">${escaped(name)}</a>`
  }
  if ('const' in schema) return code(JSON.stringify(schema.const))
  if (words) return words.map((word) => code(JSON.stringify(word))).join(' or ')
  const several = anyOf ?? oneOf
  if (several) return several.map(typeOf).join(' or ')
  if (allOf) return allOf.map(typeOf).join(' and ')
  if (type === 'array')
    return `array of ${items && Object.keys(items).length > 0 ? typeOf(items) : 'anything'}`
  if (schema.contentMediaType !== undefined) return 'file'
  return [type ?? 'anything', ...bounds(schema)].join(' ')
}

/** The constraints of a single value besides its type. */
function bounds({ format, minimum, maximum, minLength, maxLength, pattern, ...rest }: Schema): string[] {
  const graphemes = rest['x-max-graphemes']
  const isId = maximum === Number.MAX_SAFE_INTEGER
  return [
    ...(format === undefined ? [] : [`(${escaped(format)})`]),
    ...(minimum === undefined
      ? []
      : [isId || maximum === undefined ? `≥ ${minimum}` : `${minimum} to ${maximum}`]),
    ...(minimum === undefined && maximum !== undefined ? [`≤ ${maximum}`] : []),
    ...lengths(minLength, maxLength ?? graphemes),
    ...(pattern === undefined ? [] : [code(pattern)]),
  ]
}

function lengths(min: number | undefined, max: number | undefined): string[] {
  if (min === undefined && max === undefined) return []
  if (max === undefined) return [min === 1 ? 'not empty' : `of at least ${min} characters`]
  return [min === undefined ? `of at most ${max} characters` : `of ${min} to ${max} characters`]
}

/** Further remarks on a value, below its line. */
export function remarks(schema: Schema): string[] {
  const list = listIn(schema)
  const { maxItems, minItems } = list ?? {}
  const distinct = list?.['x-max-distinct-items']
  const words = examplesIn(schema)
  return [
    ...(schema.default === undefined ? [] : [`Absent: ${code(JSON.stringify(schema.default))}.`]),
    ...(minItems === undefined ? [] : [`At least ${minItems}.`]),
    ...(maxItems === undefined ? [] : [`At most ${maxItems} entries.`]),
    ...(distinct === undefined ? [] : [`At most ${distinct} different ones.`]),
    ...(words ? [`One of ${words.map((word) => code(JSON.stringify(word))).join(', ')}.`] : []),
  ]
}

const alternatives = (schema: Schema): Schema[] => [schema, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]

const listIn = (schema: Schema) => alternatives(schema).find(({ type }) => type === 'array')

const examplesIn = (schema: Schema) =>
  alternatives(schema)
    .flatMap((each) => [each, ...(each.items ? [each.items] : [])])
    .find(({ examples }) => examples !== undefined)?.examples

/** The properties of a schema with their own nested below. Empty if the schema has none written inline. */
export function fieldsOf(schema: Schema, anchors: Anchors): string {
  const fields = objectsIn(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, property]) =>
      field({ name, schema: property, isRequired: required.includes(name) }, anchors),
    ),
  )
  return fields.length === 0 ? '' : `<ul class="fields">\n${fields.join('\n')}\n</ul>`
}

/** Object schemas written inline in a schema: itself, its items, its alternatives. */
function objectsIn(schema: Schema): Schema[] {
  if (schema.properties) return [schema]
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return [...(schema.items ? [schema.items] : []), ...parts].flatMap(objectsIn)
}

export interface Field {
  name: string
  schema: Schema
  isRequired: boolean
  description?: string | undefined
}

export function field({ name, schema, isRequired, description }: Field, anchors: Anchors): string {
  const text = description ?? schema.description
  const said = [...(text === undefined ? [] : [inline(text, anchors)]), ...remarks(schema)].join(' ')
  return [
    `<li>${code(name)} <span class="type">${typeOf(schema)}</span>${isRequired ? '' : ' <i>optional</i>'}`,
    ...(said === '' ? [] : [`<div>${said}</div>`]),
    fieldsOf(schema, anchors),
    '</li>',
  ]
    .filter(Boolean)
    .join('\n')
}

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { FreeText, kept, unique, visible } from '#contract/fields.ts'
import { QueryNumber } from '#contract/scalars.ts'
import { settled } from './components.ts'
import type { AnySchema, Mode, NamedSchema, Schema } from './schema.ts'
import { schemaWriter } from './schemaWriter.ts'

const named = (schemas: Record<string, AnySchema>) =>
  new Map<string, NamedSchema>(
    Object.entries(schemas).map(([name, schema]) => [name, { schema, text: undefined, within: new Map() }]),
  )

/** The document's version of a schema, with the components it refers to. */
function written(schema: AnySchema, mode: Mode, schemas: Record<string, AnySchema> = {}) {
  const writer = schemaWriter(named(schemas), 'draft-2020-12')
  const document = { schema: writer.write(schema, mode, new Map()), components: {} }
  return settled<{ schema: Schema; components: { schemas?: Record<string, Schema> } }>(document, writer)
}

it('A text that is normalized before its checks keeps its length and its pattern', () => {
  expect(written(v.pipe(FreeText(20), visible), 'input').schema).toEqual({
    type: 'string',
    'x-max-graphemes': 20,
    pattern: String.raw`[\p{L}\p{N}\p{P}\p{S}]`,
  })
})

it('The values that a text is normalized to are its examples, where they are accepted', () => {
  const Word = v.pipe(
    v.string(),
    v.transform((word) => (word === 'c' ? 'x' : word)),
    v.picklist(['a', 'b', 'c']),
  )
  expect(written(Word, 'input').schema).toEqual({ type: 'string', examples: ['a', 'b'] })
})

it('A list has limits on its distinct entries and on its length', () => {
  const List = kept(v.pipe(v.array(v.string()), v.maxLength(9), v.transform(unique), v.maxLength(3)))
  expect(written(List, 'input').schema.anyOf![0]).toEqual({
    type: 'array',
    items: { type: 'string' },
    maxItems: 9,
    'x-max-distinct-items': 3,
  })
})

it('A number that may come as digits is either in a body, and a number in a query', () => {
  const Page = v.object({ page: v.optional(QueryNumber(1, 9), 1) })
  const number = { type: 'integer', minimum: 1, maximum: 9 }
  expect(written(Page, 'query').schema.properties!.page).toEqual({ ...number, default: 1 })
  expect(written(Page, 'input').schema.properties!.page).toMatchObject({
    anyOf: [number, { type: 'string', pattern: String.raw`^\d{1,15}$` }],
  })
})

it('A field with a default is always in an answer', () => {
  const Answer = v.object({ type: v.optional(v.string(), 'TEXT'), note: v.optional(v.string()) })
  expect(written(Answer, 'output').schema).toEqual({
    type: 'object',
    properties: { type: { type: 'string' }, note: { type: 'string' } },
    required: ['type'],
  })
})

it('A named schema is a component, with two names where its input and output differ', () => {
  const Setting = v.object({ level: v.optional(v.number(), 1) })
  const Settings = v.object({ one: Setting })
  const Both = v.union([Settings, Settings])
  const only = written(v.object({ settings: Settings }), 'input', { Setting, Settings })
  expect(Object.keys(only.components.schemas!)).toEqual(['Setting', 'Settings'])

  const writer = schemaWriter(named({ Setting, Settings }), 'draft-2020-12')
  const parts = {
    sent: writer.write(Both, 'input', new Map()),
    answered: writer.write(Both, 'output', new Map()),
  }
  const { components } = settled<typeof parts & { components: { schemas?: Record<string, Schema> } }>(
    { ...parts, components: {} },
    writer,
  )
  expect(Object.keys(components.schemas!)).toEqual(['Setting', 'SettingInput', 'Settings', 'SettingsInput'])
  expect(components.schemas!.SettingsInput!.properties!.one).toEqual({
    $ref: '#/components/schemas/SettingInput',
  })
})

it('What JSON Schema cannot express is an error until the generator handles it', () => {
  const Transformed = v.pipe(v.string(), v.transform(Number))
  expect(written(Transformed, 'input').schema).toEqual({ type: 'string' })
  expect(() => written(Transformed, 'output')).toThrow('transform')
  expect(() => written(v.object({ at: v.date() }), 'input')).toThrow('date')
  expect(() => written(v.pipe(v.string(), v.creditCard()), 'input')).toThrow('credit_card')
})

import * as v from 'valibot'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { IS_ACTUAL } from './actualSchemas.ts'
import type { Mode, Schema } from './schema.ts'

/** An action of a pipe, as far as the conversion reads it. */
export interface Action {
  kind: string
  type: string
  message?: unknown
  requirement?: RegExp | number
}

/**
 * Marks what JSON Schema cannot express. A published document must not contain it; most schemas are used in
 * one direction only.
 */
export const UNSAID = 'x-unsaid'

/** They normalize a text without deciding whether it is accepted. */
const MENDS = ['normalize', 'to_lower_case', 'to_upper_case', 'trim']
const OF_NUMBERS = ['integer', 'max_value', 'min_value', 'safe_integer']

/**
 * Converts an action that the library does not know. Returns the schema so far with the action applied, or
 * undefined if the library knows the action.
 */
export function convertAction(
  schema: Schema,
  action: Action,
  errors: readonly string[] | undefined,
  mode: Mode,
): Schema | undefined {
  if (schema[IS_ACTUAL]) return schema
  if (MENDS.includes(action.type)) return schema
  if (action.type === 'check') return { ...schema, ...graphemesOf(action) }
  if (action.type === 'transform') return mode === 'output' ? { ...schema, [UNSAID]: 'transform' } : schema
  if (OF_NUMBERS.includes(action.type) && schema.anyOf) return withNumber(schema, action)
  if (action.type === 'regex' && action.requirement instanceof RegExp)
    return withPattern(schema, action.requirement)
  return errors ? { ...schema, [UNSAID]: action.type } : undefined
}

/** `maxGraphemes` is an ordinary check, recognized only by its error text. */
function graphemesOf({ message }: Action): Schema {
  const [before, after] = FIELD_TEXT.tooLong(0).split('0') as [string, string]
  if (typeof message !== 'string' || !message.startsWith(before) || !message.endsWith(after)) return {}
  return { 'x-max-graphemes': Number(message.slice(before.length, -after.length)) }
}

/** A bound on a value that may be a number or its digits applies to the number. */
function withNumber(schema: Schema, { type, requirement }: Action): Schema {
  const bounds: Record<string, Schema> = {
    integer: { type: 'integer' },
    max_value: { type: 'integer', maximum: requirement as number },
    min_value: { type: 'integer', minimum: requirement as number },
    safe_integer: { type: 'integer', maximum: Number.MAX_SAFE_INTEGER },
  }
  const isNumber = (each: Schema) => each.type === 'number' || each.type === 'integer'
  return { anyOf: schema.anyOf!.map((each) => (isNumber(each) ? { ...each, ...bounds[type] } : each)) }
}

/** JSON Schema reads patterns with the flag `u` and allows no other flags. */
function withPattern(schema: Schema, { source, flags }: RegExp): Schema {
  const { pattern: _pattern, ...rest } = schema
  return flags === '' || flags === 'u' ? { ...rest, pattern: source } : rest
}

interface Pipe {
  pipe: (Action | (v.GenericSchema & Pipe))[]
}

/**
 * An input is converted up to its first transformation. From the rest of the pipe a text keeps its length and
 * its pattern; the values of a picklist after it become examples, because they are accepted unchanged. A list
 * keeps its limit of distinct entries. Notes every pipe inside `schema` under the first schema of the pipe,
 * which is what the conversion looks up.
 */
export function noteAfterwards(schema: unknown, notes: Map<unknown, Schema>): void {
  if (typeof schema !== 'object' || schema === null) return
  if (isPipe(schema)) noteOf(schema, notes)
  const { entries, wrapped, item, options, value } = schema as Record<string, unknown>
  for (const part of [wrapped, item, value]) noteAfterwards(part, notes)
  if (Array.isArray(options)) for (const option of options) noteAfterwards(option, notes)
  if (entries) for (const entry of Object.values(entries)) noteAfterwards(entry, notes)
}

const isPipe = (schema: object): schema is v.GenericSchema & Pipe => 'pipe' in schema

function noteOf(schema: v.GenericSchema & Pipe, notes: Map<unknown, Schema>): void {
  const [first, ...rest] = flat(schema)
  const stop = rest.findIndex(({ kind, type }) => kind === 'schema' || type === 'transform')
  if (stop < 0) return
  const behind = rest.slice(stop)
  const note: Schema = {}
  for (const action of behind) {
    if (first!.type === 'string' && action.type === 'check') Object.assign(note, graphemesOf(action))
    if (first!.type === 'string' && action.type === 'regex')
      note.pattern = (action.requirement as RegExp).source
    if (first!.type === 'string' && action.type === 'picklist')
      note.examples = (action as Action & { options: string[] }).options.filter((word) => v.is(schema, word))
    if (first!.type === 'array' && action.type === 'max_length')
      note['x-max-distinct-items'] = action.requirement as number
  }
  notes.set(first, note)
}

const flat = ({ pipe }: Pipe): Action[] => pipe.flatMap((each) => ('pipe' in each ? flat(each) : [each]))

import * as v from 'valibot'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { IS_ACTUAL } from './actualSchemas.ts'
import type { Mode, Schema } from './schema.ts'

/** An action of a pipe, as far as the conversion looks into it. */
export interface Action {
  kind: string
  type: string
  message?: unknown
  requirement?: RegExp | number
}

/** Marks what cannot be expressed. A document must not hold it; most schemas are only read, or only sent. */
export const UNSAID = 'x-unsaid'

/** They change how a text is written, not whether it is accepted. */
const MENDS = ['normalize', 'to_lower_case', 'to_upper_case', 'trim']
const OF_NUMBERS = ['integer', 'max_value', 'min_value', 'safe_integer']

/** What the conversion does not know: the schema up to the action with it, or undefined where it is known. */
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

/** `maxGraphemes` is a check like any other but for its text. */
function graphemesOf({ message }: Action): Schema {
  const [before, after] = FIELD_TEXT.tooLong(0).split('0') as [string, string]
  if (typeof message !== 'string' || !message.startsWith(before) || !message.endsWith(after)) return {}
  return { 'x-max-graphemes': Number(message.slice(before.length, -after.length)) }
}

/** A bound on what is a number or its digits is one on the number. */
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

/** Patterns of JSON Schema are read with the flag `u`, and know no other. */
function withPattern(schema: Schema, { source, flags }: RegExp): Schema {
  const { pattern: _pattern, ...rest } = schema
  return flags === '' || flags === 'u' ? { ...rest, pattern: source } : rest
}

interface Pipe {
  pipe: (Action | (v.GenericSchema & Pipe))[]
}

/**
 * An input is converted up to its first transformation. Of the rest of the pipe a text keeps its length and
 * its pattern; the words that it has to become are given as examples, because they are accepted as they are.
 * A list keeps how many different entries it may have. Notes every pipe inside `schema`, under the first
 * schema of the pipe: that is the one the conversion asks for.
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

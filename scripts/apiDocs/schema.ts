import type * as v from 'valibot'
import type { Comments } from './comments.ts'

/** JSON Schema, as far as the generator reads it. */
export interface Schema {
  [keyword: string]: unknown
  $ref?: string
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  examples?: readonly unknown[]
  description?: string
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  'x-max-graphemes'?: number
  minItems?: number
  maxItems?: number
  'x-max-distinct-items'?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** `input`: what a caller may send. `query`: the same in a query string. `output`: the server's answer. */
export type Mode = 'input' | 'query' | 'output'

export type AnySchema = v.GenericSchema<unknown, unknown>

/** An exported schema of the contract, with the comment on it and those inside. */
export interface NamedSchema {
  schema: AnySchema
  text: string | undefined
  within: Comments
}

const COMPONENTS = '#/components/schemas/'

/** The reference to a component until its name is settled (`components.ts`). */
export const referenceTo = (name: string, mode: Mode) => `${COMPONENTS}${name}.${mode}`

export const isReference = (text: unknown): text is string =>
  typeof text === 'string' && text.startsWith(COMPONENTS)

/** The name inside a reference. */
export const nameIn = (reference: string) => reference.slice(COMPONENTS.length)

export const settledReference = (name: string) => `${COMPONENTS}${name}`

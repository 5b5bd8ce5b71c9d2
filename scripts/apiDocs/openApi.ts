import * as v from 'valibot'
import { type FilePart, KEY_HEADER, type Multipart } from '#contract/call.ts'
import { SUCCESS_MESSAGE } from '#contract/errors.ts'
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import type { DescribedCall } from './calls.ts'
import { settled } from './components.ts'
import { ENVELOPES, responsesOf, SHARED_RESPONSES } from './responses.ts'
import type { Schema } from './schema.ts'
import type { SchemaWriter } from './schemaWriter.ts'
import { HTTP_INTRODUCTION } from './texts.ts'

/** An OpenAPI 3.1 document, as far as the generator reads it. */
export interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: object[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas?: Record<string, Schema>
    responses: Record<string, Response>
    securitySchemes: object
  }
}

export interface Operation {
  operationId: string
  'x-call-id': string
  tags: [noun: string]
  summary: string
  description?: string
  security: object[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; description?: string; content: Record<string, MediaType> }
  responses: Record<string, Response | { $ref: string }>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

export interface MediaType {
  schema: Schema
  encoding?: Record<string, { contentType: string }>
}

export interface Response {
  description: string
  headers?: object
  content: { 'application/json': MediaType }
}

export function openApi(calls: readonly DescribedCall[], writer: SchemaWriter, version: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const described of calls) {
    const path = described.call.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[described.call.method.toLowerCase()] = operationOf(described, writer)
  }
  const document: OpenApi = {
    openapi: '3.1.1',
    info: { title: '합주', version, description: HTTP_INTRODUCTION },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    tags: [...new Set(calls.map(({ noun }) => noun))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: '`accessToken` of A1, A2 or A8. It is good for 15 minutes.',
        },
      },
      responses: SHARED_RESPONSES,
      schemas: ENVELOPES,
    },
  }
  return settled(document, writer)
}

const SECURITY = { required: [{ bearer: [] }], optional: [{}, { bearer: [] }], none: [] }

function operationOf(described: DescribedCall, writer: SchemaWriter): Operation {
  const { call, name, noun, text } = described
  const parameters = [
    ...pathParameters(call.path),
    ...queryParameters(described, writer),
    ...(call.takesKey ? [KEY_PARAMETER] : []),
  ]
  const requestBody = requestBodyOf(described, writer)
  return {
    operationId: name,
    'x-call-id': call.id,
    tags: [noun],
    summary: `${call.id} ${name}`,
    ...(text === '' ? {} : { description: text }),
    security: SECURITY[call.auth],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody ? { requestBody } : {}),
    responses: {
      200: { description: SUCCESS_MESSAGE, content: json(answerOf(described, writer)) },
      ...responsesOf(described),
    },
  }
}

const KEY_PARAMETER: Parameter = {
  name: KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'Sent again with the same key within 24 hours, the call creates nothing more and answers the same.',
  schema: { type: 'string', format: 'uuid' },
}

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name: name!,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  }))

function queryParameters({ call, query }: DescribedCall, writer: SchemaWriter): Parameter[] {
  if (!call.query) return []
  const { properties, required } = writer.write(call.query, 'query', query.within)
  return Object.entries(properties!).map(([name, { description = query.text, ...schema }]) => ({
    name,
    in: 'query',
    required: required!.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }))
}

/** An empty body counts as an empty object, so a body is required only if an empty object is refused. */
function requestBodyOf({ call, input }: DescribedCall, writer: SchemaWriter): Operation['requestBody'] {
  const schema = call.input && writer.write(call.input, 'input', input.within)
  const mayBeEmpty = call.input !== undefined && v.is(call.input, {})
  const text = input.text === undefined ? {} : { description: input.text }
  if (!call.multipart) return schema && { required: !mayBeEmpty, ...text, content: json(schema) }
  return {
    required: !(call.multipart.orJson && mayBeEmpty),
    content: {
      ...(call.multipart.orJson ? json({ ...schema, ...text }) : {}),
      'multipart/form-data': form(call.multipart, schema && { ...schema, ...text }),
    },
  }
}

function form(
  { json: part, orJson, optional, lastJson, files }: Multipart,
  schema: Schema | undefined,
): MediaType {
  const properties: Record<string, Schema> = {}
  const encoding: MediaType['encoding'] = {}
  const required: string[] = []
  if (part !== undefined && schema) {
    const sentences = [
      schema.description,
      `At most ${inWords(JSON_BODY_MAX_BYTES)} of JSON.`,
      lastJson ? 'Of several parts of this name the last one counts.' : undefined,
    ]
    properties[part] = { ...schema, description: sentences.filter(Boolean).join(' ') }
    encoding[part] = { contentType: 'application/json' }
    if (!orJson && !optional) required.push(part)
  }
  for (const [name, file] of Object.entries(files)) {
    properties[name] = {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: `${KINDS[file.kind].text} of at most ${inWords(file.maxBytes)}.`,
      'x-max-bytes': file.maxBytes,
    }
    encoding[name] = { contentType: KINDS[file.kind].types }
    if (file.required) required.push(name)
  }
  return { schema: { type: 'object', properties, required }, encoding }
}

const KINDS: Record<FilePart['kind'], { text: string; types: string }> = {
  image: { text: 'A picture', types: 'image/*' },
  recording: { text: 'A sound or a film', types: 'audio/*, video/*' },
  media: { text: 'A picture, a sound or a film', types: 'image/*, audio/*, video/*' },
  attachment: { text: 'A picture or a sound', types: 'image/*, audio/*' },
}

const inWords = (bytes: number) =>
  bytes % (1024 * 1024) === 0 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`

function answerOf({ call, answer }: DescribedCall, writer: SchemaWriter): Schema {
  const result = call.answer && writer.write(call.answer, 'output', answer.within)
  if (!result) return { $ref: '#/components/schemas/Success' }
  if (call.body === 'bare') return result
  const enveloped = { type: 'object', properties: { result }, required: ['result'] }
  return { allOf: [{ $ref: '#/components/schemas/Success' }, enveloped] }
}

const json = (schema: Schema) => ({ 'application/json': { schema } })

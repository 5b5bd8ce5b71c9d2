import * as v from 'valibot'
import type { AnyCall } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import { AppError } from './errors.ts'

/** Ids in a path are positive decimal integers (docs/wire.md "Ids"). */
export function readPath(params: Record<string, string>): Record<string, number> {
  const ids: Record<string, number> = {}
  for (const [name, text] of Object.entries(params)) {
    if (!/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(Number(text)))
      throw badFields({ [name]: FIELD_TEXT.form })
    ids[name] = Number(text)
  }
  return ids
}

/** Of a repeated key the first value counts (CH4); unknown keys are ignored. */
export function readQuery(call: AnyCall, queries: Record<string, string[]>): unknown {
  if (!call.query) return undefined
  return parse(
    call.query,
    Object.fromEntries(Object.entries(queries).map(([key, values]) => [key, values[0]])),
  )
}

/** The JSON body of a call that has an input; the body of any other call is not read. */
export async function readBody(call: AnyCall, request: Request): Promise<unknown> {
  if (!call.input) return undefined
  const text = await readText(request, JSON_BODY_MAX_BYTES)
  return parse(call.input, text === '' ? {} : readJson(text))
}

/** @throws AppError COMMON400 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new AppError('COMMON400')
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for await (const chunk of chunksOf(request, maxBytes)) text += decode(decoder, chunk)
  return text + decode(decoder)
}

/**
 * Yields the body up to the limit, whatever Content-Length claims. @throws AppError COMMON413 · COMMON400 if
 * the body is cut off
 */
export async function* chunksOf(
  request: Request,
  maxBytes: number,
  tooLong = () => new AppError('COMMON413'),
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLong()
  if (!request.body) return
  const reader = request.body.getReader()
  let bytes = 0
  for (let chunk = await nextChunk(reader); chunk; chunk = await nextChunk(reader)) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw tooLong()
    yield chunk
  }
}

/** A body that is cut off counts as malformed; the sender is no longer connected to read the answer. */
async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value
  } catch {
    throw new AppError('COMMON400')
  }
}

/** Without a chunk it flushes the decoder. Bytes that are not UTF-8 are malformed JSON. */
function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new AppError('COMMON400')
  }
}

/** @throws AppError COMMON400 with the field map */
export function parse(schema: v.GenericSchema<unknown, unknown>, value: unknown): unknown {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const texts = new Map<string, Set<string>>()
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)
    if (field === null) continue
    texts.set(field, (texts.get(field) ?? new Set()).add(fieldText(issue)))
  }
  throw badFields(Object.fromEntries([...texts].map(([field, said]) => [field, joined(said)])))
}

/** Each message once; if one of them is "missing", only that one. */
const joined = (said: Set<string>) =>
  said.has(FIELD_TEXT.missing) ? FIELD_TEXT.missing : [...said].join(', ')

const KNOWN_TEXTS = new Set<string>(Object.values(FIELD_TEXT).filter((text) => typeof text === 'string'))

/**
 * Messages from this project's schemas pass through; the library's English ones never reach the wire. A
 * schema reports "missing" for any value of a wrong type; that is right for null and undefined, but a number
 * in place of a text is a wrong form.
 */
function fieldText({ kind, input, message }: v.BaseIssue<unknown>): string {
  if (input === undefined || input === null) return FIELD_TEXT.missing
  if (kind === 'schema' && message === FIELD_TEXT.missing) return FIELD_TEXT.form
  return KNOWN_TEXTS.has(message) || message.startsWith('최대 ') ? message : FIELD_TEXT.form
}

export function badFields(fields: Record<string, string>): AppError {
  return new AppError('COMMON400', Object.keys(fields).length > 0 ? { result: fields } : {})
}

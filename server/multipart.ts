import type { AnyCall, FilePart, Multipart } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import { AppError } from './errors.ts'
import { mediaType } from './mediaType.ts'
import { badFields, chunksOf, parse, readBody, readJson } from './parse.ts'
import { pictureType } from './pictureType.ts'

/** Boundaries, part headers and file names. */
const AROUND_PARTS_MAX_BYTES = 64 * 1024

/** Part types the JSON may come with (api.md 18). A blob without a type travels as the last. */
const JSON_PART_TYPES = ['application/json', 'text/plain', '', 'application/octet-stream']

type ReadFile = Uint8Array<ArrayBuffer> | null

/**
 * The parts of a multipart call (api.md 18): of parts with the same name the first counts, an empty file counts as absent,
 * unknown parts are ignored.
 * @throws AppError COMMON415 not multipart, or a file of another kind · COMMON413 · COMMON400
 */
export async function readMultipart(call: AnyCall, { json, orJson, files }: Multipart, request: Request) {
  const read: Record<string, ReadFile> = {}
  if (orJson && !isForm(request)) {
    for (const name of Object.keys(files)) read[name] = null
    return { body: await readBody(call, request), files: read }
  }
  const form = await readForm(request, bodyMaxBytes(Object.values(files)))
  for (const [name, part] of Object.entries(files)) {
    const file = await readFile(form.get(name), part)
    if (file === null && part.required) throw badFields({ [name]: FIELD_TEXT.missing })
    read[name] = file
  }
  if (json === undefined) return { body: undefined, files: read }
  const isLeftOut = orJson && form.get(json) === null
  return { body: parse(call.input, isLeftOut ? {} : await readJsonPart(form, json)), files: read }
}

const isForm = (request: Request) =>
  bareType(request.headers.get('Content-Type') ?? '') === 'multipart/form-data'

const bodyMaxBytes = (files: readonly FilePart[]) =>
  files.reduce((bytes, { maxBytes }) => bytes + maxBytes, JSON_BODY_MAX_BYTES + AROUND_PARTS_MAX_BYTES)

async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  if (!isForm(request)) throw new AppError('COMMON415')
  const type = request.headers.get('Content-Type') ?? ''
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of chunksOf(request, maxBytes)) chunks.push(chunk as Uint8Array<ArrayBuffer>)
  try {
    return await new Response(new Blob(chunks), { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw new AppError('COMMON400') // no boundary, or parts that end nowhere
  }
}

async function readJsonPart(form: FormData, name: string): Promise<unknown> {
  const part = form.get(name)
  if (part === null) throw badFields({ [name]: FIELD_TEXT.missing })
  if (typeof part === 'string') return jsonOf(part)
  if (!JSON_PART_TYPES.includes(bareType(part.type))) throw new AppError('COMMON415')
  if (part.size > JSON_BODY_MAX_BYTES) throw new AppError('COMMON413')
  return jsonOf(await part.text())
}

function jsonOf(text: string): unknown {
  if (text.length > JSON_BODY_MAX_BYTES) throw new AppError('COMMON413')
  return readJson(text)
}

async function readFile(part: File | string | null, { kind, maxBytes }: FilePart): Promise<ReadFile> {
  if (part === null || part === '') return null
  if (typeof part === 'string') throw new AppError('COMMON415')
  if (part.size === 0) return null
  if (part.size > maxBytes) throw new AppError('COMMON413')
  const bytes = new Uint8Array(await part.arrayBuffer())
  if (!isOfKind(kind, part.type, bytes)) throw new AppError('COMMON415')
  return bytes
}

/** Both the declared type and the leading bytes have to fit (api.md 18). */
function isOfKind(kind: FilePart['kind'], declared: string, bytes: Uint8Array): boolean {
  // A picture is re-encoded, so it may be of another type than it says, as long as it is one.
  const isPicture = declared.startsWith('image/') && pictureType(bytes) !== null
  const isRecording = /^(audio|video)\//.test(declared) && mediaType(bytes) !== null
  return (kind !== 'recording' && isPicture) || (kind !== 'image' && isRecording)
}

/** Without `; charset=…` and the like. */
const bareType = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase()

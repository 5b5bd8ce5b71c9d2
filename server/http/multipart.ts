import type { AnyCall, FilePart, Multipart } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import { AppError } from './errors.ts'
import { mediaType } from './mediaType.ts'
import { badFields, chunksOf, parse, readBody, readJson } from './parse.ts'
import { pictureType } from './pictureType.ts'

/** Allowance for boundaries, part headers and file names. */
const AROUND_PARTS_MAX_BYTES = 64 * 1024

/**
 * Content types accepted for the JSON part (docs/wire.md "Multipart"). A blob without a type is sent as the
 * last one.
 */
const JSON_PART_TYPES = ['application/json', 'text/plain', '', 'application/octet-stream']

/**
 * Counts unknown parts too. Parsing a part takes 10 µs however small it is, and a body has room for 200,000.
 */
const PARTS_MAX = 32
const LINE_FEED = 0x0a

type ReadFile = Uint8Array<ArrayBuffer> | null

/**
 * Reads the parts of a multipart call (docs/wire.md "Multipart"). Of parts with the same name the first
 * counts, of the JSON part with `lastJson` the last. An empty file counts as absent; unknown parts are
 * ignored.
 * @throws AppError COMMON415 not multipart, or a file of another kind · COMMON413 · COMMON400
 */
export async function readMultipart(
  call: AnyCall,
  { json, orJson, optional, lastJson, files }: Multipart,
  request: Request,
) {
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
  const part = form.getAll(json).at(lastJson ? -1 : 0) ?? null
  return {
    body: parse(call.input, (orJson || optional) && part === null ? {} : await readJsonPart(json, part)),
    files: read,
  }
}

const isForm = (request: Request) =>
  bareType(request.headers.get('Content-Type') ?? '') === 'multipart/form-data'

const bodyMaxBytes = (files: readonly FilePart[]) =>
  files.reduce((bytes, { maxBytes }) => bytes + maxBytes, JSON_BODY_MAX_BYTES + AROUND_PARTS_MAX_BYTES)

async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  if (!isForm(request)) throw new AppError('COMMON415')
  const type = request.headers.get('Content-Type') ?? ''
  const boundary = boundaryOf(type)
  const body = new Uint8Array(await new Blob(await chunksRead(request, maxBytes)).arrayBuffer())
  if (boundary === null || hasTooManyParts(body, boundary)) throw new AppError('COMMON400')
  try {
    // Parse by the boundary that was counted, whatever else the header says.
    const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` }
    return await new Response(body, { headers }).formData()
  } catch {
    throw new AppError('COMMON400') // truncated parts
  }
}

async function chunksRead(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of chunksOf(request, maxBytes)) chunks.push(chunk as Uint8Array<ArrayBuffer>)
  return chunks
}

/** 1 to 70 of the characters that RFC 2046 allows; null: no valid boundary. */
function boundaryOf(type: string): string | null {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(type) ?? []
  const boundary = quoted ?? bare ?? ''
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : null
}

/**
 * Whether the body has more than PARTS_MAX parts, each beginning at the start of a line. Counted without a
 * parser, which would take time for each part; no byte is compared more than twice.
 */
function hasTooManyParts(body: Uint8Array, boundary: string): boolean {
  const delimiter = new TextEncoder().encode(`--${boundary}`)
  const isAt = (start: number) => delimiter.every((byte, nth) => body[start + nth] === byte)
  let delimiters = isAt(0) ? 1 : 0
  for (let at = 0; at < body.length && delimiters <= PARTS_MAX + 1; at += 1)
    if (body[at] === LINE_FEED && body[at + 1] === delimiter[0] && isAt(at + 1)) delimiters += 1
  return delimiters > PARTS_MAX + 1 // the last delimiter ends the last part
}

async function readJsonPart(name: string, part: File | string | null): Promise<unknown> {
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

/** Both the declared type and the leading bytes have to fit (docs/wire.md "Files"). */
function isOfKind(kind: FilePart['kind'], declared: string, bytes: Uint8Array): boolean {
  // A picture is re-encoded, so its real type may differ from the declared one.
  const isPicture = declared.startsWith('image/') && pictureType(bytes) !== null
  // Audio in a container that may also hold video begins like video, so the declared type decides.
  const declares = kind === 'attachment' ? /^audio\// : /^(audio|video)\//
  const isRecording = declares.test(declared) && mediaType(bytes) !== null
  return (kind !== 'recording' && isPicture) || (kind !== 'image' && isRecording)
}

/** The type without parameters such as `; charset=…`. */
const bareType = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase()

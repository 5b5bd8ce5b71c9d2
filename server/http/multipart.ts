import type { AnyCall, FilePart, Multipart } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts'
import type { Deps, TemporaryFile } from '#server/deps.ts'
import { AppError } from './errors.ts'
import { mediaType } from './mediaType.ts'
import { badFields, chunksOf, parse, readBody, readJson } from './parse.ts'
import { pictureType } from './pictureType.ts'
import { formParts } from './uploads/formParts.ts'
import { FIELDS_MAX_BYTES } from './uploads/uploadLimits.ts'
import { admitUpload, type Upload, type Uploader } from './uploads/uploads.ts'

/**
 * Content types accepted for the JSON part (docs/wire.md "Multipart"). A blob without a type is sent as the
 * last one.
 */
const JSON_PART_TYPES = ['application/json', 'text/plain', '', 'application/octet-stream']

/**
 * Counts unknown parts too: a body has room for 200,000 small ones.
 */
const PARTS_MAX = 32

type ReadFile = Uint8Array<ArrayBuffer> | null

/**
 * Counts the body of a multipart call before it is read; null for a plain JSON body (PR2).
 * @throws AppError COMMON415 neither · COMMON413 · COMMON401 · COMMON429 (`uploads.ts`)
 */
export function admitForm(
  deps: Pick<Deps, 'temporary'>,
  uploader: Uploader,
  { orJson, files }: Multipart,
  request: Request,
): Upload | null {
  if (isForm(request))
    return admitUpload(deps, uploader, request, FIELDS_MAX_BYTES + filesMaxBytes(Object.values(files)))
  if (orJson) return null
  throw new AppError('COMMON415')
}

/**
 * Reads the parts of a multipart call (docs/wire.md "Multipart"). Of parts with the same name the first
 * counts, of the JSON part with `lastJson` the last. An empty file counts as absent; unknown parts are
 * ignored. Files go to the disk as they arrive; without `upload` the body is plain JSON.
 * @throws AppError COMMON415 a file of another kind · COMMON413 · COMMON400 · COMMON401 a stranger's body is
 * too long
 */
export async function readMultipart(
  call: AnyCall,
  { json, orJson, optional, lastJson, files }: Multipart,
  request: Request,
  upload: Upload | null,
) {
  if (upload === null) {
    const none = Object.fromEntries(Object.keys(files).map((name) => [name, null]))
    return { body: await readBody(call, request), files: none }
  }
  const form = await readForm(request, upload, { json, lastJson, files })
  const read: Record<string, ReadFile> = await upload.load(form.files)
  for (const [name, part] of Object.entries(files)) {
    const bytes = read[name] ?? null
    if (bytes === null && part.required) throw badFields({ [name]: FIELD_TEXT.missing })
    if (bytes !== null && !isOfKind(part.kind, form.types.get(name) ?? '', bytes))
      throw new AppError('COMMON415')
  }
  if (json === undefined) return { body: undefined, files: read }
  return {
    body: parse(call.input, (orJson || optional) && form.json === null ? {} : jsonOf(json, form.json)),
    files: read,
  }
}

const isForm = (request: Request) =>
  bareType(request.headers.get('Content-Type') ?? '') === 'multipart/form-data'

const filesMaxBytes = (files: readonly FilePart[]) =>
  files.reduce((bytes, { maxBytes }) => bytes + maxBytes, 0)

interface Form {
  /** Null: no such part. */
  json: string | null
  files: Record<string, TemporaryFile | null>
  /** The declared types of the files. */
  types: Map<string, string>
}

/** Where the bytes of the current part go. */
type Sink = (bytes: Uint8Array) => Promise<void> | void

async function readForm(
  request: Request,
  upload: Upload,
  wanted: Pick<Multipart, 'json' | 'lastJson' | 'files'>,
): Promise<Form> {
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '')
  if (boundary === null) throw new AppError('COMMON400')
  const none = Object.fromEntries(Object.keys(wanted.files).map((name) => [name, null]))
  const form: Form = { json: null, files: none, types: new Map() }
  const seen = new Set<string>()
  let jsonBytes: Uint8Array<ArrayBuffer>[] | null = null
  let sink: Sink = ignore
  const body = chunksOf(request, upload.bodyMaxBytes, upload.tooLong)
  for await (const piece of formParts(body, boundary, PARTS_MAX)) {
    if ('bytes' in piece) {
      await sink(piece.bytes)
      continue
    }
    const { name, isFile, type } = piece.head
    const isFirst = !seen.has(name)
    seen.add(name)
    sink = ignore
    const part = Object.hasOwn(wanted.files, name) ? wanted.files[name] : undefined
    if (name === wanted.json && (isFirst || wanted.lastJson)) {
      if (isFile && !JSON_PART_TYPES.includes(bareType(type))) throw new AppError('COMMON415')
      jsonBytes = []
      sink = upTo(JSON_BODY_MAX_BYTES, toList(jsonBytes))
    } else if (part !== undefined && isFirst) {
      form.types.set(name, type)
      sink = isFile ? upTo(part.maxBytes, toFile(upload, form.files, name)) : refuseText
    }
  }
  if (jsonBytes !== null) form.json = new TextDecoder().decode(await new Blob(jsonBytes).arrayBuffer())
  return form
}

const ignore: Sink = () => {}

const toList =
  (list: Uint8Array<ArrayBuffer>[]): Sink =>
  (bytes) =>
    void list.push(bytes.slice())

/** An empty file is never created. */
function toFile(upload: Upload, files: Form['files'], name: string): Sink {
  return async (bytes) => {
    const file = (files[name] ??= await upload.newFile())
    await file.write(bytes)
  }
}

/** A text in place of a file; an empty one counts as absent. */
const refuseText: Sink = () => {
  throw new AppError('COMMON415')
}

function upTo(maxBytes: number, sink: Sink): Sink {
  let total = 0
  return (bytes) => {
    total += bytes.length
    if (total > maxBytes) throw new AppError('COMMON413')
    return sink(bytes)
  }
}

/** 1 to 70 of the characters that RFC 2046 allows; null: no valid boundary. */
function boundaryOf(type: string): string | null {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]*))/i.exec(type) ?? []
  const boundary = quoted ?? bare ?? ''
  return /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : null
}

/** `name`: the part, for the field map. */
function jsonOf(name: string, text: string | null): unknown {
  if (text === null) throw badFields({ [name]: FIELD_TEXT.missing })
  return readJson(text)
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

import { ReadableStream as NodeStream } from 'node:stream/web'
import { FilesOutOfReach } from '#server/http/errors.ts'
import { s3Calls, S3Refused, type S3Outside, type S3Settings, Unanswered } from './s3Calls.ts'
import { elementsOf, escaped, textOf } from './s3Xml.ts'

export interface S3Object {
  /** In bytes. */
  size: number
  /** When it was put, by the clock of the store. */
  at: Date
  /** Of its content, in hexadecimal, as `put` has noted it. Null: of an upload in parts, or of somebody else. */
  sha256: string | null
}

export interface S3Put {
  type: string
  cacheControl?: string
  /** A function opens the content anew for each try; `sha256` must then be given. */
  content: Uint8Array<ArrayBuffer> | { open: () => ReadableStream; size: number; sha256: string }
  /** Puts it only if there is none. */
  isFirst?: boolean
  signal?: AbortSignal
}

/** An upload in parts that was neither completed nor given up. */
export interface Unfinished {
  key: string
  uploadId: string
  begunAt: Date
}

/**
 * The calls of S3 that the adapters need, on one bucket. An object is replaced as a whole or not at all. Every
 * call has a time limit. @throws FilesOutOfReach the store fails or does not answer in time; S3Refused it
 * refuses, which a correct configuration rules out
 */
export interface S3Client {
  /** Null: no such object. */
  head(key: string): Promise<S3Object | null>
  /** The content of a small object. Null: no such object. */
  readText(key: string): Promise<string | null>
  /** Both ends are inclusive. The request is sent with the first read, and ended when nobody reads on. */
  read(key: string, from: number, to: number): ReadableStream<Uint8Array<ArrayBuffer>>
  /** False: there was one already (`isFirst`). */
  put(key: string, object: S3Put): Promise<boolean>
  /** Uploads chunks as they come, in parts of 8 MiB. When they fail nothing is left. Resolves with the size. */
  upload(key: string, chunks: AsyncIterable<Uint8Array>, type: string): Promise<number>
  /** False: no such object. */
  copy(from: string, to: string): Promise<boolean>
  /** A missing object is ignored. */
  remove(key: string): Promise<void>
  /**
   * All objects whose key begins with `prefix`, by key, in pages of 1,000. Each page is asked for by the last
   * key of the one before, so a page that fails can be asked for again.
   */
  list(prefix: string): AsyncGenerator<{ key: string; at: Date }>
  listUnfinished(prefix: string): Promise<Unfinished[]>
  giveUp(unfinished: Pick<Unfinished, 'key' | 'uploadId'>): Promise<void>
  /** A signed address at which the store serves the object, valid from then and for so many seconds. */
  addressOf(key: string, from: Date, seconds: number): Promise<string>
}

const SHA256 = 'x-amz-meta-sha256'
const PART_BYTES = 8 * 1024 * 1024
const KEYS_A_PAGE = 1_000
/** The store may take longer to join parts. */
const COMPLETE_MS = 60_000
/** A store that sends nothing for so long while somebody reads has failed. */
const IDLE_MS = 15_000

export function s3Client(settings: S3Settings, outside: S3Outside): S3Client {
  const { ask, addressOf } = s3Calls(settings, outside)

  async function put(key: string, object: S3Put): Promise<boolean> {
    const { type, cacheControl, content, isFirst, signal } = object
    const isStream = 'open' in content
    const sha256 = isStream ? content.sha256 : await sha256Of(content)
    const status = await ask(
      {
        verb: 'put',
        method: 'PUT',
        key,
        headers: {
          'Content-Type': type,
          ...(cacheControl && { 'Cache-Control': cacheControl }),
          [SHA256]: sha256,
          ...(isFirst && { 'If-None-Match': '*' }),
        },
        body: { content: isStream ? content.open : content, size: isStream ? content.size : content.length },
        sha256,
        also: isFirst ? [409, 412, 501] : [],
        ...(signal && { signal }),
      },
      async (response) => {
        await ignore(response)
        return response.status
      },
    )
    // Some stores know no condition. Then two callers at the same moment may both put it.
    if (status === 501) return (await readText(key)) === null && put(key, { ...object, isFirst: false })
    return status < 400
  }

  const readText = (key: string) =>
    ask({ verb: 'get', method: 'GET', key, also: [404] }, async (response) => {
      const text = await response.text()
      if (response.status !== 404) return text
      const code = textOf(text, 'Code')
      if (code === 'NoSuchBucket') throw new S3Refused(`get ${key}`, code, 404)
      return null
    })

  /** For a request whose answer says in its body, with the status 200, whether it has worked. */
  async function expectNoError(response: Response): Promise<void> {
    const text = await response.text()
    if (elementsOf(text, 'Error').length > 0) throw new Unanswered(`200 ${textOf(text, 'Code') ?? ''}`.trim())
  }

  const giveUp = ({ key, uploadId }: Pick<Unfinished, 'key' | 'uploadId'>) =>
    ask({ verb: 'upload', method: 'DELETE', key, query: { uploadId }, also: [404] }, ignore)

  async function* chunksOf(key: string, from: number, to: number) {
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => ended.abort(new FilesOutOfReach(`get ${key}: stopped in the middle`)), IDLE_MS)
    }
    try {
      const { body } = await ask(
        {
          verb: 'get',
          method: 'GET',
          key,
          headers: { Range: `bytes=${from}-${to}` },
          signal: ended.signal,
        },
        (response) => {
          if (response.status === 206) return response
          throw new S3Refused(`get ${key}`, `HTTP ${response.status} for a range`, response.status)
        },
      )
      wait()
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
        clearTimeout(timer)
        yield chunk
        wait()
      }
    } finally {
      clearTimeout(timer)
      ended.abort()
    }
  }

  return {
    head: (key) =>
      ask({ verb: 'head', method: 'HEAD', key, also: [404] }, ({ status, headers }) =>
        status === 404
          ? null
          : {
              size: Number(headers.get('Content-Length')),
              at: new Date(headers.get('Last-Modified') ?? Number.NaN),
              sha256: headers.get(SHA256),
            },
      ),

    readText,

    // The request begins with the first read: an unread answer keeps no connection.
    read: (key, from, to) => NodeStream.from(chunksOf(key, from, to)),
    put,

    async upload(key, chunks, type) {
      let uploadId: string | null = null
      const etags: string[] = []
      let size = 0
      try {
        for await (const part of inParts(chunks)) {
          size += part.length
          if (uploadId === null && part.length < PART_BYTES) {
            await put(key, { type, content: part })
            return size
          }
          uploadId ??= await begin(key, type)
          etags.push(await putPart(key, uploadId, etags.length + 1, part))
        }
        await complete(key, uploadId!, etags)
        return size
      } catch (error) {
        // What cannot be given up now is removed with what other processes have left (`listUnfinished`).
        if (uploadId !== null) await giveUp({ key, uploadId }).catch(() => {})
        throw error
      }
    },

    copy: (from, to) =>
      ask(
        {
          verb: 'copy',
          method: 'PUT',
          key: to,
          headers: { 'X-Amz-Copy-Source': `/${settings.bucket}/${from}` },
          also: [404],
        },
        async (response) => {
          if (response.status === 404) {
            await ignore(response)
            return false
          }
          await expectNoError(response)
          return true
        },
      ),

    remove: (key) => ask({ verb: 'delete', method: 'DELETE', key, also: [404] }, ignore),

    async *list(prefix) {
      for (let after: string | null = ''; after !== null;) {
        const page = await listPage(prefix, after)
        yield* page.objects
        after = page.isLast ? null : page.objects.at(-1)!.key
      }
    },

    listUnfinished: (prefix) =>
      ask({ verb: 'list', method: 'GET', key: '', query: { uploads: '', prefix } }, async (response) =>
        elementsOf(await response.text(), 'Upload').map((each) => ({
          key: textOf(each, 'Key') ?? '',
          uploadId: textOf(each, 'UploadId') ?? '',
          begunAt: new Date(textOf(each, 'Initiated') ?? Number.NaN),
        })),
      ),

    giveUp,
    addressOf,
  }

  function listPage(prefix: string, after: string) {
    const query = {
      'list-type': '2',
      prefix,
      'max-keys': String(KEYS_A_PAGE),
      ...(after !== '' && { 'start-after': after }),
    }
    return ask({ verb: 'list', method: 'GET', key: '', query }, async (response) => {
      const xml = await response.text()
      const objects = elementsOf(xml, 'Contents').map((each) => ({
        key: textOf(each, 'Key') ?? '',
        at: new Date(textOf(each, 'LastModified') ?? Number.NaN),
      }))
      return { objects, isLast: textOf(xml, 'IsTruncated') !== 'true' || objects.length === 0 }
    })
  }

  async function begin(key: string, type: string): Promise<string> {
    const headers = { 'Content-Type': type }
    const uploadId = await ask(
      { verb: 'upload', method: 'POST', key, query: { uploads: '' }, headers },
      async (response) => textOf(await response.text(), 'UploadId'),
    )
    if (uploadId === null) throw new FilesOutOfReach(`upload ${key}: the answer names no upload`)
    return uploadId
  }

  async function putPart(key: string, uploadId: string, nth: number, part: Uint8Array<ArrayBuffer>) {
    return ask(
      {
        verb: 'upload',
        method: 'PUT',
        key,
        query: { partNumber: String(nth), uploadId },
        body: { content: part, size: part.length },
        sha256: await sha256Of(part),
      },
      async (response) => {
        await ignore(response)
        return response.headers.get('ETag') ?? ''
      },
    )
  }

  async function complete(key: string, uploadId: string, etags: readonly string[]): Promise<void> {
    const parts = etags.map(
      (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`,
    )
    const content = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    await ask(
      {
        verb: 'upload',
        method: 'POST',
        key,
        query: { uploadId },
        body: { content, size: content.length },
        limitMs: COMPLETE_MS,
        isRepeatable: false,
      },
      expectNoError,
    )
  }
}

/** Reads a short answer that says nothing, so that its connection can be used again. */
const ignore = async (response: Response): Promise<void> => void (await response.arrayBuffer())

/** In hexadecimal; computed in another thread. */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Joins chunks to parts of PART_BYTES; only the last is shorter, and there is always one. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(PART_BYTES)
  let filled = 0
  let isFirst = true
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + PART_BYTES - filled)
      part.set(taken, filled)
      filled += taken.length
      at += taken.length
      if (filled < PART_BYTES) continue
      yield part
      isFirst = false
      part = new Uint8Array(PART_BYTES)
      filled = 0
    }
  if (filled > 0 || isFirst) yield part.slice(0, filled)
}

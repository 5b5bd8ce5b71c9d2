import { AppError } from '../errors.ts'

/** The head of one part. */
interface PartHead {
  name: string
  /** Whether it has a file name; without one it is a text. */
  isFile: boolean
  /** As written; empty: none. */
  type: string
}

/** A part's head, then its bytes in pieces. */
type PartPiece = { head: PartHead } | { bytes: Uint8Array }

const HEAD_MAX_BYTES = 16 * 1024
const CR = 0x0d
const LF = 0x0a
const DASH = 0x2d
const HEAD_END = new Uint8Array([CR, LF, CR, LF])

/**
 * Splits a multipart body (RFC 7578) as it arrives; never holds more than a chunk and a part's head. Own code
 * because the web's `formData()` needs the whole body, busboy needs Node's streams (this also runs in a tab),
 * and multipasta 0.2.8 loses parts with Korean file names.
 * @throws AppError COMMON400 malformed, cut off, or more than `partsMax` parts
 */
export async function* formParts(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
  partsMax: number,
): AsyncGenerator<PartPiece> {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`)
  // The first delimiter has no line break before it.
  let held: Uint8Array = new Uint8Array([CR, LF])
  let state: 'before' | 'delimiter' | 'head' | 'body' | 'after' = 'before'
  let parts = 0
  for await (const chunk of chunks) {
    if (state === 'after') continue
    held = joined(held, chunk)
    for (let isMore = true; isMore;) {
      isMore = false
      if (state === 'before' || state === 'body') {
        const at = indexOf(held, delimiter)
        const until = at === -1 ? Math.max(0, held.length - delimiter.length + 1) : at
        if (state === 'body' && until > 0) yield { bytes: held.subarray(0, until) }
        held = held.subarray(at === -1 ? until : at + delimiter.length)
        if (at !== -1) [state, isMore] = ['delimiter', true]
      } else if (state === 'delimiter' && held.length >= 2) {
        if (held[0] === DASH && held[1] === DASH) state = 'after'
        else if (held[0] !== CR || held[1] !== LF) throw new AppError('COMMON400')
        else [state, isMore] = ['head', true]
      } else if (state === 'head') {
        const at = indexOf(held, HEAD_END)
        if (at > HEAD_MAX_BYTES || (at === -1 && held.length > HEAD_MAX_BYTES))
          throw new AppError('COMMON400')
        if (at === -1) continue
        parts += 1
        if (parts > partsMax) throw new AppError('COMMON400')
        yield { head: headOf(new TextDecoder().decode(held.subarray(0, at))) }
        held = held.subarray(at + HEAD_END.length)
        ;[state, isMore] = ['body', true]
      }
    }
  }
  if (state !== 'after') throw new AppError('COMMON400')
}

function headOf(text: string): PartHead {
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  const disposition = headers.get('content-disposition') ?? ''
  const parameters = new Map<string, string>()
  const rest = /^form-data\s*(;.*)$/is.exec(disposition)?.[1] ?? ''
  for (const [, key, quoted, bare] of rest.matchAll(/;\s*([\w*-]+)=(?:"([^"]*)"|([^\s;]*))\s*/gy))
    if (!parameters.has(key!.toLowerCase())) parameters.set(key!.toLowerCase(), quoted ?? bare ?? '')
  const name = parameters.get('name')
  if (name === undefined) throw new AppError('COMMON400')
  const isFile = parameters.has('filename') || parameters.has('filename*')
  return { name, isFile, type: headers.get('content-type') ?? '' }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** -1: not there. The first byte of what is sought is rare in files, so most bytes are looked at once. */
function indexOf(bytes: Uint8Array, sought: Uint8Array): number {
  for (let at = bytes.indexOf(sought[0]!); at !== -1; at = bytes.indexOf(sought[0]!, at + 1)) {
    if (at + sought.length > bytes.length) return -1
    let same = 1
    while (same < sought.length && bytes[at + same] === sought[same]) same += 1
    if (same === sought.length) return at
  }
  return -1
}

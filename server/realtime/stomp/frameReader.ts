import { parseHeaders, type Headers } from './headers.ts'
import { endsInPair, startsInPair, utf8Bytes } from './utf8.ts'

export interface StompFrame {
  command: string
  headers: Headers
  body: string
  /** Size of the whole frame in UTF-8. */
  bytes: number
}

/** Why the reader has stopped for good. */
export type Violation = 'frame too large' | 'not a STOMP frame'

/**
 * Splits the incoming text into STOMP frames, however it was chunked. Never holds more than `maxBytes` of a
 * frame.
 *
 * The parser of @stomp/stompjs does not fit: it waits for ever on a header without a colon or with a
 * non-numeric content-length, cannot tell the size of a frame, and needs eight bytes of memory per byte it
 * holds. A test checks that both parse the same frames alike.
 */
export class FrameReader {
  /** Limit in bytes of one frame without its final NUL. Lower until the peer has authenticated. */
  maxBytes: number
  /** True once the negotiated version escapes header values. */
  escaped = false
  private readonly onFrame: (frame: StompFrame) => void
  private text = ''
  private bytes = 0
  /** The text so far ends inside a surrogate pair. Stored, because checking would copy the text. */
  private cutPair = false
  private head: Head | null = null
  private broken: Violation | null = null

  constructor(maxBytes: number, onFrame: (frame: StompFrame) => void) {
    this.maxBytes = maxBytes
    this.onFrame = onFrame
  }

  /** Calls `onFrame` for every frame that is now complete. After a violation all input is ignored. */
  read(chunk: string): Violation | null {
    let from = 0
    while (this.broken === null && from < chunk.length) {
      if (this.text === '') {
        // Line ends between frames are heart-beats.
        while (chunk[from] === '\n' || chunk[from] === '\r') from += 1
      }
      const nul = chunk.indexOf('\0', from)
      const piece = chunk.slice(from, nul === -1 ? undefined : nul)
      from += piece.length + 1
      if (this.add(piece) && nul !== -1) this.endAtNul()
    }
    return this.broken
  }

  private add(piece: string): boolean {
    if (piece === '') return true
    this.bytes += utf8Bytes(piece) - (this.cutPair && startsInPair(piece) ? 2 : 0)
    this.cutPair = endsInPair(piece)
    this.text += piece
    if (this.bytes > this.maxBytes) this.broken = 'frame too large'
    return this.broken === null
  }

  /** A NUL ends the frame, unless a content-length says that it belongs to the body. */
  private endAtNul(): void {
    if (this.text === '') return
    this.head ??= readHead(this.text, this.escaped)
    if (this.head === null) {
      this.broken = 'not a STOMP frame'
      return
    }
    const { command, headers, bodyAt, headBytes, bodyBytes } = this.head
    const arrived = this.bytes - headBytes
    if (bodyBytes !== null && arrived < bodyBytes) {
      if (this.add('\0')) return
    } else if (bodyBytes !== null && arrived > bodyBytes) {
      this.broken = 'not a STOMP frame'
    } else {
      const frame = { command, headers, body: this.text.slice(bodyAt), bytes: this.bytes }
      this.text = ''
      this.bytes = 0
      this.cutPair = false
      this.head = null
      this.onFrame(frame)
    }
  }
}

interface Head {
  command: string
  headers: Headers
  /** Where the body starts, in characters and in bytes. */
  bodyAt: number
  headBytes: number
  /** Value of the content-length header; null: the body ends at the first NUL. */
  bodyBytes: number | null
}

function readHead(text: string, escaped: boolean): Head | null {
  const end = /\r?\n\r?\n/.exec(text)
  if (end === null) return null
  const [command = '', ...lines] = text.slice(0, end.index).split(/\r?\n/)
  const headers = parseHeaders(lines, escaped && command !== 'CONNECT')
  if (headers === null || !/^[A-Z]+$/.test(command)) return null
  const length = headers['content-length']?.trim()
  if (length !== undefined && !/^\d{1,9}$/.test(length)) return null
  const bodyAt = end.index + end[0].length
  return {
    command,
    headers,
    bodyAt,
    headBytes: utf8Bytes(text.slice(0, bodyAt)),
    bodyBytes: length === undefined ? null : Number(length),
  }
}

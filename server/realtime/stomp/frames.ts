import type { Envelope } from '#contract/envelope.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { HEARTBEAT_MS } from '#contract/limits.ts'
import { FrameTail, OutFrame } from '../outFrame.ts'
import { escapeHeader, type StompVersion } from './headers.ts'
import { utf8Bytes } from './utf8.ts'

export const HEART_BEAT = new OutFrame('\n')

export function connectedFrame(version: StompVersion, userName: string): OutFrame {
  // CONNECTED is never escaped (STOMP 1.2, "Value Encoding"); the e-mail in a token has no line ends.
  return new OutFrame(
    `CONNECTED\nversion:${version}\nheart-beat:${HEARTBEAT_MS},${HEARTBEAT_MS}\nuser-name:${userName}\n\n\0`,
  )
}

export function receiptFrame(receipt: string, version: StompVersion): OutFrame {
  return new OutFrame(`RECEIPT\nreceipt-id:${escapeHeader(receipt, version)}\n\n\0`)
}

/** The last frame of a connection (docs/wire.md "Connecting"): code in `message`, envelope as body. */
export function errorFrame(code: ErrorCode, version: StompVersion, receipt?: string): OutFrame {
  const envelope: Envelope = { isSuccess: false, code, message: ERRORS[code][1] }
  const receiptLine = receipt === undefined ? '' : `receipt-id:${escapeHeader(receipt, version)}\n`
  return new OutFrame(`ERROR\nmessage:${code}\nversion:1.0,1.1,1.2\n${receiptLine}`, jsonTail(envelope))
}

/** The part of a message that differs per receiver: the destination and the subscription id. */
export function messageHead(subscriptionId: string, destination: string, version: StompVersion): string {
  return `MESSAGE\nsubscription:${escapeHeader(subscriptionId, version)}\ndestination:${destination}\n`
}

/** One event for any number of receivers; encoded once, plus once for each different head. */
export class OutMessage {
  private readonly tail: FrameTail
  private readonly frames = new Map<string, OutFrame>()

  constructor(messageId: string, event: unknown) {
    this.tail = jsonTail(event, `message-id:${messageId}\n`)
  }

  to(head: string): OutFrame {
    let frame = this.frames.get(head)
    if (frame === undefined) this.frames.set(head, (frame = new OutFrame(head, this.tail)))
    return frame
  }
}

function jsonTail(value: unknown, headerLines = ''): FrameTail {
  const body = JSON.stringify(value)
  const bytes = utf8Bytes(body)
  const head = `${headerLines}content-type:application/json\ncontent-length:${bytes}\n\n`
  return new FrameTail(`${head}${body}\0`, head.length + bytes + 1)
}

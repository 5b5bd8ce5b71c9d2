import * as v from 'valibot'
import { LiveMessage, WsEvent } from '#contract/ws/frames.ts'

/**
 * Reads the body of a MESSAGE frame. Null for anything but an event of the contract: no JSON, an unknown
 * type, a message without `messageId`. A message without its wrapper is accepted (docs/wire.md "Events").
 * Never throws.
 */
export function decodeEvent(body: string): WsEvent | null {
  const json = parseJson(body)
  const event = v.safeParse(WsEvent, json)
  if (event.success) return event.output
  const message = v.safeParse(LiveMessage, json)
  if (!message.success) return null
  return { type: message.output.type === 'SYSTEM' ? 'SYSTEM' : 'MESSAGE', data: message.output }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined // matches no schema
  }
}

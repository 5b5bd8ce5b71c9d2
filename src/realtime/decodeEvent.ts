import * as v from 'valibot'
import { ChatMessage } from '#contract/http/chat/messages.ts'
import { WsEvent } from '#contract/ws/frames.ts'

/**
 * Reads the body of a MESSAGE frame; null when it is none of ours: no JSON, no known event, a message without `messageId`. A
 * message that came without its wrapper is accepted (docs/wire.md "Events"). Never throws.
 */
export function decodeEvent(body: string): WsEvent | null {
  const json = parseJson(body)
  const event = v.safeParse(WsEvent, json)
  if (event.success) return event.output
  const message = v.safeParse(ChatMessage, json)
  if (!message.success) return null
  return { type: message.output.type === 'SYSTEM' ? 'SYSTEM' : 'MESSAGE', data: message.output }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined // no JSON: fits no schema
  }
}

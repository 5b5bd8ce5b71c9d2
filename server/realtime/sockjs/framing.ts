import type { CloseCode } from '#contract/ws/closeCodes.ts'
import type { OutFrame } from '../outFrame.ts'

/** The SockJS envelope: `o` open, `h` heart-beat, `a[…]` texts, `c[…]` close. */
export const OPEN = 'o'
export const BEAT = 'h'

export function arrayFrame(frames: readonly OutFrame[]): string {
  return `a[${frames.map((frame) => frame.literal).join(',')}]`
}

export function closeFrame(code: CloseCode, reason: string): string {
  return `c${JSON.stringify([code, reason])}`
}

/**
 * Parses what a client sends: a JSON array of texts, or one text. Returns null for anything else and an empty
 * list for an empty message.
 */
export function readTexts(payload: string): string[] | null {
  if (payload === '') return []
  let json: unknown
  try {
    json = JSON.parse(payload)
  } catch {
    return null
  }
  const texts: unknown[] = Array.isArray(json) ? json : [json]
  return texts.every((text) => typeof text === 'string') ? texts : null
}

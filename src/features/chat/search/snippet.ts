import { findHangul } from '#contract/hangul/findHangul.ts'

/** Letters that stand before a match far into a long message. */
const LEAD_CHARS = 8
/** More than a line holds on the widest screen. */
const SNIPPET_CHARS = 120

/** The part of a message around what was typed, on one line; `…` where something was left out before it. */
export function snippetOf(content: string, typed: string): string {
  const text = content.normalize('NFC').replace(/\s+/g, ' ')
  const at = findHangul(typed, text)?.[0] ?? 0
  if (at <= LEAD_CHARS * 1.5) return text.slice(0, SNIPPET_CHARS)
  // not into the middle of what is one character of two units
  const letters = Array.from(text.slice(0, at)).slice(-LEAD_CHARS).join('')
  return `…${letters}${text.slice(at, at + SNIPPET_CHARS)}`
}

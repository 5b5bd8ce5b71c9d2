import { findHangul } from '#contract/hangul/findHangul.ts'

/** The number of characters kept before a match far into a long message. */
const LEAD_CHARS = 8
/** More than a line holds on the widest screen. */
const SNIPPET_CHARS = 120

/** The part of a message around the match, on one line; starts with `…` when text before it is left out. */
export function snippetOf(content: string, typed: string): string {
  const text = content.normalize('NFC').replace(/\s+/g, ' ')
  const at = findHangul(typed, text)?.[0] ?? 0
  if (at <= LEAD_CHARS * 1.5) return text.slice(0, SNIPPET_CHARS)
  // does not split a character of two UTF-16 units
  const letters = Array.from(text.slice(0, at)).slice(-LEAD_CHARS).join('')
  return `…${letters}${text.slice(at, at + SNIPPET_CHARS)}`
}

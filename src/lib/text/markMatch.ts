/** A text split around a match: before it, the match as written in the text, and after it. */
export type MarkedText = readonly [before: string, match: string, after: string]

/**
 * Finds the first occurrence of `typed` in `text`, ignoring case. Null when there is none: the item was then
 * found by something else, such as initials.
 */
export function markMatch(text: string, typed: string): MarkedText | null {
  const whole = text.normalize('NFC')
  const wanted = typed.normalize('NFC').toLowerCase()
  if (wanted === '') return null
  // compares by characters: some are longer in lower case, which would shift the positions
  const chars = Array.from(whole)
  for (let start = 0; start < chars.length; start += 1) {
    let found = ''
    for (let end = start; end < chars.length && found.length < wanted.length; end += 1) {
      found += chars[end]!.toLowerCase()
      if (found !== wanted) continue
      const part = (from: number, to?: number) => chars.slice(from, to).join('')
      return [part(0, start), part(start, end + 1), part(end + 1)]
    }
  }
  return null
}

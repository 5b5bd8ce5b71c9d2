/**
 * Search as Koreans type (docs/interface.md "Dates, numbers, names"): by initial consonants (ㅂㅍㅈ), with an
 * unfinished last syllable (잔ㄴ, 자 for 잔), and by Latin keys typed by mistake (dkdldb). Case, spaces and
 * Unicode composition are ignored.
 */
import { qwertyToHangul } from './keyboard.ts'
import { CLUSTERS, INITIALS, syllableOf, VOWEL_STARTS } from './syllables.ts'

/**
 * Composes (NFC), lower-cases and removes spaces. `starts` has the original position of each kept character.
 */
function searchable(text: string) {
  const chars: string[] = []
  const starts: number[] = []
  let position = 0
  for (const char of text.normalize('NFC')) {
    if (char.trim() !== '') {
      chars.push(char.toLowerCase())
      starts.push(position)
    }
    position += char.length
  }
  return { chars, starts }
}

/** The number of characters from `from` that the last typed character matches; 0: no match. */
function coversAsLast(typed: string, text: readonly string[], from: number): number {
  const wanted = syllableOf(typed)
  const found = syllableOf(text[from] ?? '')
  if (!wanted || !found || wanted.initial !== found.initial) return 0
  if (wanted.final === '') {
    return wanted.medial === found.medial || wanted.medial === VOWEL_STARTS[found.medial] ? 1 : 0
  }
  if (wanted.medial !== found.medial) return 0
  if (wanted.final === found.final || CLUSTERS[found.final]?.startsWith(wanted.final)) return 1
  // An unfinished 안 matches 아나 and an unfinished 닭 matches 달가: the final consonant may become the
  // initial of the next syllable.
  const keys = CLUSTERS[wanted.final] ?? wanted.final
  const next = syllableOf(text[from + 1] ?? '')
  return next && next.initial === keys.at(-1) && found.final === keys.slice(0, -1) ? 2 : 0
}

function matchAt(query: readonly string[], text: readonly string[], from: number): number | null {
  let at = from
  for (const [i, typed] of query.entries()) {
    const found = text[at]
    if (found === undefined) return null
    if (typed === found || (INITIALS.includes(typed) && syllableOf(found)?.initial === typed)) at += 1
    else {
      const covered = i === query.length - 1 ? coversAsLast(typed, text, at) : 0
      if (covered === 0) return null
      at += covered
    }
  }
  return at
}

function findTyped(query: string, text: string): [start: number, end: number] | null {
  const typed = searchable(query).chars.flatMap((char) => [...(CLUSTERS[char] ?? char)])
  const { chars, starts } = searchable(text)
  if (typed.length === 0) return null
  for (let from = 0; from + 1 <= chars.length; from += 1) {
    const end = matchAt(typed, chars, from)
    if (end !== null) return [starts[from] ?? 0, (starts[end - 1] ?? 0) + (chars[end - 1]?.length ?? 0)]
  }
  return null
}

/**
 * The first match of `query` in the NFC form of `text`, for highlighting: `[start, end)` in UTF-16 units.
 * Null: no match, or an empty query. The query as typed takes precedence over its keys read as Hangul.
 */
export function findHangul(query: string, text: string): [start: number, end: number] | null {
  const found = findTyped(query, text)
  if (found) return found
  const retyped = qwertyToHangul(query)
  return retyped === query ? null : findTyped(retyped, text)
}

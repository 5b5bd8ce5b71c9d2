import { ERRORS, type ErrorCode } from '#contract/errors.ts'

/** A code that a call may answer, and its condition if the contract states one. */
export interface Refusal {
  code: ErrorCode
  when: string
}

/** A code as written in comments: `CHAT4000`, `AUTH_006`, `INVALID_PARAM`. */
const CODE = /\b(?:[A-Z]+(?:_[A-Z]+)*4\d{3}|[A-Z]+5\d{3}|COMMON\d{3}|AUTH_\d{3}|INVALID_PARAM)\b/g
const ID = String.raw`[A-Z]{1,2}\d{1,2}`
const IDS = String.raw`${ID}(?:(?:, | and | to )${ID})*`

/** A list may also apply to other calls, and may begin with that of another call. */
const ITS_LIST = new RegExp(String.raw`\bRefuses(?:, as (${IDS}))?:\s+`)
const AS_ANOTHER = new RegExp(String.raw`(?:^|\bRefuses:? )[Aa]s (${ID})\b`)

/**
 * Reads the refusals in the comment on a call.
 *
 * | the comment                               | the codes                                     |
 * | ----------------------------------------- | --------------------------------------------- |
 * | `Refuses: CHAT4004, CHAT4000 (not in).`   | these, each with its condition                |
 * | `Refuses, as B4 to B7: BAND4004.`         | the same for B4, B5, B6 and B7                |
 * | `Refuses as F3.`, `Refuses: as RC1, …`    | those of F3, those of RC1 and what follows    |
 * | `As B8.` at its beginning                 | those of B8, unless it has a list of its own  |
 * | a code anywhere else                      | this one too                                  |
 *
 * @param docs comments by call id, without the leading id
 * @returns `text`: the comment without the list
 */
export function refusalsOf(
  id: string,
  docs: ReadonlyMap<string, string>,
): { text: string; refusals: Refusal[] } {
  const { text, list, refusals } = split(docs.get(id)!)
  const as = AS_ANOTHER.exec(list ?? sentence(text))?.[1]
  const from = [
    ...(as === undefined || as === id ? [] : [as]),
    ...[...docs]
      .filter(([other, doc]) => other !== id && handsOnTo(doc).includes(id))
      .map(([other]) => other),
  ]
  const all = [...refusals, ...from.flatMap((other) => refusalsOf(other, docs).refusals)]
  return { text: sentence(text), refusals: all.filter(isFirstOfItsCode) }
}

const isFirstOfItsCode = ({ code }: Refusal, index: number, all: readonly Refusal[]) =>
  all.findIndex((other) => other.code === code) === index

/** Splits a comment into its description, its list of refusals, and the codes of both. */
function split(doc: string): { text: string; list: string | undefined; refusals: Refusal[] } {
  const start = doc.search(/\bRefuses\b/)
  if (start < 0) return { text: doc, list: undefined, refusals: mentioned(doc) }
  const end = start + endOfSentence(doc.slice(start))
  const list = doc.slice(start, end)
  const text = `${doc.slice(0, start)}${doc.slice(end)}`
  return { text, list, refusals: [...listed(list), ...mentioned(text)] }
}

/** The position after the first full stop outside parentheses. */
function endOfSentence(text: string): number {
  let depth = 0
  for (const [index, char] of [...text].entries()) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === '.' && depth === 0 && /^(\s|$)/.test(text.slice(index + 1))) return index + 1
  }
  return text.length
}

/** Reads a list such as `COMMON400 (missing), CHAT4010 when both are in it`. */
function listed(list: string): Refusal[] {
  const codes = [...list.matchAll(CODE)]
  return codes
    .filter(({ index }) => isOutsideParentheses(list.slice(0, index)))
    .map((match, nth, outside) => {
      const until = outside[nth + 1]?.index ?? list.length
      return { code: known(match[0]), when: condition(list.slice(match.index + match[0].length, until)) }
    })
}

const isOutsideParentheses = (text: string) => text.split('(').length === text.split(')').length

const mentioned = (text: string): Refusal[] =>
  [...text.matchAll(CODE)].map(([code]) => ({ code: known(code), when: '' }))

/** Removes the comma before the next code and the parentheses around the whole. */
function condition(text: string): string {
  const plain = text.trim().replace(/[,.]$/, '').trim()
  return /^\([^()]*\)$/.test(plain) ? plain.slice(1, -1) : plain
}

function known(code: string): ErrorCode {
  if (!(code in ERRORS)) throw new Error(`${code} is not in contract/errors.ts.`)
  return code as ErrorCode
}

/** The ids of `Refuses, as B4 to B7:`, here B4, B5, B6 and B7. */
function handsOnTo(doc: string): string[] {
  const ids = ITS_LIST.exec(doc)?.[1]
  if (ids === undefined) return []
  return ids.split(/, | and /).flatMap((part) => {
    const [first, last = first] = part.split(' to ').map((id) => /^([A-Z]+)(\d+)$/.exec(id)!)
    const [from, to] = [Number(first![2]), Number(last![2])]
    return Array.from({ length: to - from + 1 }, (_, nth) => `${first![1]}${from + nth}`)
  })
}

/**
 * Makes a sentence of a comment without its id, which may begin with `. Newest first`, ` (ours). Where` or `,
 * also the resend`.
 */
function sentence(text: string): string {
  const plain = text
    .replace(/^[.,\s]+/, '')
    .replace(/^\(ours\)/, 'Ours')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

import { webAddress } from './webAddress.ts'

/** A part of a text: words, or an address of the web. All parts one after the other are the text again. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string }

/*
 * What people write in a chat, found by hand rather than by one expression:
 *
 *   https://a.kr에서 만나요         Hangul ends an address where it follows a Latin letter or a digit: it is a particle
 *   https://namu.wiki/w/밴드        and belongs to it where it begins a part of its own, after / = & ? # _ - + ~ : @
 *   https://a.kr/에서               unless that part is nothing but a particle
 *   (https://a.kr/x), “…”, …x.      brackets that were opened before it, and what ends a sentence, are not part of it
 *
 * Only http and https, with a whole host in front: never `javascript:`, never `a.kr` alone. Letters of other scripts are no
 * part of a host, for `а` may be Cyrillic; invisible signs, which could turn the reading direction, end an address.
 */
const SCHEME = /https?:\/\//giu
/** Labels are Latin or Hangul, not both; the last is Latin or one of the Hangul ones that exist. */
const HOST =
  /(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[a-z\d-]+\.|[가-힣][가-힣\d-]*\.)+(?:xn--[a-z\d-]+|[a-z]{2,}|한국|닷컴|닷넷|삼성))(?::\d{1,5}(?!\d))?/iuy
const ASCII_OF_TAIL = /[!#-;=?-_a-~]/u
const LETTER = /[\p{L}\p{M}\p{N}]/u
const SEPARATORS = '/=&?#_-+~:@'
const PARTICLES = new Set(
  '가 과 까지 는 도 라고 라는 랑 로 를 만 보다 부터 에 에서 에요 예요 와 요 으로 은 을 의 이 이고 이다 이랑 이에요 입니다 처럼 한테 하고'.split(
    ' ',
  ),
)
const ENDS_NO_ADDRESS = ".,;:!?'*~([{"
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
/** Longer ones are words: nothing that opens them all. In UTF-16 units. */
const ADDRESS_MAX_CHARS = 2_048

/** The addresses in a text, and what stands between them. Time grows with the length alone. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let told = 0
  const wordsUntil = (end: number) => {
    if (end > told) parts.push({ kind: 'words', text: text.slice(told, end) })
  }
  SCHEME.lastIndex = 0
  for (let found = SCHEME.exec(text); found; found = SCHEME.exec(text)) {
    const start = found.index
    const end = endOfAddress(text, start, SCHEME.lastIndex)
    if (end === null) continue
    SCHEME.lastIndex = end
    const address = text.slice(start, end)
    const href = address.length > ADDRESS_MAX_CHARS ? null : webAddress(address)
    if (href === null) continue
    wordsUntil(start)
    parts.push({ kind: 'link', text: address, href })
    told = end
  }
  wordsUntil(text.length)
  return parts
}

/** Null: what begins at `start` is no address. */
function endOfAddress(text: string, start: number, hostAt: number): number | null {
  // the end of another word: `xhttp://…`
  if (start > 0 && /[a-z\d]/i.test(text.charAt(start - 1))) return null
  HOST.lastIndex = hostAt
  if (!HOST.test(text)) return null
  const tailAt = HOST.lastIndex
  if (!'/?#'.includes(text.charAt(tailAt) || ' ')) return tailAt
  return withoutTrailing(text, tailAt, endOfTail(text, tailAt))
}

/** Path, query and fragment, as far as they could go. */
function endOfTail(text: string, tailAt: number): number {
  let at = tailAt
  /** Another script may follow here. */
  let open = false
  while (at < text.length) {
    const sign = String.fromCodePoint(text.codePointAt(at)!)
    if (ASCII_OF_TAIL.test(sign)) {
      // 밴드_(음악): what is in brackets begins as the brackets themselves do
      if (sign !== '(') open = SEPARATORS.includes(sign)
      at += 1
    } else if (open && LETTER.test(sign)) {
      const end = endOfLetters(text, at)
      if (PARTICLES.has(text.slice(at, end)) && SEPARATORS.includes(text.charAt(at - 1))) return at
      at = end
    } else return at
  }
  return at
}

function endOfLetters(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const sign = String.fromCodePoint(text.codePointAt(at)!)
    if (sign < '\u0080' || !LETTER.test(sign)) break
    at += sign.length
  }
  return at
}

function withoutTrailing(text: string, tailAt: number, tailEnd: number): number {
  const tail = text.slice(tailAt, tailEnd)
  const tooMany: Record<string, number> = {}
  for (const [close, opening] of Object.entries(BRACKETS))
    tooMany[close] = tail.split(close).length - tail.split(opening).length
  let end = tail.length
  for (; end > 0; end -= 1) {
    const last = tail.charAt(end - 1)
    if ((tooMany[last] ?? 0) > 0) tooMany[last]! -= 1
    else if (!ENDS_NO_ADDRESS.includes(last)) break
    // a bracket that is left open goes, and the count with it
    else for (const [close, opening] of Object.entries(BRACKETS)) if (opening === last) tooMany[close]! += 1
  }
  return tailAt + end
}

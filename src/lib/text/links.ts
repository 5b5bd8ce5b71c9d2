import { webAddress } from './webAddress.ts'

/** A part of a text: words or a web address. All parts joined give the text again. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string }

/*
 * Finds addresses as people write them in a chat. A scanner rather than one regular expression:
 *
 *   https://a.kr에서 만나요         Hangul after a Latin letter or a digit ends an address: it is a particle
 *   https://namu.wiki/w/밴드        Hangul at the start of a part, after / = & ? # _ - + ~ : @, belongs to it
 *   https://a.kr/에서               unless the part is only a particle
 *   (https://a.kr/x), “…”, …x.      brackets opened before it, and the end of a sentence, are not part of it
 *
 * Only http and https with a complete host: never `javascript:`, never `a.kr` alone. A host contains only
 * Latin and Hangul letters, because `а` may be Cyrillic. Invisible characters, which could change the reading
 * direction, end an address.
 */
const SCHEME = /https?:\/\//giu
/** A label is Latin or Hangul, not both. The last one is Latin or an existing Hangul top-level domain. */
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
/** In UTF-16 units. Longer addresses remain text, because not everything can open them. */
const ADDRESS_MAX_CHARS = 2_048

/** Splits a text into addresses and the words between them. Runs in linear time. */
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

/** Null when no address starts at `start`. */
function endOfAddress(text: string, start: number, hostAt: number): number | null {
  // the end of another word: `xhttp://…`
  if (start > 0 && /[a-z\d]/i.test(text.charAt(start - 1))) return null
  HOST.lastIndex = hostAt
  if (!HOST.test(text)) return null
  const tailAt = HOST.lastIndex
  if (!'/?#'.includes(text.charAt(tailAt) || ' ')) return tailAt
  return withoutTrailing(text, tailAt, endOfTail(text, tailAt))
}

/** The longest possible path, query and fragment. */
function endOfTail(text: string, tailAt: number): number {
  let at = tailAt
  /** Whether non-ASCII letters may follow here. */
  let open = false
  while (at < text.length) {
    const sign = String.fromCodePoint(text.codePointAt(at)!)
    if (ASCII_OF_TAIL.test(sign)) {
      // 밴드_(음악): inside a bracket the same letters are allowed as before it
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
    // an unclosed opening bracket is dropped, so the count of its closing bracket rises
    else for (const [close, opening] of Object.entries(BRACKETS)) if (opening === last) tooMany[close]! += 1
  }
  return tailAt + end
}

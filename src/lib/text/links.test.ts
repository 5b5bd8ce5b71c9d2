import { describe, expect, it } from 'vitest'
import { fc, runs } from '#tests/env/properties.ts'
import { findLinks } from './links.ts'

const addressesIn = (text: string) =>
  findLinks(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []))

describe('an address in a text', () => {
  it.each([
    ['https://a.kr', 'https://a.kr'],
    ['HTTPS://A.KR/Song', 'HTTPS://A.KR/Song'],
    ['합주 영상 https://youtu.be/dQw4w9WgXcQ?t=42 봐요', 'https://youtu.be/dQw4w9WgXcQ?t=42'],
    ['주소는http://a.kr/x', 'http://a.kr/x'],
    ['두\nhttps://a.kr/x\n줄', 'https://a.kr/x'],
    ['http://localhost:3000/join', 'http://localhost:3000/join'],
    ['http://192.168.0.1:8080', 'http://192.168.0.1:8080'],
    ['https://sub.under-score.example.co.kr/', 'https://sub.under-score.example.co.kr/'],
    ['https://www.youtube.com/@hapju', 'https://www.youtube.com/@hapju'],
    ['https://a.kr#top', 'https://a.kr#top'],
    ['https://a.kr?q=1', 'https://a.kr?q=1'],
    ['https://한글.한국', 'https://한글.한국'],
    ['https://xn--bj0bj06e.xn--3e0b707e/x', 'https://xn--bj0bj06e.xn--3e0b707e/x'],
    ['https://web.archive.org/web/https://a.kr/x', 'https://web.archive.org/web/https://a.kr/x'],
  ])('is found: %j', (text, address) => {
    expect(addressesIn(text)).toEqual([address])
  })

  it.each([
    ['https://a.kr에서 만나요', 'https://a.kr'],
    ['https://a.kr/x에서', 'https://a.kr/x'],
    ['https://a.kr/에서', 'https://a.kr/'],
    ['https://youtu.be/dQw4w9WgXcQ랑 같아요', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://한글.한국에서', 'https://한글.한국'],
    ['https://namu.wiki/w/밴드', 'https://namu.wiki/w/밴드'],
    ['https://namu.wiki/w/밴드_(음악)', 'https://namu.wiki/w/밴드_(음악)'],
    ['https://a.kr/?q=잔나비&page=2는요', 'https://a.kr/?q=잔나비&page=2'],
    ['https://a.kr/x👍', 'https://a.kr/x'],
    ['https://a.kr입니다.그리고', 'https://a.kr'],
    ['https://a.kr입니다.https', 'https://a.kr'],
  ])('ends where Korean words follow: %j', (text, address) => {
    expect(addressesIn(text)).toEqual([address])
  })

  it.each([
    ['여기 https://a.kr/x.', 'https://a.kr/x'],
    ['https://a.kr.', 'https://a.kr'],
    ['https://a.kr...', 'https://a.kr'],
    ['https://a.kr/x?!', 'https://a.kr/x'],
    ['https://a.kr/x~', 'https://a.kr/x'],
    ['https://a.kr/x。', 'https://a.kr/x'],
    ['https://a.kr/x…', 'https://a.kr/x'],
    ['(https://a.kr/x)', 'https://a.kr/x'],
    ['(https://a.kr/x).', 'https://a.kr/x'],
    ['(https://a.kr)', 'https://a.kr'],
    ['[연습](https://a.kr/x)', 'https://a.kr/x'],
    ['https://a.kr/x(참고', 'https://a.kr/x'],
    ['https://a.kr/wiki/Rush_(band)', 'https://a.kr/wiki/Rush_(band)'],
    ['(https://a.kr/wiki/Rush_(band))', 'https://a.kr/wiki/Rush_(band)'],
    ['"https://a.kr/x"', 'https://a.kr/x'],
    ['“https://a.kr/x”', 'https://a.kr/x'],
    ['「https://a.kr/x」', 'https://a.kr/x'],
    ['<https://a.kr/x>', 'https://a.kr/x'],
    ['https://a.kr/x/', 'https://a.kr/x/'],
  ])('excludes punctuation and brackets around it: %j', (text, address) => {
    expect(addressesIn(text)).toEqual([address])
  })

  it('is found at every occurrence', () => {
    expect(addressesIn('https://a.kr,https://b.kr 그리고 http://c.kr/1 http://c.kr/2')).toEqual([
      'https://a.kr',
      'https://b.kr',
      'http://c.kr/1',
      'http://c.kr/2',
    ])
  })
})

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt://a.kr/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://a.kr/x',
  'file:///etc/passwd',
  'a.kr',
  'www.a.kr/x',
  'me@a.kr',
  '//a.kr/x',
  'https://',
  'https:// a.kr',
  'https:/a.kr',
  'https://에서',
  'https://.kr',
  'https://a..kr',
  'https://-',
  'http://999.999.999.999/',
  'xhttp://a.kr',
  // а, о: Cyrillic
  'https://аррӏе.com',
  'https://\u202Ea.kr',
  'https://user:secret@a.kr',
  '',
  ' ',
  '안녕하세요. 3:2로 이겼어요: 좋죠?',
])('%j is not an address', (text) => {
  expect(addressesIn(text)).toEqual([])
})

describe('a deceptive address', () => {
  it('leads to the host it shows, not to a host after an @', () => {
    expect(findLinks('https://bank.kr@evil.kr/x')[0]).toEqual({
      kind: 'link',
      text: 'https://bank.kr',
      href: 'https://bank.kr/',
    })
  })

  it('ends at a character that changes the reading direction', () => {
    expect(addressesIn('https://a.kr/\u202Ekr.live')).toEqual(['https://a.kr/'])
  })
})

describe('a long text', () => {
  it('keeps a long address whole, and treats one over the limit as words', () => {
    const long = `https://a.kr/${'x'.repeat(1_900)}`
    expect(addressesIn(`${long} ${long}${'x'.repeat(200)}`)).toEqual([long])
  })

  it.each([
    ['brackets', `https://a.kr/${')'.repeat(200_000)}`],
    ['opened brackets', `https://a.kr/${'('.repeat(200_000)}`],
    ['labels', `https://${'a.'.repeat(100_000)}1`],
    ['schemes', 'https://'.repeat(25_000)],
    ['Hangul', `https://a.kr/${'/가'.repeat(100_000)}`],
  ])('that consists only of %s is parsed in linear time', (_of, text) => {
    // processor time, because the wall clock also runs while a busy machine does other work
    const begun = process.cpuUsage()
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    // linear time takes about 20 ms; quadratic time would take minutes
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2_000)
  })
})

describe('any text', () => {
  const scrap = fc.oneof(
    fc.constantFrom(
      'https://',
      'http://',
      'HTTPS://',
      'a.kr',
      '한글.한국',
      'localhost',
      ':8080',
      '/x',
      '/밴드',
      '에서',
      '입니다',
      '?q=',
      '#',
      '&',
      '(',
      ')',
      '.',
      ',',
      '!',
      '~',
      '“',
      '\n',
      ' ',
      '\u202E',
      '👍🏽',
      'javascript:',
      '@',
      '\\',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const text = fc.array(scrap, { maxLength: 24 }).map((scraps) => scraps.join(''))

  it('is the concatenation of its parts; no part is empty, and no two word parts are adjacent', () => {
    fc.assert(
      fc.property(text, (written) => {
        const parts = findLinks(written)
        expect(parts.map((part) => part.text).join('')).toBe(written)
        expect(parts.every(({ text: words }) => words !== '')).toBe(true)
        expect(parts.some(({ kind }, i) => kind === 'words' && parts[i + 1]?.kind === 'words')).toBe(false)
      }),
      { numRuns: runs(5_000) },
    )
  })

  it('only has links to http or https, to the host shown, without a name or password', () => {
    fc.assert(
      fc.property(text, (written) => {
        for (const part of findLinks(written)) {
          if (part.kind !== 'link') continue
          const url = new URL(part.href)
          expect(['http:', 'https:']).toContain(url.protocol)
          expect(url.username + url.password).toBe('')
          const shown = /\/\/([^/?#]*)/.exec(part.text)![1]!
          expect(url.hostname).toBe(new URL(`http://${shown}`).hostname)
          expect(part.text).not.toMatch(/[\s<>"\u200B-\u200F\u202A-\u202E\u2060-\u2069]/)
        }
      }),
      { numRuns: runs(5_000) },
    )
  })
})

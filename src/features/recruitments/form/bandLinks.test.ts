import { describe, expect, it } from 'vitest'
import { BAND_LINK_MAX_CHARS } from '#contract/limits.ts'
import { linkOf } from './bandLinks.ts'

describe('a typed link', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    [' https://youtu.be/abc ', 'https://youtu.be/abc'],
    ['http://example.com', 'http://example.com'],
    ['youtube.com/@4am', 'https://youtube.com/@4am'],
    ['www.tiktok.com/@합주', 'https://www.tiktok.com/@합주'],
    ['//youtube.com/a', 'https://youtube.com/a'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://example.com', null],
    ['@4am', null],
    ['hapju', null],
    ['youtube.com: 4am', null],
    ['새벽 네 시', null],
  ])('(%s) is sent as %s', (typed, sent) => {
    expect(linkOf(typed)).toBe(sent)
  })

  it(`has at most ${BAND_LINK_MAX_CHARS} characters, including an omitted https://`, () => {
    const tail = 'a'.repeat(BAND_LINK_MAX_CHARS - 'https://a.kr/'.length)
    expect(linkOf(`a.kr/${tail}`)).toBe(`https://a.kr/${tail}`)
    expect(linkOf(`a.kr/${tail}a`)).toBeNull()
  })
})

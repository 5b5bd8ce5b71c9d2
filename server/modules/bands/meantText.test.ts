import { describe, expect, it } from 'vitest'
import { meantBy } from './meantText.ts'

const meant = (text: string) => {
  const { genres = [], sessions = [] } = meantBy(text) ?? {}
  return [...genres, ...sessions]
}

describe('a text in the search of bands', () => {
  it.each([
    ['Shoegaze', ['Shoegaze'], 'a genre'],
    ['shoeg', ['Shoegaze'], 'the beginning of a genre'],
    ['슈게이즈', ['Shoegaze'], 'a genre as it is said in Korean'],
    ['rnb', [], 'no genre when it is spelled differently'],
    ['r&b', ['R&B'], 'a genre with a sign'],
    ['팝', ['Pop'], 'a genre of one syllable'],
    ['베이스', ['bass'], 'a session'],
    ['베잇', ['bass'], 'a session that is still being typed'],
    ['ㅂㅇㅅ', ['bass'], 'a session by its initials'],
    ['기타', ['electric_guitar', 'acoustic_guitar'], 'both guitars'],
    ['electric guitar', ['electric_guitar'], 'a session in English'],
    ['ㅂ', [], 'nothing, with one initial'],
    ['새벽', [], 'nothing else than a name'],
  ])('%s means %j: %s', (text, found) => {
    expect(meant(text)).toEqual(found)
  })

  it('means nothing when it is blank', () => {
    expect(meantBy(' ')).toBeNull()
  })
})

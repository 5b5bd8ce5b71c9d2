import { describe, expect, it } from 'vitest'
import { CLUSTERS, INITIALS, syllableOf, VOWEL_STARTS } from '#contract/hangul/syllables.ts'
import { seeded } from '#server/sample/random.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { fold } from './folding.ts'
import { NameIndex } from './nameIndex.ts'
import { readTyped } from './typed.ts'

/** The names that the query finds, in order. */
function found(query: string, names: readonly (string | readonly string[])[], wanted = 50): string[] {
  const index = new NameIndex(names.map((each) => (typeof each === 'string' ? [each] : each)))
  const typed = readTyped(query)
  return typed === null ? [] : index.find(typed, wanted).map(({ name }) => name)
}

describe('the order', () => {
  it('is the exact name, its first words, its beginning, a later word, anywhere else (M5)', () => {
    const names = ['Highway Star', 'Superstar', 'Starman', 'Star', 'Star Guitar']
    expect(found('star', names)).toEqual(['Star', 'Star Guitar', 'Starman', 'Highway Star', 'Superstar'])
    expect(found('STAR', names.toReversed())).toEqual(found('star', names))
  })

  it('is by popularity where names match equally well', () => {
    expect(found('ba', ['Band B', 'Band A', 'Abba', 'Saba'])).toEqual(['Band B', 'Band A', 'Abba', 'Saba'])
  })

  it('puts complete syllables before an unfinished one', () => {
    expect(found('자', ['잔나비', '자우림', '혼자', '혼잣말'])).toEqual([
      '자우림',
      '잔나비',
      '혼자',
      '혼잣말',
    ])
  })

  it('has each item once, by its best matching name, or the first of equally good ones', () => {
    expect(found('beat', [['The Beatles', 'Beatles', '비틀즈'], ['Beat']])).toEqual(['Beat', 'Beatles'])
    expect(found('비틀', [['비틀즈', '비틀스']])).toEqual(['비틀즈'])
  })

  it('has at most the wanted number of items', () => {
    const names = Array.from({ length: 30 }, (_, i) => `song ${i}`)
    expect(found('song', names, 3)).toEqual(['song 0', 'song 1', 'song 2'])
    expect(found('ong', names, 2)).toEqual(['song 0', 'song 1'])
  })
})

describe('a query', () => {
  it.each([
    ['혁오', '혁오'],
    ['ㅎㅇ', '혁오'],
    ['ㅎ', '혁오'],
    ['혀', '혁오'],
    ['혁ㅇ', '혁오'],
    ['검정치마', '검정 치마'],
    ['ㄱㅈㅊㅁ', '검정 치마'],
    ['검ㅈㅊ', '검정 치마'],
    ['ㄱㅈ치마', '검정 치마'],
    ['치ㅁ', '검정 치마'],
    ['acdc', 'AC/DC'],
    ['ac dc', 'AC/DC'],
    ['Sigur ros', 'Sigur Rós'],
    ['안', '아나키스트'],
    ['고', '과수원'],
    ['닭', '달가닥'],
    ['ㄳ', '감사'],
    ['브로콜리 너마저', '브로콜리너마저'],
    ['혁오'.normalize('NFD'), '혁오'],
    ['🎸', '🎸'],
  ])('%s finds %s', (query, name) => {
    expect(found(query, [name, 'something else', '다른 노래'])).toEqual([name])
  })

  it.each([
    ['오혁', '혁오'],
    ['ㅇㅎ', '혁오'],
    ['자나', '잔나비'],
    ['가ㅈㅊ', '검정 치마'],
    ['oasis', 'Oasi'],
    ['', '혁오'],
    ['  ', '혁오'],
  ])('%s does not find %s', (query, name) => {
    expect(found(query, [name])).toEqual([])
  })

  it('does not match across two names', () => {
    expect(found('이유', ['아이', '유리'])).toEqual([])
  })
})

it('no names give no results', () => {
  expect(found('a', [])).toEqual([])
  expect(found('a', ['', ' '])).toEqual([])
})

/** The same rules in readable form: tries every position of every name. */
function rankByTrying(query: string, name: string): number | null {
  const units = [...fold(query).units].flatMap((unit) => [...(CLUSTERS[unit] ?? unit)])
  const text = [...fold(name).units]
  const words = fold(name).wordStarts
  const ranks = text.flatMap((_, from) => {
    const lengths = [units.length, units.length + 1].filter((length) => fits(units, text, from, length))
    return lengths.map((length) => {
      const literal = units.every((unit, i) => text[from + i] === unit) && length === units.length
      const end = from + length
      const whole = end === text.length ? 0 : words.includes(end) ? 1 : 2
      if (from === 0) return literal ? whole : 3 + whole
      return (words.includes(from) ? 6 : 8) + (literal ? 0 : 1)
    })
  })
  return ranks.length === 0 ? null : Math.min(...ranks)
}

/**
 * `length` is one more than the typed units if the last consonant has become the initial of the next
 * syllable.
 */
function fits(typed: string[], text: string[], from: number, length: number): boolean {
  if (from + length > text.length) return false
  const isHead = typed.slice(0, -1).every((unit, i) => isSame(unit, text[from + i]!))
  const isExactHead = typed.slice(0, -1).every((unit, i) => unit === text[from + i])
  const last = typed.at(-1)!
  const [wanted, there] = [syllableOf(last), syllableOf(text[from + typed.length - 1]!)]
  if (length === typed.length) {
    if (!isHead) return false
    if (isSame(last, text[from + length - 1]!)) return true
    if (!wanted || !there || wanted.initial !== there.initial) return false
    if (wanted.final === '')
      return wanted.medial === there.medial || wanted.medial === VOWEL_STARTS[there.medial]
    return wanted.medial === there.medial && (CLUSTERS[there.final] ?? '').startsWith(wanted.final)
  }
  if (!wanted || !there || wanted.final === '' || !isExactHead) return false
  const keys = CLUSTERS[wanted.final] ?? wanted.final
  const next = syllableOf(text[from + length - 1]!)
  return (
    wanted.initial === there.initial &&
    wanted.medial === there.medial &&
    there.final === keys.slice(0, -1) &&
    next?.initial === keys.slice(-1)
  )
}

const isSame = (typed: string, there: string) =>
  typed === there || (INITIALS.includes(typed) && syllableOf(there)?.initial === typed)

it('the index finds and ranks like a search through every position of every name', () => {
  const letter = fc.constantFrom(...'가각간갃고과아안앉나닭달까ㄱㄳㅇab c-')
  const text = (maxLength: number) => fc.string({ unit: letter, maxLength })
  fc.assert(
    fc.property(
      text(4),
      fc.array(fc.array(text(6), { minLength: 1, maxLength: 3 }), { maxLength: 12 }),
      (query, things) => {
        const typed = readTyped(query)
        fc.pre(typed !== null)
        const index = new NameIndex(things)
        const byTrying = things
          .map((names, item) => {
            const ranks = names.map((name) => rankByTrying(query, name)).filter((rank) => rank !== null)
            return { item, rank: ranks.length === 0 ? null : Math.min(...ranks) }
          })
          .filter(({ rank }) => rank !== null)
          .sort((one, other) => one.rank! - other.rank! || one.item - other.item)
        const hits = index.find(typed, 100).map(({ item, rank }) => ({ item, rank }))
        expect(hits).toEqual(byTrying)
        expect(things.map((_, item) => index.rankOf(item, typed))).toEqual(
          things.map((_, item) => byTrying.find((hit) => hit.item === item)?.rank ?? null),
        )
      },
    ),
    { numRuns: runs(500) },
  )
})

describe.each(['가각간나ab', '가각간나ab '])('among thousands of names made of %j', (letters) => {
  const random = seeded(7)
  // No name begins with a query, so each one has the rank of a later position.
  const things = Array.from({ length: 20_000 }, () => [
    `x${Array.from({ length: random.between(1, 6) }, () => random.pick([...letters])).join('')}`,
  ])
  const index = new NameIndex(things)

  it.each(['a', '가', '각', 'ㄱ', 'b가', 'ㄱㄱ', '가ㄱ'])(
    '%s finds the same as ranking each name',
    (query) => {
      const typed = readTyped(query)!
      const all = things
        .map((_, item) => ({ item, rank: index.rankOf(item, typed) }))
        .filter(({ rank }) => rank !== null)
        .sort((one, other) => one.rank! - other.rank! || one.item - other.item)
      expect(all.length).toBeGreaterThan(1_000)
      for (const wanted of [1, 20, 1_050])
        expect(index.find(typed, wanted).map(({ item, rank }) => ({ item, rank }))).toEqual(
          all.slice(0, wanted),
        )
    },
  )
})

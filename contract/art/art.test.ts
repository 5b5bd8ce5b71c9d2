import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { artistSvg } from './artistSvg.ts'
import { COMPOSITIONS } from './compositions.ts'
import { coverSvg } from './coverSvg.ts'
import { hash } from './hash.ts'
import { memberSvg } from './memberSvg.ts'
import { paletteOf } from './palettes.ts'
import reference from './reference.fixture.json' with { type: 'json' }

// Digests of the drawings. Members recognize a band by its cover, so they change only when drawings are added;
// those of members and artists are from when the pictures were first published.
const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)
const drawn = (draw: (seed: string) => string, seeds: object) =>
  Object.fromEntries(Object.keys(seeds).map((seed) => [seed, digest(draw(seed))]))

it('every band, album and track keeps its cover', () => {
  expect(drawn(coverSvg, reference.cover)).toEqual(reference.cover)
})

const seeds = (count: number) => Array.from({ length: count }, (_, index) => `band-${index + 1}`)

it('covers of one screen differ: of ten bands in a row hardly two share a drawing and its colours', () => {
  // the drawing without its numbers, which only shift its parts
  const lookOf = (seed: string) => coverSvg(seed).replace(/id="\w+"|#\w+\)|[\d.-]+/g, '')
  const screens = Array.from({ length: 40 }, (_, screen) => seeds(400).slice(screen * 10, screen * 10 + 10))
  const withTwins = screens.filter((each) => new Set(each.map(lookOf)).size < each.length)
  expect(withTwins.length).toBeLessThanOrEqual(4)
})

it('every composition is used, and none much more often than the others', () => {
  const counts = COMPOSITIONS.map(() => 0)
  for (const seed of seeds(3_000)) counts[hash(seed) % COMPOSITIONS.length]! += 1
  expect(Math.min(...counts)).toBeGreaterThan(60)
  expect(Math.max(...counts)).toBeLessThan(140)
})

it('a third of the covers look as they did with ten compositions', () => {
  const isOfFirstTen = (seed: string) => hash(seed) % COMPOSITIONS.length < 10
  expect(seeds(300).filter(isOfFirstTen).length).toBeGreaterThan(80)
  for (const seed of seeds(300).filter(isOfFirstTen))
    expect(hash(seed) % COMPOSITIONS.length).toBe(hash(seed) % 10)
})

it('every member keeps their face', () => {
  expect(drawn(memberSvg, reference.member)).toEqual(reference.member)
})

it('every artist keeps their disc and letter', () => {
  expect(drawn((seed) => artistSvg(seed), reference.artist)).toEqual(reference.artist)
})

it('a name cannot put markup into an artist disc', () => {
  expect(artistSvg('7', '<script>')).toContain('>?</text>')
})

it('the stage light has the colour of the cover', () => {
  expect(coverSvg('band-3')).toContain(paletteOf('band-3')[1])
})

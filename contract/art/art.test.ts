import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { artistSvg } from './artistSvg.ts'
import { coverSvg } from './coverSvg.ts'
import { memberSvg } from './memberSvg.ts'
import { paletteOf } from './palettes.ts'
import reference from './reference.fixture.json' with { type: 'json' }

// Digests of the reference drawings from when the pictures were first published. They never change, because
// people recognize a band by its cover.
const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)
const drawn = (draw: (seed: string) => string, seeds: object) =>
  Object.fromEntries(Object.keys(seeds).map((seed) => [seed, digest(draw(seed))]))

it('every band, album and track keeps its cover', () => {
  expect(drawn(coverSvg, reference.cover)).toEqual(reference.cover)
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

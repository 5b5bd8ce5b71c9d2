import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { artistSvg } from './artistSvg.ts'
import { coverSvg } from './coverSvg.ts'
import { memberSvg } from './memberSvg.ts'
import { paletteOf } from './palettes.ts'
import reference from './reference.fixture.json' with { type: 'json' }

// Digests of what the reference drawings gave when the pictures were first published. They never change:
// somebody knows a band by its cover.
const digest = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)
const drawn = (draw: (seed: string) => string, seeds: object) =>
  Object.fromEntries(Object.keys(seeds).map((seed) => [seed, digest(draw(seed))]))

it('gives every band, album and track the cover it has always had', () => {
  expect(drawn(coverSvg, reference.cover)).toEqual(reference.cover)
})

it('gives every member the face they have always had', () => {
  expect(drawn(memberSvg, reference.member)).toEqual(reference.member)
})

it('gives every artist the disc and letter they have always had', () => {
  expect(drawn((seed) => artistSvg(seed), reference.artist)).toEqual(reference.artist)
})

it('lets no name put markup into an artist disc', () => {
  expect(artistSvg('7', '<script>')).toContain('>?</text>')
})

it('takes the stage light from the colours of the cover', () => {
  expect(coverSvg('band-3')).toContain(paletteOf('band-3')[1])
})

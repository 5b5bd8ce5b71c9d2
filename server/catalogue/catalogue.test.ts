import { describe, expect, it } from 'vitest'
import { PROVIDER_ID_MAX_CHARS } from '#contract/limits.ts'
import { readCatalogue } from './catalogue.ts'
import { readCatalogueFiles } from './catalogueFiles.ts'
import { fold } from './folding.ts'
import { parseCatalogue, type CatalogueSource } from './parseCatalogue.ts'
import { WELL_KNOWN } from './wellKnown.ts'

const { artists, tracks, albums } = readCatalogue(readCatalogueFiles())

const twice = <Item>(items: readonly Item[]) => items.filter((item, i) => items.indexOf(item) !== i)
const HANGUL = /[가-힣]/
const LATIN = /\p{Script=Latin}/u

describe('the bundled catalogue', () => {
  it('has at least 500 artists, 2,500 songs and 60 albums', () => {
    expect(artists.length).toBeGreaterThanOrEqual(500)
    expect(tracks.length).toBeGreaterThanOrEqual(2_500)
    expect(albums.length).toBeGreaterThanOrEqual(60)
  })

  it('does not depend on the order in which its files are read', () => {
    const names = (sources: readonly CatalogueSource[]) =>
      readCatalogue(sources).artists.map(({ name }) => name)
    expect(names(readCatalogueFiles().reverse())).toEqual(artists.map(({ name }) => name))
  })

  it('has no artist twice, in any spelling', () => {
    expect(twice(artists.map(({ name }) => fold(name).units))).toEqual([])
  })

  it('has a name in Hangul and one in Latin letters for every artist', () => {
    const incomplete = artists.filter(({ name, otherNames }) => {
      const names = [name, ...otherNames]
      return (
        !names.some((each) => HANGUL.test(each)) || !names.some((each) => LATIN.test(each) || /\d/.test(each))
      )
    })
    expect(incomplete.map(({ name }) => name)).toEqual([])
  })

  it('has songs and a genre for every artist, and no name of an artist twice', () => {
    expect(artists.filter(({ tracks: own }) => own.length === 0).map(({ name }) => name)).toEqual([])
    expect(artists.filter(({ genres }) => genres.length === 0 || twice(genres).length > 0)).toEqual([])
    expect(artists.filter(({ name, otherNames }) => twice([name, ...otherNames]).length > 0)).toEqual([])
  })

  it('has no song of an artist twice, ignoring case', () => {
    const doubled = artists.flatMap(({ name, tracks: own }) =>
      twice(own.map(({ title }) => title.toLowerCase())).map((title) => `${name}: ${title}`),
    )
    expect(doubled).toEqual([])
  })

  it('has the tracks of every album', () => {
    expect(albums.filter(({ work }) => work.tracks.length < 3).map(({ work }) => work.name)).toEqual([])
  })

  it('has only composed (NFC) texts without stray spaces', () => {
    const names = [
      ...artists.flatMap(({ name, otherNames, genres }) => [name, ...otherNames, ...genres]),
      ...tracks.flatMap(({ work }) => [work.title, work.otherTitle ?? 'none']),
      ...albums.flatMap(({ work }) => [work.name, work.otherName ?? 'none']),
    ]
    expect(
      names.filter((name) => name !== name.normalize('NFC').trim().replace(/\s+/g, ' ') || name === ''),
    ).toEqual([])
  })

  it('contains every well-known artist once', () => {
    const names = new Set(artists.map(({ name }) => fold(name).units))
    expect(WELL_KNOWN.filter((name) => !names.has(fold(name).units))).toEqual([])
    expect(twice(WELL_KNOWN)).toEqual([])
    expect(artists[0]!.name).toBe(WELL_KNOWN[0])
  })
})

describe('an id in the catalogue', () => {
  it('is unique', () => {
    const ids = [...artists, ...tracks.map(({ work }) => work), ...albums.map(({ work }) => work)].map(
      ({ spotifyId }) => spotifyId,
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^[\dA-Za-z]{24}$/.test(id) && id.length <= PROVIDER_ID_MAX_CHARS)).toBe(true)
  })

  it('depends on names only, not on order or on other artists', () => {
    const one = '@ A | 에이 | Rock\nSong\n= Record | | 1999\nTrack one\nTrack two\nTrack three'
    const other = '@ B | 비 | Jazz\nSong'
    const idsOf = (text: string) =>
      parseCatalogue({ name: 'test.txt', text })
        .flatMap((artist) => [artist, ...artist.tracks, ...artist.albums])
        .map(({ spotifyId }) => spotifyId)
        .toSorted()
    expect(idsOf(`${one}\n${other}`)).toEqual(idsOf(`${other}\n${one}`))
    expect(idsOf(`${other}\n${one}`)).toEqual(expect.arrayContaining(idsOf(one)))
  })

  it('never changes, because members have saved it', () => {
    const idOf = (name: string) => artists.find((artist) => artist.name === name)?.spotifyId
    expect([idOf('혁오'), idOf('Nirvana')]).toMatchInlineSnapshot(`
      [
        "uqR1H1detGb3M5Wmi1nMpb01",
        "IcE6I18SFzo3H3p0E3P8VtL1",
      ]
    `)
  })
})

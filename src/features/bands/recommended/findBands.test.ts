import { expect, it, vi } from 'vitest'
import { BUILT_IN_BANDS } from './builtInBands.ts'
import { type BandSources, candidateIds, findBands, howMany } from './findBands.ts'
import { aBandDetail, aBandSummary, aRecommendedBand } from './testing/bandAnswers.ts'

const track = { trackId: 1, title: '위잉위잉', artist: '혁오', album: null, imageUrl: null }

/** Sources that are empty, except for what the test states. */
function sources(has: Partial<BandSources> = {}) {
  return {
    recommended: vi.fn<BandSources['recommended']>(has.recommended ?? (async () => [])),
    listed: vi.fn<BandSources['listed']>(has.listed ?? (async () => [])),
    similarTracks: vi.fn<BandSources['similarTracks']>(has.similarTracks ?? (async () => [])),
    similarArtists: vi.fn<BandSources['similarArtists']>(has.similarArtists ?? (async () => [])),
    read: vi.fn<BandSources['read']>(has.read ?? (async (bandIds) => bandIds.map(() => null))),
  }
}
const titles = (cards: { title: string }[]) => cards.map(({ title }) => title)

it('the bands recommended by the server are shown, and no other source is asked', async () => {
  const asked = sources({ recommended: async () => [aRecommendedBand({ bandName: 'Velvet Kite' })] })
  expect(titles(await findBands('home', 40, asked))).toEqual(['Velvet Kite'])
  expect(asked.recommended).toHaveBeenCalledWith(40)
  expect(asked.listed).not.toHaveBeenCalled()
})

it('listed bands are shown when no recommended band is acceptable', async () => {
  const asked = sources({
    recommended: async () => [aRecommendedBand({ bandName: '' })],
    listed: async () => [aBandSummary({ name: '밤의 정류장' })],
  })
  expect(titles(await findBands('list', 5, asked))).toEqual(['밤의 정류장'])
  expect(asked.read).not.toHaveBeenCalled()
})

it('the bands named by similar music are read', async () => {
  const asked = sources({
    similarTracks: async () => [{ ...track, bandId: 9 }],
    read: async () => [aBandDetail({ bandId: 9, bandName: '서울 노이즈' })],
  })
  expect(titles(await findBands('list', 5, asked))).toEqual(['서울 노이즈'])
  expect(asked.read).toHaveBeenCalledWith([9])
})

it.each([
  ['home', 20],
  ['list', 5],
] as const)('the default bands are read when there is no similar music (%s)', async (where, howMany) => {
  const asked = sources()
  expect(await findBands(where, 40, asked)).toEqual([])
  expect(asked.read.mock.calls[0]?.[0]).toHaveLength(howMany)
})

it('the similar music itself is shown when none of the bands can be read', async () => {
  expect(titles(await findBands('home', 40, sources({ similarTracks: async () => [track] })))).toEqual([
    '위잉위잉',
  ])
})

it.each([
  ['the list asks for five', 'list', 0, 5],
  ['the list asks for five, however many there are', 'list', 60, 5],
  ['the home screen asks for forty while the number of bands is unknown', 'home', 0, 40],
  ['the home screen asks for as many as are known', 'home', 12, 12],
  ['the home screen asks for at most a hundred', 'home', 900, 100],
] as const)('%s', (_title, where, known, asked) => {
  expect(howMany(where, known)).toBe(asked)
})

const [card] = BUILT_IN_BANDS
const cardsOf = (...bandIds: (number | null)[]) => bandIds.map((bandId) => ({ ...card!, bandId }))
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

it('the candidates are the bands of similar music, each once, in their order', () => {
  expect(candidateIds('home', 40, cardsOf(9, null, 3, 9))).toEqual([9, 3])
})

it.each([
  ['list', 5, 10],
  ['home', 8, 16],
  ['home', 40, 20],
] as const)(
  'the candidates are at most twice the requested number, and never more than 20 (%s, %d)',
  (where, asked, most) => {
    expect(candidateIds(where, asked, cardsOf(...upTo(30)))).toEqual(upTo(most))
  },
)

it('the candidates for the list are the ids 1 to 5 when similar music names no band', () => {
  expect(candidateIds('list', 5, cardsOf(null, null))).toEqual([1, 2, 3, 4, 5])
})

it('the candidates for the home screen are the ids 1 to 20 when similar music names no band', () => {
  expect(candidateIds('home', 40, [])).toEqual(upTo(20))
})

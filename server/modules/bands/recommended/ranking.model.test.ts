import { expect, it } from 'vitest'
import { GENDERS, type Region } from '#contract/scalars.ts'
import { LEVELS, SESSION_TYPES, type Level, type SessionType } from '#contract/sessions.ts'
import { seeded, type Random } from '#server/sample/random.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer } from '#server/testing/testServer.ts'
import { bandTest } from '../bands.fixtures.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { selectRanking } from './ranking.queries.ts'
import { tastesTest, type Tastes } from './recommendations.fixtures.ts'
import * as weights from './weights.ts'

const BANDS = 24
const MEMBERS = 4
const PLACES: readonly Region[] = ['서울', '경기', '인천', '부산', '제주']
const NAMES = Array.from({ length: 8 }, (_, nth) => `이름 ${nth}`)
const TASTES = ['Rock', 'Pop', 'Jazz', 'Punk', 'Shoegaze']

type Wanted = ReturnType<typeof drawBand>

/** Draws from few values, so that much is shared and many scores are equal. */
function drawBand(random: Random) {
  const decades = [0, 20, 30, 40]
  const ageStart = random.pick(decades)
  return {
    sessions: some(SESSION_TYPES, random),
    genres: some(TASTES, random),
    artists: some(NAMES, random),
    tracks: some(NAMES, random),
    region: random.pick([...PLACES, null]),
    ageStart,
    ageEnd: random.pick(decades.filter((decade) => decade === 0 || decade >= ageStart)),
    gender: random.pick(GENDERS),
  }
}

function drawTastes(random: Random) {
  const levels = some(SESSION_TYPES, random).map((session) => [session, random.pick(LEVELS)] as const)
  return {
    sessions: Object.fromEntries(levels) as Partial<Record<SessionType, Level>>,
    genres: some(TASTES, random),
    keywords: some(['매주', '격주', '주 2회', '새벽 감성'], random),
    artists: some(NAMES, random),
    tracks: some(NAMES, random),
    region: random.pick([...PLACES, null]),
    age: random.between(15, 55),
    gender: random.pick(GENDERS),
  } satisfies Tastes
}

const some = <Item>(from: readonly Item[], random: Random) => from.filter(() => random.between(0, 3) === 0)
const both = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.filter((each) => other.includes(each))
const sum = (points: readonly number[]) => points.reduce((all, each) => all + each, 0)

/** A naive implementation of docs/bands.md. */
function pointsOf(
  band: Wanted,
  member: ReturnType<typeof drawTastes>,
  words: readonly string[],
  all: readonly Wanted[],
) {
  const rarity = (of: 'artists' | 'tracks', name: string) => {
    const listed = all.filter((each) => each[of].includes(name)).length
    return Math.round((weights.SHARED_ITEM * Math.log(1 + all.length / listed)) / Math.log(1 + all.length))
  }
  const items = (of: 'artists' | 'tracks') =>
    Math.min(sum(both(band[of], member[of]).map((name) => rarity(of, name))), weights.SHARED_ITEMS_MAX)
  const levels = band.sessions.flatMap((session) => member.sessions[session] ?? [])
  const isNear =
    member.region !== null && band.region !== null && NEIGHBOURS[member.region].includes(band.region)
  const region = band.region === null ? weights.ANY_REGION : isNear ? weights.NEIGHBOURING_REGION : 0
  const isTooOld = band.ageEnd > 0 && member.age >= band.ageEnd + 10
  const unmet = [
    member.age < band.ageStart || isTooOld,
    band.gender !== 'OTHER' && band.gender !== member.gender,
  ].filter(Boolean).length
  return (
    items('artists') +
    items('tracks') +
    Math.max(0, ...levels.map((level) => weights.WANTED_SESSION[level])) +
    (band.region !== null && band.region === member.region ? weights.SAME_REGION : region) +
    Math.min(both(band.genres, member.genres).length * weights.SHARED_GENRE, weights.SHARED_GENRES_MAX) +
    Math.min(both(words, member.keywords).length * weights.SHARED_KEYWORD, weights.SHARED_KEYWORDS_MAX) +
    unmet * weights.UNMET_CONDITION
  )
}

it('matches a naive ranking for random bands and members, and is deterministic', async () => {
  const server = await testServer()
  const { deps, clock } = server
  const bandsOf = bandTest(server)
  const likes = tastesTest(server, bandsOf)
  const random = seeded(11)
  const manager = await server.aMember()
  const words = ['매주', '격주', '새벽 감성']
  await likes(manager, { keywords: words })
  const drawn: Wanted[] = []
  for (let nth = 0; nth < BANDS; nth += 1) {
    const band = drawBand(random)
    drawn.push(band)
    // a session is occupied in each, so that no band is empty
    await bandsOf.aBand(manager, { ...band, occupied: ['vocal'] })
    if (nth % 3 === 0) clock.advance({ minutes: 1 })
  }
  for (let nth = 0; nth < MEMBERS; nth += 1) {
    const tastes = drawTastes(random)
    const [one, twin]: TestMember[] = [await server.aMember(), await server.aMember()]
    await likes(one!, tastes)
    await likes(twin!, tastes)
    const ranked = await selectRanking(deps.db, one!.memberId, { limit: 100, now: clock.now() })
    const expected = drawn
      .map((band, at) => ({ bandId: at + 1, points: pointsOf(band, tastes, words, drawn) }))
      .toSorted((a, b) => b.points - a.points || b.bandId - a.bandId)
    expect(ranked.map(({ bandId }) => bandId)).toEqual(expected.map(({ bandId }) => bandId))
    expect(await selectRanking(deps.db, one!.memberId, { limit: 100, now: clock.now() })).toEqual(ranked)
    expect(await selectRanking(deps.db, twin!.memberId, { limit: 100, now: clock.now() })).toEqual(ranked)
  }
})

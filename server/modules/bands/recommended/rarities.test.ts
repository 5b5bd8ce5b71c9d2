import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#server/db/db.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { bandTest, type BandTest } from '../bands.fixtures.ts'
import { raritiesFor } from './rarities.ts'
import { tastesTest } from './recommendations.fixtures.ts'

let server: TestServer
let bandsOf: BandTest
let harin: TestMember
let manager: TestMember
beforeEach(async () => {
  server = await testServer()
  bandsOf = bandTest(server)
  harin = await server.aMember()
  manager = await server.aMember()
  await tastesTest(server, bandsOf)(harin, { artists: ['Slowdive', '아이유'], tracks: ['좋은 날'] })
})

const points = () => raritiesFor(server.deps.db, harin.memberId, server.clock.now())
const ofArtists = async () => [...(await points()).artist.values()]

/** What Postgres would estimate of so many bands. */
const estimate = (db: Db, bands: number) =>
  db.execute(sql`update pg_class set reltuples = ${bands} where oid = 'bands'::regclass`)

describe('the points of what a member likes', () => {
  it('are more, the fewer bands list it, and none if none does', async () => {
    expect(await points()).toEqual({ artist: new Map(), track: new Map() })
    await bandsOf.aBand(manager, { artists: ['Slowdive'], tracks: ['좋은 날'] })
    for (let n = 0; n < 3; n += 1) await bandsOf.aBand(manager, { artists: ['아이유'] })
    const { artist, track } = await points()
    expect([[...artist.values()].sort((a, b) => b - a), [...track.values()]]).toEqual([[100, 53], [100]])
  })

  it('are counted again for each ranking', async () => {
    await bandsOf.aBand(manager, { artists: ['Slowdive'] })
    expect(await ofArtists()).toEqual([100])
    await bandsOf.aBand(manager, { artists: ['Slowdive'] })
    expect(await ofArtists()).toEqual([63])
  })
})

describe('in a store of many bands', () => {
  let days = 0
  beforeEach(async () => {
    await estimate(server.deps.db, 100_000)
    // the node still has the counts of the test before
    server.clock.advance({ days: (days += 1) })
  })
  afterEach(() => estimate(server.deps.db, -1))

  it('the points go by the estimated number of bands', async () => {
    for (let n = 0; n < 2; n += 1) await bandsOf.aBand(manager, { artists: ['Slowdive'] })
    expect(await ofArtists()).toEqual([94])
  })

  it('they are counted every ten minutes, and at once for what nobody has asked about', async () => {
    await bandsOf.aBand(manager, { artists: ['Slowdive'] })
    expect(await ofArtists()).toEqual([100])
    await bandsOf.aBand(manager, { artists: ['Slowdive'], tracks: ['새 노래'] })
    server.clock.advance({ minutes: 10 })
    await tastesTest(server, bandsOf)(harin, { tracks: ['새 노래'] })
    const { artist, track } = await points()
    expect([[...artist.values()], [...track.values()]]).toEqual([[100], [100]])
    server.clock.advance({ seconds: 1 })
    expect(await ofArtists()).toEqual([94])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import {
  listAlbums,
  readAlbum,
  saveAlbum,
  setAlbumVisibility,
} from '#contract/http/archive/archivedAlbums.ts'
import { readArtist, removeArtist, saveArtist } from '#contract/http/archive/archivedArtists.ts'
import {
  listRecentTracks,
  readPreferences,
  readTrack,
  readTrackDetail,
  removeTrack,
  saveTrack,
} from '#contract/http/archive/archivedTracks.ts'
import { findSaved } from '#contract/http/archive/archiveLookup.ts'
import {
  changeProfile,
  listMemberAlbums,
  readMemberProfile,
  readProfile,
} from '#contract/http/profile/profile.ts'
import { albums, artists } from '#server/db/musicTables.ts'
import { AppError } from '#server/http/errors.ts'
import type { TestMember } from '#server/testing/members.ts'
import { TEST_MUSIC } from '#server/testing/testMusic.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { aProvider } from './archive.fixtures.ts'

let server: TestServer
let harin: TestMember
let dojun: TestMember
beforeEach(async () => {
  server = await testServer({ deps: { music: aProvider().music } })
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({ nickname: 'dojun99' })
})

async function saveTracks(as: TestMember, ...spotifyIds: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const spotifyId of spotifyIds) {
    server.clock.advance({ minutes: 1 })
    ids.push((await server.call(saveTrack, { as, body: { spotifyId } })).value.trackId)
  }
  return ids
}
const savedArtist = async (as: TestMember, spotifyId: string) =>
  (await server.call(saveArtist, { as, body: { spotifyId } })).value
const savedAlbum = async (as: TestMember, spotifyId: string) =>
  (await server.call(saveAlbum, { as, body: { spotifyId } })).value

describe('the tracks saved last (AT6)', () => {
  it('returns at most five, newest first', async () => {
    expect((await server.call(listRecentTracks, { as: harin })).value).toEqual([])
    await saveTracks(harin, 'a', 'b', 'c', 'd', 'e', 'f')
    const { value } = await server.call(listRecentTracks, { as: harin })
    expect(value.map(({ spotifyId }) => spotifyId)).toEqual(['f', 'e', 'd', 'c', 'b'])
  })
})

describe('one track (AT5)', () => {
  const read = (as: TestMember, trackId: number) => server.call(readTrack, { as, path: { trackId } })

  it('is shown only to members who have saved it', async () => {
    const [trackId] = await saveTracks(harin, 'a')
    expect((await read(harin, trackId!)).value).toMatchObject({ trackId, title: '곡 a', duration: '4:20' })
    expect(await read(dojun, trackId!)).toMatchObject({
      status: 400,
      code: 'TRACK4000',
      message: '해당 트랙은 회원이 저장한 곡이 아닙니다.',
    })
    expect(await read(harin, 999)).toMatchObject({
      status: 404,
      code: 'TRACK4004',
      message: '트랙을 찾을 수 없습니다.',
    })
  })
})

describe('what is known of a track (AT9)', () => {
  const about = (trackId: number) => server.call(readTrackDetail, { as: dojun, path: { trackId } })

  it('is shown whether saved or not, and refused when the track is unknown', async () => {
    const [trackId] = await saveTracks(harin, 'a')
    expect((await about(trackId!)).value).toMatchObject({
      trackId,
      title: '곡 a',
      artist: '혁오',
      album: '23',
    })
    expect(await about(999)).toMatchObject({ status: 404, code: 'TRACK4004' })
  })

  it('has the ids of the artist and the album that the catalogue knows by these names', async () => {
    const [trackId] = await saveTracks(harin, 'a')
    expect((await about(trackId!)).value).toMatchObject({ artistId: null, albumId: null })
    const at = { createdAt: server.clock.now(), updatedAt: server.clock.now() }
    const { db } = server.deps
    const [artist] = await db
      .insert(artists)
      .values([
        { spotifyId: 'hyukoh', name: '혁오', ...at },
        { spotifyId: 'another', name: '혁오', ...at },
      ])
      .returning({ id: artists.id })
    const [, album] = await db
      .insert(albums)
      .values([
        { spotifyId: 'other-23', name: '23', artist: '다른 가수', ...at },
        { spotifyId: '23', name: '23', artist: '혁오', ...at },
      ])
      .returning({ id: albums.id })
    expect((await about(trackId!)).value).toMatchObject({ artistId: artist!.id, albumId: album!.id })
  })
})

describe('preferences (AT8)', () => {
  it('lists genres, favourite artists and titles, newest first, without artists that are only saved', async () => {
    await saveTracks(harin, 'a', 'b')
    await savedArtist(harin, 'a')
    await savedArtist(harin, 'b')
    const body = { genres: ['Shoegaze', 'R&B'], artists: ['밴드 b'] }
    expect((await server.call(changeProfile, { as: harin, body })).status).toBe(200)
    expect((await server.call(readPreferences, { as: harin })).value).toEqual({
      preferredTags: ['Shoegaze', 'R&B'],
      preferredArtists: ['밴드 b'],
      preferredTracks: ['곡 b', '곡 a'],
    })
  })

  it('returns empty lists for a new member', async () => {
    expect((await server.call(readPreferences, { as: dojun })).value).toEqual({
      preferredTags: [],
      preferredArtists: [],
      preferredTracks: [],
    })
  })
})

describe('one artist (AR5)', () => {
  it('is shown whether saved or not, and refused when it is unknown', async () => {
    const artist = await savedArtist(harin, 'a')
    const path = { artistId: artist.artistId }
    expect((await server.call(readArtist, { as: dojun, path })).value).toEqual(artist)
    expect(await server.call(readArtist, { as: dojun, path: { artistId: 999 } })).toMatchObject({
      status: 404,
      code: 'ARTIST4004',
      message: '아티스트를 찾을 수 없습니다.',
    })
  })
})

describe('removing an artist (AR2)', () => {
  it('also removes the favourite; removing the favourite mark keeps it saved (P9)', async () => {
    const { artistId } = await savedArtist(harin, 'a')
    await server.call(changeProfile, { as: harin, body: { artists: ['밴드 a'] } })
    const favourites = async () => (await server.call(readProfile, { as: harin })).value.favoriteArtists
    expect(await favourites()).toHaveLength(1)
    await server.call(changeProfile, { as: harin, body: { artists: [] } })
    expect((await server.call(removeArtist, { as: harin, path: { artistId } })).status).toBe(200)
    await savedArtist(harin, 'a')
    await server.call(changeProfile, { as: harin, body: { artists: ['밴드 a'] } })
    await server.call(removeArtist, { as: harin, path: { artistId } })
    expect(await favourites()).toEqual([])
  })
})

describe('one album (AL5)', () => {
  const read = (as: TestMember, albumId: number) => server.call(readAlbum, { as, path: { albumId } })

  it('is shown with its tracks, whether saved or not', async () => {
    const { albumId } = await savedAlbum(harin, 'a')
    expect((await read(dojun, albumId)).value).toEqual({
      albumId,
      spotifyId: 'a',
      name: '앨범 a',
      artist: '혁오',
      imageUrl: 'http://localhost/art/a.svg',
      externalUrl: 'https://music.example/a',
      total: 2,
      tracks: [
        {
          spotifyId: 'track-1',
          name: 'Burning youth',
          trackNumber: 1,
          discNumber: 1,
          duration: '3:07',
          explicit: false,
          spotifyUrl: null,
        },
        expect.objectContaining({ name: 'TOMBOY', trackNumber: 2 }),
      ],
    })
  })

  it('has no tracks once the provider has removed it', async () => {
    const { albumId } = await savedAlbum(harin, 'a')
    server.deps.music = { ...server.deps.music, albumTracks: async () => null }
    expect((await read(harin, albumId)).value).toMatchObject({ name: '앨범 a', total: 0, tracks: [] })
  })

  it('is refused when it is unknown, and while the provider does not answer', async () => {
    expect(await read(harin, 999)).toMatchObject({
      status: 404,
      code: 'ALBUM4004',
      message: '앨범을 찾을 수 없습니다.',
    })
    const { albumId } = await savedAlbum(harin, 'a')
    const albumTracks = () => Promise.reject(new AppError('SPOTIFY5002'))
    server.deps.music = { ...server.deps.music, albumTracks }
    expect(await read(harin, albumId)).toMatchObject({ status: 502, code: 'SPOTIFY5002' })
  })

  it('has the tracks in order when it is from the bundled catalogue', async () => {
    const music = TEST_MUSIC
    server.deps.music = music
    const { albums } = await music.search({ text: '혁오 사랑으로', kinds: ['albums'], limit: 1, offset: 0 })
    const { albumId } = await savedAlbum(harin, albums[0]!.spotifyId)
    const { tracks, ...album } = (await read(harin, albumId)).value
    expect(album).toMatchObject({ name: '사랑으로', artist: '혁오', total: 6 })
    expect(tracks.map(({ name, trackNumber }) => `${trackNumber} ${name}`)).toEqual([
      '1 Help',
      '2 Hey Sun',
      '3 Silverhair Express',
      '4 Flat Dog',
      '5 World Of The Forgotten',
      '6 New Born',
    ])
    for (const ask of [music.track, music.album, music.albumTracks]) expect(await ask('nobody')).toBeNull()
    const [trackId] = await saveTracks(harin, tracks[1]!.spotifyId)
    expect((await server.call(readTrack, { as: harin, path: { trackId: trackId! } })).value).toMatchObject({
      title: 'Hey Sun',
      artist: '혁오',
      album: '사랑으로',
    })
  })
})

describe('the lock of an album (AL6)', () => {
  const set = (as: TestMember, albumId: number, isPrivate: unknown) =>
    server.call(setAlbumVisibility, { as, path: { albumId }, body: { isPrivate } })
  const seenByDojun = async () => {
    const path = { memberId: harin.memberId }
    const profile = (await server.call(readMemberProfile, { as: dojun, path })).value
    const list = (await server.call(listMemberAlbums, { as: dojun, path })).value
    return [profile.savedAlbums, list].map((albums) => albums.map(({ name }) => name))
  }

  it('hides it from others, in the profile (PR4) and in the list (PR6), and shows it again', async () => {
    const { albumId } = await savedAlbum(harin, 'a')
    expect(await seenByDojun()).toEqual([['앨범 a'], ['앨범 a']])
    expect((await set(harin, albumId, true)).value).toEqual({
      albumId,
      memberId: harin.memberId,
      isPrivate: true,
    })
    expect(await seenByDojun()).toEqual([[], []])
    expect((await server.call(listAlbums, { as: harin })).value).toMatchObject([{ albumId, isPrivate: true }])
    expect((await server.call(readProfile, { as: harin })).value.savedAlbums).toHaveLength(1)
    await set(harin, albumId, false)
    expect(await seenByDojun()).toEqual([['앨범 a'], ['앨범 a']])
  })

  it('stays when the album is saved again, and belongs to one member', async () => {
    const { albumId } = await savedAlbum(harin, 'a')
    await set(harin, albumId, true)
    expect(await savedAlbum(harin, 'a')).toMatchObject({ isPrivate: true })
    expect(await savedAlbum(dojun, 'a')).toMatchObject({ isPrivate: false })
  })

  it('is refused for an unsaved or unknown album, and without a boolean', async () => {
    const { albumId } = await savedAlbum(dojun, 'a')
    expect(await set(harin, albumId, true)).toMatchObject({ status: 400, code: 'ALBUM4000' })
    expect(await set(harin, 999, true)).toMatchObject({ status: 404, code: 'ALBUM4004' })
    for (const neither of [undefined, null, 'true', 1])
      expect(await set(dojun, albumId, neither)).toMatchObject({
        status: 400,
        code: 'COMMON400',
        result: { isPrivate: expect.any(String) as string },
      })
  })
})

describe('finding saved items among search results (AS1)', () => {
  const among = (as: TestMember, spotifyIds: string) => server.call(findSaved, { as, query: { spotifyIds } })

  it('returns the ids needed to remove them, by kind, and only the caller’s own', async () => {
    const [trackId] = await saveTracks(harin, 'a')
    const { artistId } = await savedArtist(harin, 'b')
    const { albumId } = await savedAlbum(harin, 'a')
    await saveTracks(dojun, 'c')
    expect((await among(harin, 'a, b,c,,nobody')).value).toEqual({
      tracks: [{ trackId, spotifyId: 'a' }],
      artists: [{ artistId, spotifyId: 'b' }],
      albums: [{ albumId, spotifyId: 'a' }],
    })
  })

  it('returns nothing for an empty list of ids, and refuses a missing or too long one', async () => {
    expect((await among(harin, '')).value).toEqual({ tracks: [], artists: [], albums: [] })
    const ids = (count: number) => Array.from({ length: count }, (_, nth) => `id${nth}`).join(',')
    expect((await among(harin, ids(100))).status).toBe(200)
    expect(await among(harin, ids(101))).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(await server.call(findSaved, { as: harin })).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})

it('requires a log-in, whatever is asked', async () => {
  const path = { trackId: 1, artistId: 1, albumId: 1 }
  const calls: AnyCall[] = [
    listRecentTracks,
    readTrack,
    removeTrack,
    readPreferences,
    readArtist,
    readAlbum,
    setAlbumVisibility,
    findSaved,
  ]
  const codes = await Promise.all(
    calls.map(async (call) => [call.id, (await server.call(call, { path })).code]),
  )
  expect(codes).toEqual(calls.map(({ id }) => [id, 'COMMON401']))
})

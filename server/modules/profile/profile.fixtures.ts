import type { ArtistInfo } from '#contract/http/music.ts'
import { changeProfile, readProfile } from '#contract/http/profile/profile.ts'
import { albums, artists, savedAlbums, savedArtists, savedTracks, tracks } from '#server/db/musicTables.ts'
import type { Deps, Music } from '#server/deps.ts'
import type { TestMember } from '#server/testing/members.ts'
import { it as base } from '#server/testing/server.fixtures.ts'
import type { TestServer } from '#server/testing/testServer.ts'

interface Person {
  memberId: number
}

/** Inserts saved items as saving would store them. */
export function savedTest({ deps }: TestServer) {
  const { db, now } = deps
  const at = () => ({ createdAt: now(), updatedAt: now() })

  return {
    async track(
      { memberId }: Person,
      title: string,
      facts: { imageUrl?: string; externalUrl?: string } = {},
    ) {
      const [row] = await db
        .insert(tracks)
        .values({ spotifyId: `track-${title}`, title, artist: `${title} 밴드`, ...facts, ...at() })
        .returning({ id: tracks.id })
      await db.insert(savedTracks).values({ memberId, trackId: row!.id, savedAt: now() })
      return row!.id
    },

    async album({ memberId }: Person, name: string, facts: { isPrivate?: boolean; imageUrl?: string } = {}) {
      const { isPrivate = false, ...rest } = facts
      const [row] = await db
        .insert(albums)
        .values({ spotifyId: `album-${name}`, name, artist: `${name} 밴드`, ...rest, ...at() })
        .returning({ id: albums.id })
      await db.insert(savedAlbums).values({ memberId, albumId: row!.id, isPrivate, savedAt: now() })
      return row!.id
    },

    async artist(
      { memberId }: Person,
      name: string,
      { favourite = false, imageUrl = null as string | null } = {},
    ) {
      const [row] = await db
        .insert(artists)
        .values({ spotifyId: `artist-${name}`, name, imageUrl, ...at() })
        .returning({ id: artists.id })
      await db
        .insert(savedArtists)
        .values({ memberId, artistId: row!.id, savedAt: now(), favouredAt: favourite ? now() : null })
      return row!.id
    },
  }
}

const anArtist = (name: string): ArtistInfo => ({
  type: 'artist',
  spotifyId: `artist-${name}`,
  name,
  genres: null,
  imageUrl: null,
  externalUrl: null,
})

/** A provider that knows only these artists, by name and as `artist-{name}`. */
export function musicOf(...names: string[]): Music {
  const known = names.map(anArtist)
  const nothing = { tracks: [], artists: [], albums: [] }
  return {
    search: async () => nothing,
    complete: async () => [],
    track: async () => null,
    album: async () => null,
    albumTracks: async () => null,
    artist: async (spotifyId) => known.find((artist) => artist.spotifyId === spotifyId) ?? null,
    artistNamed: async (name) =>
      known.find((artist) => artist.name.toLowerCase() === name.toLowerCase()) ?? null,
    suggestedArtists: async () => known,
    picture: () => null,
  }
}

/** Another value for each field. */
export const CHANGES = {
  nickname: '하린 🎤',
  age: 14,
  gender: 'FEMALE',
  region: '제주',
  district: '애월읍',
  bio: '바다 앞에서\n노래해요',
  youtubeUrl: 'https://youtu.be/xyz?t=1',
  mediaUrl: 'https://media.example/song.mp3',
  availableSessions: [
    { sessionType: 'drums', level: 'BEGINNER' },
    { sessionType: 'vocal', level: 'EXPERT' },
  ],
  genres: ['Jazz', 'R&B'],
  keywords: ['연락이 빨라요', '새벽형 인간'],
}

/** Helpers for tests of profile changes, by `member` unless `as` is given. */
const profileTest = ({ call }: TestServer, member: TestMember) => ({
  change: (body: Record<string, unknown>, as = member) => call(changeProfile, { as, body }),
  withPicture: (picture: Blob, body?: Record<string, unknown>, as = member) =>
    call(changeProfile, { as, files: { profileImage: picture }, ...(body && { body }) }),
  of: async (as: TestMember) => (await call(readProfile, { as })).value,
})

/** Tests of profile changes by harin. */
export const it = base
  .extend('deps', ({ remembered }): Partial<Deps> => ({
    files: remembered.files,
    music: musicOf('검정치마', 'Radiohead', '잔나비'),
  }))
  .extend('harin', ({ server }) => server.aMember({ nickname: 'harin' }))
  .extend('dojun', ({ server }) => server.aMember({ nickname: 'dojun99' }))
  .extend('profile', ({ server, harin }) => profileTest(server, harin))

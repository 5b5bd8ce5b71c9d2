import { sql, type SQL } from 'drizzle-orm'
import { CONSENTS_IN_FORCE } from '#contract/documents.ts'
import { CONSENT_DOCUMENTS } from '#contract/http/auth/consents.ts'
import type { Gender } from '#contract/scalars.ts'
import type { PlayedSession } from '#contract/sessions.ts'
import { consents } from '#server/db/accountTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'
import { albums, artists, savedAlbums, savedArtists, savedTracks, tracks } from '#server/db/musicTables.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { notifications } from '#server/db/requestTables.ts'
import { friendships, members } from '#server/db/schema.ts'

/**
 * A profile is read in one statement and so from one snapshot: its lists as JSON, each read through an index
 * on the member's id. `m` is the member.
 */
const list = <Item>(item: SQL, rest: SQL) =>
  sql<Item[]>`(select coalesce(json_agg(${item}), '[]'::json) from (${rest}) as item)`

const sessionsOf = list<PlayedSession>(
  sql`json_build_object('sessionType', session_type, 'level', level)`,
  sql`select session_type, level from ${memberSessions} where member_id = m.id order by position`,
)

const genresOf = list<string>(
  sql`genre`,
  sql`select genre from ${memberGenres} where member_id = m.id order by position`,
)

const keywordsOf = list<string>(
  sql`keyword`,
  sql`select keyword from ${memberKeywords} where member_id = m.id order by position`,
)

export interface FavouriteRow {
  name: string
  imageUrl: string | null
}

const favouritesOf = list<FavouriteRow>(
  sql`json_build_object('name', name, 'imageUrl', image_url)`,
  sql`
    select a.name, a.image_url from ${savedArtists} s join ${artists} a on a.id = s.artist_id
    where s.member_id = m.id and s.favoured_at is not null order by s.favoured_at desc, s.artist_id desc`,
)

export interface TrackRow {
  trackId: number
  title: string
  artist: string
  imageUrl: string | null
  externalUrl: string | null
}

const tracksOf = list<TrackRow>(
  sql`json_build_object(
    'trackId', id, 'title', title, 'artist', artist, 'imageUrl', image_url, 'externalUrl', external_url)`,
  sql`
    select t.* from ${savedTracks} s join ${tracks} t on t.id = s.track_id
    where s.member_id = m.id order by s.saved_at desc, s.track_id desc`,
)

export interface AlbumRow {
  albumId: number
  spotifyId: string
  name: string
  artist: string
  imageUrl: string | null
  externalUrl: string | null
  isPrivate: boolean
}

const albumsOf = (which: SQL) =>
  list<AlbumRow>(
    sql`json_build_object(
      'albumId', id, 'spotifyId', spotify_id, 'name', name, 'artist', artist, 'imageUrl', image_url,
      'externalUrl', external_url, 'isPrivate', is_private)`,
    sql`
      select a.*, s.is_private from ${savedAlbums} s join ${albums} a on a.id = s.album_id
      where s.member_id = m.id and ${which} order by s.saved_at desc, s.album_id desc`,
  )

const ofOthers = sql`not s.is_private`

type State = 'ACTIVE' | 'INACTIVE'

const state = sql<State>`m.state`
const member = sql`${members} as m`
const isAsked = sql`m.id = ${sql.placeholder('memberId')}::bigint`
/** Members with a block between them are unknown to each other (P22). */
const isSeen = sql`${isAsked} and not ${isBlocked(sql`m.id`, sql`${sql.placeholder('viewerId')}::bigint`)}`

const PROFILE_COLUMNS = {
  state,
  nickname: sql<string>`m.nickname`,
  age: sql<number>`m.age`,
  gender: sql<Gender>`m.gender`,
  region: sql<string | null>`m.region`,
  district: sql<string | null>`m.district`,
  bio: sql<string | null>`m.bio`,
  profileImageUrl: sql<string | null>`m.profile_image_url`,
  youtubeUrl: sql<string | null>`m.youtube_url`,
  sessions: sessionsOf,
  genres: genresOf,
  keywords: keywordsOf,
  favourites: favouritesOf,
  tracks: tracksOf,
}

/** Whether a document in force is not agreed to yet. */
const mustConsent = sql<boolean>`(
  select count(*) from ${consents} where member_id = m.id and (${sql.join(
    CONSENT_DOCUMENTS.map(
      (document) => sql`document = ${document} and version = ${CONSENTS_IN_FORCE[document]}`,
    ),
    sql` or `,
  )})) < ${CONSENT_DOCUMENTS.length}`

/**
 * Planning these costs more than running them, so each store prepares them once (on Postgres: once per
 * connection).
 */
const ownProfile = oncePerStore((db) =>
  db
    .select({
      ...PROFILE_COLUMNS,
      mediaUrl: sql<string | null>`m.media_url`,
      albums: albumsOf(sql`true`),
      mustConsent,
    })
    .from(member)
    .where(isAsked)
    .prepare('own_profile'),
)

const othersProfile = oncePerStore((db) =>
  db
    .select({
      ...PROFILE_COLUMNS,
      instagramUrl: sql<string | null>`m.instagram_url`,
      albums: albumsOf(ofOthers),
      isFriend: sql<boolean>`exists (
        select from ${friendships} f
        where f.low_id = least(m.id, ${sql.placeholder('viewerId')}::bigint)
          and f.high_id = greatest(m.id, ${sql.placeholder('viewerId')}::bigint))`,
      hasRequestedChat: sql<boolean>`exists (
        select from ${notifications} n
        where n.type = 'CHAT' and n.sender_id = ${sql.placeholder('viewerId')}::bigint
          and n.receiver_id = m.id)`,
    })
    .from(member)
    .where(isSeen)
    .prepare('others_profile'),
)

const savedTracksOf = oncePerStore((db) =>
  db.select({ state, list: tracksOf }).from(member).where(isSeen).prepare('saved_tracks'),
)

const savedAlbumsOf = oncePerStore((db) =>
  db
    .select({ state, list: albumsOf(ofOthers) })
    .from(member)
    .where(isSeen)
    .prepare('saved_albums'),
)

const tagsOf = oncePerStore((db) =>
  db.select({ state, list: genresOf }).from(member).where(isSeen).prepare('member_tags'),
)

export type ProfileRow = Awaited<ReturnType<ReturnType<typeof ownProfile>['execute']>>[number]
export type OthersProfileRow = Awaited<ReturnType<ReturnType<typeof othersProfile>['execute']>>[number]

/** Undefined, here and in the functions below: no such member, or none that the viewer may see. */
export async function selectOwnProfile(db: Db, memberId: number) {
  const [row] = await ownProfile(db).execute({ memberId })
  return row
}

/** The profile as `viewerId` sees it: without private albums. */
export async function selectOthersProfile(db: Db, memberId: number, viewerId: number) {
  const [row] = await othersProfile(db).execute({ memberId, viewerId })
  return row
}

export async function selectSavedTracks(db: Db, memberId: number, viewerId: number) {
  const [row] = await savedTracksOf(db).execute({ memberId, viewerId })
  return row
}

export async function selectSharedAlbums(db: Db, memberId: number, viewerId: number) {
  const [row] = await savedAlbumsOf(db).execute({ memberId, viewerId })
  return row
}

export async function selectTags(db: Db, memberId: number, viewerId: number) {
  const [row] = await tagsOf(db).execute({ memberId, viewerId })
  return row
}

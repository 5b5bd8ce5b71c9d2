/** What a member has and may be long, for their export: read by ids, and then in pages. */
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import {
  applications,
  bandArtists,
  bandBookmarks,
  bandGenres,
  bandLinks,
  bands,
  bandSessions,
  bandTracks,
} from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import {
  albumFolderEntries,
  albumFolders,
  artistFolderEntries,
  artistFolders,
  trackFolderEntries,
  trackFolders,
} from '#server/db/folderTables.ts'
import { albums, artists, savedAlbums, savedArtists, savedTracks, tracks } from '#server/db/musicTables.ts'
import { attachments, members, messages, participants, rooms } from '#server/db/schema.ts'

/** In the order of the columns. */
async function idsOf(
  db: Db,
  table: PgTable,
  id: PgColumn,
  owner: PgColumn,
  memberId: number,
  order: PgColumn[] = [id],
): Promise<number[]> {
  const rows = await db
    .select({ id: sql<number>`${id}`.mapWith(Number) })
    .from(table)
    .where(eq(owner, memberId))
    .orderBy(...order.map((column) => asc(column)))
  return rows.map((row) => row.id)
}

type Id = { id: number }

/** What is long: the ids first, which are a few bytes each, and the rows of a page by them. */
export interface Long<Row extends Id = Id> {
  ids(db: Db, memberId: number): Promise<number[]>
  rows(db: Db, memberId: number, ids: number[]): Promise<Row[]>
}

export const OWN_TRACKS: Long = {
  ids: (db, memberId) =>
    idsOf(db, savedTracks, savedTracks.trackId, savedTracks.memberId, memberId, [
      savedTracks.savedAt,
      savedTracks.trackId,
    ]),
  rows: (db, memberId, ids) =>
    db
      .select({
        id: tracks.id,
        title: tracks.title,
        artist: tracks.artist,
        album: tracks.album,
        address: tracks.externalUrl,
        savedAt: savedTracks.savedAt,
      })
      .from(savedTracks)
      .innerJoin(tracks, eq(tracks.id, savedTracks.trackId))
      .where(and(eq(savedTracks.memberId, memberId), inArray(savedTracks.trackId, ids))),
}

export const OWN_ARTISTS: Long = {
  ids: (db, memberId) =>
    idsOf(db, savedArtists, savedArtists.artistId, savedArtists.memberId, memberId, [
      savedArtists.savedAt,
      savedArtists.artistId,
    ]),
  rows: (db, memberId, ids) =>
    db
      .select({
        id: artists.id,
        name: artists.name,
        genre: artists.genre,
        address: artists.externalUrl,
        savedAt: savedArtists.savedAt,
        favouredAt: savedArtists.favouredAt,
      })
      .from(savedArtists)
      .innerJoin(artists, eq(artists.id, savedArtists.artistId))
      .where(and(eq(savedArtists.memberId, memberId), inArray(savedArtists.artistId, ids))),
}

export const OWN_ALBUMS: Long = {
  ids: (db, memberId) =>
    idsOf(db, savedAlbums, savedAlbums.albumId, savedAlbums.memberId, memberId, [
      savedAlbums.savedAt,
      savedAlbums.albumId,
    ]),
  rows: (db, memberId, ids) =>
    db
      .select({
        id: albums.id,
        name: albums.name,
        artist: albums.artist,
        address: albums.externalUrl,
        isPrivate: savedAlbums.isPrivate,
        savedAt: savedAlbums.savedAt,
      })
      .from(savedAlbums)
      .innerJoin(albums, eq(albums.id, savedAlbums.albumId))
      .where(and(eq(savedAlbums.memberId, memberId), inArray(savedAlbums.albumId, ids))),
}

type Folders = typeof trackFolders
type Entries = PgTable & { folderId: PgColumn; addedAt: PgColumn }

const folderKind = (
  kind: 'TRACK' | 'ARTIST' | 'ALBUM',
  folders: Folders,
  entries: Entries,
  itemId: PgColumn,
): Long => ({
  ids: (db, memberId) => idsOf(db, folders, folders.id, folders.memberId, memberId),
  async rows(db, memberId, ids) {
    const found = await db
      .select({ id: folders.id, name: folders.name, colour: folders.colour, createdAt: folders.createdAt })
      .from(folders)
      .where(and(eq(folders.memberId, memberId), inArray(folders.id, ids)))
    const items = await db
      .select({
        folderId: sql<number>`${entries.folderId}`.mapWith(Number),
        id: sql<number>`${itemId}`.mapWith(Number),
      })
      .from(entries)
      .where(inArray(entries.folderId, ids))
      .orderBy(asc(entries.addedAt), asc(itemId))
    return found.map((folder) => ({
      ...folder,
      kind,
      itemIds: items.filter(({ folderId }) => folderId === folder.id).map(({ id }) => id),
    }))
  },
})

/** `itemIds` are the ids in the lists of saved tracks, artists and albums. */
export const OWN_FOLDERS: readonly Long[] = [
  folderKind('TRACK', trackFolders, trackFolderEntries, trackFolderEntries.trackId),
  folderKind(
    'ARTIST',
    artistFolders as unknown as typeof trackFolders,
    artistFolderEntries,
    artistFolderEntries.artistId,
  ),
  folderKind(
    'ALBUM',
    albumFolders as unknown as typeof trackFolders,
    albumFolderEntries,
    albumFolderEntries.albumId,
  ),
]

/** What the member has said: messages, and the words of applications, which stand in SYSTEM lines. */
const isSaid = or(ne(messages.type, 'SYSTEM'), messages.isNews)

export interface OwnMessage extends Id {
  roomId: number
  type: string
  content: string
  createdAt: Date
  /** The path of the file that it carries; null: none. */
  path: string | null
}

export const OWN_MESSAGES: Long<OwnMessage> = {
  async ids(db, memberId) {
    const rows = await db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.senderId, memberId), isSaid))
      .orderBy(asc(messages.id))
    return rows.map(({ id }) => id)
  },
  rows: (db, memberId, ids) =>
    db
      .select({
        id: messages.id,
        roomId: messages.roomId,
        type: messages.type,
        content: messages.content,
        createdAt: messages.createdAt,
        path: attachments.path,
      })
      .from(messages)
      .leftJoin(attachments, eq(attachments.id, messages.attachmentId))
      .where(and(inArray(messages.id, ids), eq(messages.senderId, memberId))),
}

/** A group's name, a band's, or the other member's. */
export async function selectRoomNames(
  db: Db,
  memberId: number,
  roomIds: number[],
): Promise<Map<number, string>> {
  if (roomIds.length === 0) return new Map()
  const rows = await db
    .select({
      roomId: rooms.id,
      name: sql<string>`coalesce(
        ${rooms.name},
        (select b.name from ${applications} a join ${bands} b on b.id = a.band_id where a.room_id = ${rooms.id}),
        (select m.nickname from ${participants} p join ${members} m on m.id = p.member_id
          where p.room_id = ${rooms.id} and p.member_id <> ${memberId}::bigint limit 1),
        ${UNKNOWN_MEMBER_NAME}::text)`,
    })
    .from(rooms)
    .where(inArray(rooms.id, roomIds))
  return new Map(rows.map(({ roomId, name }) => [roomId, name]))
}

export interface OwnBand extends Id {
  picture: string | null
  demo: string | null
}

export const OWN_BANDS: Long<OwnBand> = {
  ids: (db, memberId) => idsOf(db, bands, bands.id, bands.managerId, memberId),
  async rows(db, _memberId, ids) {
    const found = await db
      .select({
        id: bands.id,
        name: bands.name,
        status: bands.status,
        description: bands.description,
        region: bands.region,
        district: bands.district,
        ageStart: bands.ageStart,
        ageEnd: bands.ageEnd,
        gender: bands.gender,
        endsAt: bands.endsAt,
        createdAt: bands.createdAt,
        picture: bands.imageUrl,
        demo: bands.mediaUrl,
      })
      .from(bands)
      .where(inArray(bands.id, ids))
    const sessions = await db.select().from(bandSessions).where(inArray(bandSessions.bandId, ids))
    const genres = await db.select().from(bandGenres).where(inArray(bandGenres.bandId, ids))
    const links = await db.select().from(bandLinks).where(inArray(bandLinks.bandId, ids))
    const liked = await db
      .select({ bandId: bandArtists.bandId, name: artists.name })
      .from(bandArtists)
      .innerJoin(artists, eq(artists.id, bandArtists.artistId))
      .where(inArray(bandArtists.bandId, ids))
    const songs = await db
      .select({ bandId: bandTracks.bandId, title: tracks.title, artist: tracks.artist })
      .from(bandTracks)
      .innerJoin(tracks, eq(tracks.id, bandTracks.trackId))
      .where(inArray(bandTracks.bandId, ids))
    return found.map((band) => {
      const own = <Row extends { bandId: number }>(rows: Row[]) =>
        rows.filter(({ bandId }) => bandId === band.id).map(({ bandId: _of, ...rest }) => rest)
      return {
        ...band,
        sessions: own(sessions),
        genres: own(genres),
        links: own(links),
        artists: own(liked),
        tracks: own(songs),
      }
    })
  },
}

export const OWN_APPLICATIONS: Long = {
  ids: (db, memberId) =>
    idsOf(db, applications, applications.roomId, applications.applicantId, memberId, [
      applications.createdAt,
      applications.roomId,
    ]),
  rows: (db, memberId, ids) =>
    db
      .select({
        id: applications.roomId,
        band: bands.name,
        session: applications.session,
        result: applications.passFail,
        createdAt: applications.createdAt,
      })
      .from(applications)
      .innerJoin(bands, eq(bands.id, applications.bandId))
      .where(and(eq(applications.applicantId, memberId), inArray(applications.roomId, ids))),
}

export const OWN_BOOKMARKS: Long = {
  ids: (db, memberId) =>
    idsOf(db, bandBookmarks, bandBookmarks.bandId, bandBookmarks.memberId, memberId, [
      bandBookmarks.savedAt,
      bandBookmarks.bandId,
    ]),
  rows: (db, memberId, ids) =>
    db
      .select({ id: bands.id, band: bands.name, savedAt: bandBookmarks.savedAt })
      .from(bandBookmarks)
      .innerJoin(bands, eq(bands.id, bandBookmarks.bandId))
      .where(and(eq(bandBookmarks.memberId, memberId), inArray(bandBookmarks.bandId, ids))),
}

/** Everything that a member has, for their export: what is bounded whole, what is not by ids and then in pages. */
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { consents } from '#server/db/accountTables.ts'
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
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { friendRequests, notifications, notificationSettings } from '#server/db/requestTables.ts'
import { blocks, cases, objections, reports, sanctions } from '#server/db/safetyTables.ts'
import {
  attachments,
  friendships,
  members,
  messages,
  participants,
  refreshFamilies,
  rooms,
} from '#server/db/schema.ts'

export async function selectOwnProfile(db: Db, memberId: number) {
  const [member] = await db
    .select({
      memberId: members.id,
      email: members.email,
      nickname: members.nickname,
      gender: members.gender,
      age: members.age,
      region: members.region,
      district: members.district,
      bio: members.bio,
      youtubeUrl: members.youtubeUrl,
      instagramUrl: members.instagramUrl,
      picture: members.profileImageUrl,
      recording: members.mediaUrl,
      surveySavedAt: members.surveySavedAt,
      joinedAt: members.createdAt,
    })
    .from(members)
    .where(eq(members.id, memberId))
  return member
}

export async function selectPlaying(db: Db, memberId: number) {
  const sessions = await db
    .select({ session: memberSessions.sessionType, level: memberSessions.level })
    .from(memberSessions)
    .where(eq(memberSessions.memberId, memberId))
    .orderBy(asc(memberSessions.position))
  const genres = await db
    .select({ genre: memberGenres.genre })
    .from(memberGenres)
    .where(eq(memberGenres.memberId, memberId))
    .orderBy(asc(memberGenres.position))
  const keywords = await db
    .select({ keyword: memberKeywords.keyword })
    .from(memberKeywords)
    .where(eq(memberKeywords.memberId, memberId))
    .orderBy(asc(memberKeywords.position))
  const [settings = null] = await db
    .select({
      withoutBadge: notificationSettings.withoutBadge,
      withoutToast: notificationSettings.withoutToast,
      quietFromMinute: notificationSettings.quietFrom,
      quietToMinute: notificationSettings.quietTo,
    })
    .from(notificationSettings)
    .where(eq(notificationSettings.memberId, memberId))
  return {
    sessions,
    genres: genres.map(({ genre }) => genre),
    keywords: keywords.map(({ keyword }) => keyword),
    notificationSettings: settings,
  }
}

export const selectOwnConsents = (db: Db, memberId: number) =>
  db
    .select({ document: consents.document, version: consents.version, agreedAt: consents.agreedAt })
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(asc(consents.agreedAt))

export const selectOwnSessions = (db: Db, memberId: number) =>
  db
    .select({
      loggedInAt: refreshFamilies.createdAt,
      device: refreshFamilies.userAgent,
      endedAt: refreshFamilies.revokedAt,
      endedBy: refreshFamilies.revokedBy,
    })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.memberId, memberId))
    .orderBy(asc(refreshFamilies.createdAt))

export const selectOwnFriends = (db: Db, memberId: number) =>
  db
    .select({ nickname: members.nickname, friendsSince: friendships.createdAt })
    .from(friendships)
    .innerJoin(
      members,
      sql`${members.id} = ${friendships.lowId} + ${friendships.highId} - ${memberId}::bigint`,
    )
    .where(or(eq(friendships.lowId, memberId), eq(friendships.highId, memberId)))
    .orderBy(asc(friendships.id))

/** The words of requests are in those that the member has sent only. */
export async function selectOwnRequests(db: Db, memberId: number) {
  const facts = {
    nickname: members.nickname,
    state: friendRequests.state,
    createdAt: friendRequests.createdAt,
    answeredAt: friendRequests.answeredAt,
  }
  const sent = await db
    .select({ ...facts, words: friendRequests.message })
    .from(friendRequests)
    .innerJoin(members, eq(members.id, friendRequests.receiverId))
    .where(eq(friendRequests.requesterId, memberId))
    .orderBy(asc(friendRequests.id))
  const received = await db
    .select(facts)
    .from(friendRequests)
    .innerJoin(members, eq(members.id, friendRequests.requesterId))
    .where(eq(friendRequests.receiverId, memberId))
    .orderBy(asc(friendRequests.id))
  const chat = await db
    .select({ nickname: members.nickname, words: notifications.message, createdAt: notifications.createdAt })
    .from(notifications)
    .innerJoin(members, eq(members.id, notifications.receiverId))
    .where(and(eq(notifications.senderId, memberId), eq(notifications.type, 'CHAT')))
    .orderBy(asc(notifications.id))
  return { friendRequestsSent: sent, friendRequestsReceived: received, chatRequestsSent: chat }
}

export const selectOwnBlocks = (db: Db, memberId: number) =>
  db
    .select({ nickname: members.nickname, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .where(eq(blocks.blockerId, memberId))
    .orderBy(asc(blocks.createdAt))

/** Without the evidence, which has the words of others. */
export const selectOwnReports = (db: Db, memberId: number) =>
  db
    .select({
      about: reports.kind,
      reason: cases.reason,
      words: reports.words,
      createdAt: reports.createdAt,
      decidedAt: cases.closedAt,
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(eq(reports.reporterId, memberId))
    .orderBy(asc(reports.id))

export const selectOwnSanctions = (db: Db, memberId: number) =>
  db
    .select({
      kind: sanctions.kind,
      reason: sanctions.reason,
      startsAt: sanctions.startsAt,
      endsAt: sanctions.endsAt,
      liftedAt: sanctions.liftedAt,
      objection: objections.words,
      objectedAt: objections.createdAt,
      answer: objections.answer,
    })
    .from(sanctions)
    .leftJoin(objections, eq(objections.sanctionId, sanctions.id))
    .where(eq(sanctions.memberId, memberId))
    .orderBy(asc(sanctions.id))

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
        '알 수 없는 사용자')`,
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

import type { AnswerOf, ParsedQueryOf } from '#contract/call.ts'
import type { listRooms as listRoomsCall, RoomInfo } from '#contract/http/chat/rooms.ts'
import { ROOM_PAGE_SIZE } from '#contract/limits.ts'
import { batchedReads } from '#server/db/batchedReads.ts'
import type { Db } from '#server/db/db.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'
import {
  asOf,
  presentApplicantRoom,
  presentGroupRoom,
  presentManagerRoom,
  presentPrivateRoom,
  seenLists,
  type ListedRoom,
  type SeenList,
} from './roomList.present.ts'
import {
  selectRoomListRows,
  selectRoomLists,
  selectShortRoomLists,
  SHORT_ROOMS_MAX,
} from './roomList.queries.ts'
import { selectRoomChanges, selectRoomPlaces } from './roomListKeys.queries.ts'
import { byListOrder, cursorAfter, placeAt, rowsInOrder, type Place } from './roomListOrder.ts'
import { parseVersion, sinceOf, versionAt } from './roomListVersion.ts'

/**
 * Eight lists in one statement cost a fifth less than eight single ones, here and in the store (S9). Two
 * statements at a time: the store reads the next lists while this node presents the last ones, and most of
 * the node's connections stay free.
 */
const TOGETHER = { batchMax: 8, underWayMax: 2 }

const listOf = oncePerStore((db) =>
  batchedReads(
    async (memberIds: readonly number[]) => seenLists(await selectRoomLists(db, memberIds), memberIds),
    { ...TOGETHER, queue: { db, name: 'room_lists' } },
  ),
)

/** A member's list with the moment of its read; null when it is long. */
const shortListOf = oncePerStore((db) =>
  batchedReads(
    async (memberIds: readonly number[]) => {
      const { rows, moment, long } = await selectShortRoomLists(db, memberIds)
      return seenLists(rows, memberIds).map((list, at) =>
        long.has(memberIds[at]!) ? null : { list, moment },
      )
    },
    { ...TOGETHER, queue: { db, name: 'room_pages' } },
  ),
)

/** Of another member the list is looked at once more. */
const LONG_LISTS_KNOWN_MAX = 10_000

/** Members whose list was long at its last read, so that it is not looked at first each time. */
const longListsOf = oncePerStore(() => recentlyUsed<number, true>(LONG_LISTS_KNOWN_MAX))

type Answer = AnswerOf<typeof listRoomsCall>
type Asking = Pick<Deps, 'db' | 'now'>

/**
 * CH1. The application rooms of a managed band are inside the band's row; a manager does not see those of an
 * ended band. Pages and changes: docs/queries.md "Room lists in pages and changes (CH1)".
 *
 * @throws AppError COMMON400 a cursor that is none
 */
export async function listRooms(
  { db, now }: Asking,
  memberId: number,
  { limit, cursor, since }: ParsedQueryOf<typeof listRoomsCall>,
  urlOf: UrlOf,
): Promise<Answer> {
  const at = now().toISOString()
  if (limit === undefined && cursor === undefined && since === undefined)
    return { chatRoomInfos: present(await listOf(db)(memberId), memberId, at, urlOf) }
  const asked = { memberId, at, limit: limit ?? ROOM_PAGE_SIZE }
  const changes = since === undefined ? null : await changesSince(db, since, asked, urlOf)
  if (changes) return changes
  const after = cursor === undefined ? null : placeAt(cursor)
  if (cursor !== undefined && after === null) throw new AppError('COMMON400')
  return (await pageOfShortList(db, after, asked, urlOf)) ?? (await pageOfLongList(db, after, asked, urlOf))
}

interface Asked {
  memberId: number
  at: string
  limit: number
}

/** Null: the version is none, or says nothing any more, or more rows than `limit` have changed. */
async function changesSince(
  db: Db,
  since: string,
  { memberId, at, limit }: Asked,
  urlOf: UrlOf,
): Promise<Answer | null> {
  const version = parseVersion(since)
  if (version === null) return null
  const { moment, rooms, bands } = await selectRoomChanges(db, memberId, {
    since: sinceOf(version),
    from: version.at,
    to: at,
  })
  if (!version.holdsAt(moment)) return null

  const changedBands = new Set(bands.flatMap(({ bandId, isChanged }) => (isChanged ? [bandId] : [])))
  const own = rooms.filter(({ bandId }) => bandId === null)
  const rowCount = own.filter(({ isChanged }) => isChanged).length + changedBands.size
  if (rowCount > limit) return null

  const roomIds = rooms.flatMap(({ roomId, bandId, isChanged }) =>
    (bandId === null ? isChanged : changedBands.has(bandId)) ? [roomId] : [],
  )
  return {
    chatRoomInfos: await readRows(db, { memberId, roomIds, bandIds: [...changedBands], at }, urlOf),
    version: versionAt(moment, at),
    ids: { rooms: own.map(({ roomId }) => roomId), bands: bands.map(({ bandId }) => bandId) },
  }
}

/** Read together with the lists of others (S9). Null: the list is long. */
async function pageOfShortList(
  db: Db,
  after: Place | null,
  { memberId, at, limit }: Asked,
  urlOf: UrlOf,
): Promise<Answer | null> {
  const known = longListsOf(db)
  if (known.has(memberId)) return null
  const read = await shortListOf(db)(memberId)
  if (read === null) {
    known.set(memberId, true)
    return null
  }
  const { page, nextCursor } = pageOf(present(read.list, memberId, at, urlOf), after, limit)
  return { chatRoomInfos: page, nextCursor, version: versionAt(read.moment, at) }
}

/** First where its rows stand, then the rows of the page. */
async function pageOfLongList(
  db: Db,
  after: Place | null,
  { memberId, at, limit }: Asked,
  urlOf: UrlOf,
): Promise<Answer> {
  const places = await selectRoomPlaces(db, memberId)
  if (places.seats <= SHORT_ROOMS_MAX) longListsOf(db).delete(memberId)
  const { page, nextCursor } = pageOf(rowsInOrder(places), after, limit)
  const roomIds = page.flatMap((row) => row.roomIds)
  const bandIds = page.flatMap(({ bandId }) => (bandId === null ? [] : [bandId]))
  return {
    chatRoomInfos: await readRows(db, { memberId, roomIds, bandIds, at }, urlOf),
    nextCursor,
    version: versionAt(places.moment, at),
  }
}

/** `rows` are the whole list in its order. */
function pageOf<Row extends Place>(rows: readonly Row[], after: Place | null, limit: number) {
  const left = after === null ? rows : rows.filter((row) => byListOrder(after, row) < 0)
  const page = left.slice(0, limit)
  return { page, nextCursor: left.length > page.length ? cursorAfter(page.at(-1)!) : null }
}

interface Wanted {
  memberId: number
  roomIds: readonly number[]
  bandIds: readonly number[]
  at: string
}

/** In the order of the list as it is by now: the ids may have been read earlier. */
async function readRows(db: Db, { memberId, roomIds, bandIds, at }: Wanted, urlOf: UrlOf) {
  if (roomIds.length + bandIds.length === 0) return []
  const [list] = seenLists(await selectRoomListRows(db, [memberId], { roomIds, bandIds }), [memberId])
  return present(list!, memberId, at, urlOf)
}

function present({ rooms, bands }: SeenList, memberId: number, at: string, urlOf: UrlOf): RoomInfo[] {
  const infos: RoomInfo[] = []
  const applied = new Map<number, ListedRoom[]>(bands.map(([bandId]) => [bandId, []]))
  for (const stored of rooms) {
    const room = asOf(stored, at)
    const { kind, application } = room
    if (kind === 'PRIVATE') infos.push(presentPrivateRoom(room, urlOf))
    else if (kind === 'GROUP') infos.push(presentGroupRoom(room, urlOf))
    else if (application?.managerId === memberId) applied.get(application.bandId)?.push(room)
    else if (application) infos.push(presentApplicantRoom(room, application, urlOf))
  }
  for (const band of bands)
    infos.push(presentManagerRoom(band, (applied.get(band[0]) ?? []).sort(byListOrder), urlOf))
  return infos.sort(byListOrder)
}

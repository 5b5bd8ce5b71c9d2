import { iso } from './roomList.present.ts'
import type { selectRoomPlaces } from './roomListKeys.queries.ts'

/** What decides where a row of CH1 stands. A BAND-MANAGER row has a band and no room of its own. */
export interface Place {
  pinnedAt: string | null
  lastMessageAt: string | null
  roomId: number | null
  bandId?: number | null
}

/**
 * Pinned first, latest pin first; then rooms without a message; then by last message, latest first (CH1).
 * Among equal rooms the newer comes first. Times are UTC texts of one form, so they sort as texts.
 */
export function byListOrder(a: Place, b: Place): number {
  if ((a.pinnedAt === null) !== (b.pinnedAt === null)) return a.pinnedAt === null ? 1 : -1
  if (a.pinnedAt !== null) return latestFirst(a.pinnedAt, b.pinnedAt) || newerFirst(a, b)
  if ((a.lastMessageAt === null) !== (b.lastMessageAt === null)) return a.lastMessageAt === null ? -1 : 1
  return latestFirst(a.lastMessageAt, b.lastMessageAt) || newerFirst(a, b)
}

function latestFirst(a: string | null, b: string | null): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? 1 : -1
}

/** A room and a band of the same number differ as well, or a page could end between the two. */
const newerFirst = (a: Place, b: Place) =>
  (b.roomId ?? b.bandId ?? 0) - (a.roomId ?? a.bandId ?? 0) ||
  Number(a.roomId === null) - Number(b.roomId === null)

export interface RowKey extends Place {
  bandId: number | null
  /** The row's room, or the rooms inside a band's row. */
  roomIds: number[]
}

type Places = Awaited<ReturnType<typeof selectRoomPlaces>>

/** The rows of a list in their order. Rooms of bands that have no row are left out. */
export function rowsInOrder({ rooms, bands }: Pick<Places, 'rooms' | 'bands'>): RowKey[] {
  const rows = bands.map(({ bandId, pinnedAt }): RowKey => ({
    pinnedAt: iso(pinnedAt),
    lastMessageAt: null,
    roomId: null,
    bandId,
    roomIds: [],
  }))
  const rowOf = new Map(rows.map((row) => [row.bandId, row]))
  for (const { roomId, bandId, ...stored } of rooms) {
    const lastMessageAt = iso(stored.lastMessageAt)
    const row = rowOf.get(bandId)
    if (bandId === null)
      rows.push({ pinnedAt: iso(stored.pinnedAt), lastMessageAt, roomId, bandId, roomIds: [roomId] })
    else if (row) {
      row.roomIds.push(roomId)
      if ((lastMessageAt ?? '') > (row.lastMessageAt ?? '')) row.lastMessageAt = lastMessageAt
    }
  }
  return rows.sort(byListOrder)
}

const NONE = '-'

/** The place of a page's last row; the next page has the rows behind it, wherever they stood before. */
export const cursorAfter = ({ pinnedAt, lastMessageAt, roomId, bandId }: Place): string =>
  [pinnedAt ?? NONE, lastMessageAt ?? NONE, roomId === null ? `b${bandId}` : `r${roomId}`].join('_')

const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`
const CURSOR = new RegExp(`^(${TIME}|-)_(${TIME}|-)_([br])([1-9]\\d{0,14})$`)

/** Null: not a cursor. */
export function placeAt(cursor: string): Place | null {
  const [, pinnedAt, lastMessageAt, kind, id] = CURSOR.exec(cursor) ?? []
  if (pinnedAt === undefined || lastMessageAt === undefined) return null
  return {
    pinnedAt: pinnedAt === NONE ? null : pinnedAt,
    lastMessageAt: lastMessageAt === NONE ? null : lastMessageAt,
    roomId: kind === 'r' ? Number(id) : null,
    bandId: kind === 'b' ? Number(id) : null,
  }
}

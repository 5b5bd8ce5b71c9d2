import { listRooms, type RoomInfo } from '#contract/http/chat/rooms.ts'
import { participants, rooms } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { SHORT_ROOMS_MAX } from './roomList.queries.ts'

export const keyOf = (row: RoomInfo): string =>
  row.roomType === 'BAND-MANAGER' ? `band ${row.bandId}` : `room ${row.roomId}`

/** The whole list in one answer, by key. */
export const wholeList = async (server: TestServer, as: TestMember) =>
  byKey((await server.call(listRooms, { as })).value.chatRoomInfos)

export const byKey = (rows: readonly RoomInfo[]) => new Map(rows.map((row) => [keyOf(row), row]))

/** So many groups without a message that the lists of these people are long ones. */
export async function manyGroups({ deps: { db, now } }: TestServer, people: readonly TestMember[]) {
  const group = { kind: 'GROUP' as const, name: '방', ownerId: people[0]!.memberId, createdAt: now() }
  const made = await db
    .insert(rooms)
    .values(Array.from({ length: SHORT_ROOMS_MAX + 1 }, () => group))
    .returning({ roomId: rooms.id })
  await db
    .insert(participants)
    .values(
      made.flatMap(({ roomId }) =>
        people.map(({ memberId }) => ({ roomId, memberId, state: 'ACTIVE' as const, joinedAt: now() })),
      ),
    )
}

/** A client that has read the list of a member in pages, and keeps it by the changes since. */
export class RoomListReader {
  rows = new Map<string, RoomInfo>()
  version: string | undefined
  /** How many rows the answers had. */
  rowsRead = 0
  /**
   * How many rows the last pages had. Changes may repeat rows while a transaction is under way, also in another
   * worker's database.
   */
  rowsOfPages = 0

  private readonly server: TestServer
  readonly as: TestMember
  private readonly limit: number

  constructor(server: TestServer, as: TestMember, limit = 200) {
    this.server = server
    this.as = as
    this.limit = limit
  }

  /** Reads all pages, then what has changed since the first. Resolves with the keys in the order of the pages. */
  async readPages(): Promise<string[]> {
    const rows = new Map<string, RoomInfo>()
    let cursor: string | null | undefined
    let version: string | undefined
    this.rowsOfPages = 0
    do {
      const page = await this.ask({ limit: this.limit, ...(cursor && { cursor }) })
      version ??= page.version
      for (const row of page.chatRoomInfos) rows.set(keyOf(row), row)
      this.rowsOfPages += page.chatRoomInfos.length
      cursor = page.nextCursor
    } while (cursor)
    this.rows = rows
    this.version = version
    return (await this.readChanges()) ? [...rows.keys()] : this.readPages()
  }

  /** Returns whether the answer was the changes, and named no row that neither it nor this list has. */
  async readChanges(): Promise<boolean> {
    const { chatRoomInfos, ids, version } = await this.ask({ since: this.version! })
    if (!ids) return false
    const changed = byKey(chatRoomInfos)
    const keys = [...ids.rooms.map((id) => `room ${id}`), ...ids.bands.map((id) => `band ${id}`)]
    const rows = keys.map((key) => [key, changed.get(key) ?? this.rows.get(key)] as const)
    if (rows.some(([, row]) => row === undefined)) return false
    this.rows = new Map(rows as [string, RoomInfo][])
    this.version = version
    return true
  }

  async ask(query: Record<string, unknown>) {
    const { value } = await this.server.call(listRooms, { as: this.as, query })
    this.rowsRead += value.chatRoomInfos.length
    return value
  }
}

import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members, messages, participants, rooms } from '#server/db/schema.ts'
import { insertConsents } from '#server/modules/auth/consents/consents.queries.ts'
import { consentsOf } from '#server/modules/auth/consents/consents.service.ts'

export interface Crowd {
  /** Members 1 to `people`. */
  people: number
  /**
   * The members of each room; a room's id is its position in the list, from 1. Two people make a private
   * room, more a group.
   */
  rooms: readonly (readonly number[])[]
  /** Used for everybody. Without it nobody can log in by password. */
  passwordHash?: string
}

const NO_PASSWORD = '-'

export const emailOf = (memberId: number) => `bench${memberId}@example.com`

/** Groups of `size`: members 1 to `size` in room 1 and so on. */
export function groupsOf(size: number, count: number): Crowd {
  const rooms = Array.from({ length: count }, (_, room) =>
    Array.from({ length: size }, (__, seat) => room * size + seat + 1),
  )
  return { people: size * count, rooms }
}

/**
 * Fills an empty store by SQL; a few thousand sign-ups through the API would take minutes. Each room has one
 * message.
 */
export async function fillCrowd(
  db: Db,
  { people, rooms: crowds, passwordHash = NO_PASSWORD }: Crowd,
): Promise<void> {
  if ((await db.$count(members)) > 0) throw new Error('the store of the bench is not empty')
  const createdAt = new Date()
  await inserted(
    Array.from({ length: people }, (_, at) => at + 1),
    (ids) =>
      db.insert(members).values(
        ids.map((id) => ({
          nickname: `bench${id}`,
          nicknameKey: `bench${id}`,
          email: emailOf(id),
          passwordHash,
          gender: 'OTHER' as const,
          age: 30,
          createdAt,
        })),
      ),
  )
  // without it the app leads whoever logs in to the consents
  if (passwordHash !== NO_PASSWORD)
    await inserted(
      Array.from({ length: people }, (_, at) => consentsOf(at + 1, createdAt)),
      (some) => insertConsents(db, some.flat()),
    )
  const numbered = crowds.map((crowd, at) => ({ roomId: at + 1, crowd }))
  await inserted(numbered, (some) =>
    db.insert(rooms).values(
      some.map(({ roomId, crowd }) => ({
        ...kindOf(roomId, crowd),
        talkCount: 1,
        lastMessageId: roomId,
        lastMessageAt: createdAt,
        createdAt,
      })),
    ),
  )
  const seats = numbered.flatMap(({ roomId, crowd }) => crowd.map((memberId) => ({ roomId, memberId })))
  await inserted(seats, (some) =>
    db.insert(participants).values(some.map((seat) => ({ ...seat, joinedAt: createdAt }))),
  )
  const content = '이번 주 토요일 합주 시간 정해요!'
  await inserted(numbered, (some) =>
    db
      .insert(messages)
      .values(
        some.map(({ roomId, crowd }) => ({ roomId, senderId: crowd[0]!, content, talkNumber: 1, createdAt })),
      ),
  )
  await db.execute(sql`analyze`)
}

function kindOf(roomId: number, crowd: readonly number[]) {
  if (crowd.length > 2) return { kind: 'GROUP' as const, name: `방 ${roomId}`, lowId: null, highId: null }
  return { kind: 'PRIVATE' as const, name: null, lowId: Math.min(...crowd), highId: Math.max(...crowd) }
}

async function inserted<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += 250) await insert(rows.slice(at, at + 250))
}

import { getTableName, sql } from 'drizzle-orm'
import { consents } from '#server/db/accountTables.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import type { Db } from '#server/db/db.ts'
import { artistFolders, trackFolders } from '#server/db/folderTables.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { attachments, friendships, members, messages, participants, rooms } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { consentsOf } from '#server/modules/auth/consents/consents.service.ts'
import { planArchives } from './archives.ts'
import { BANDS } from './bands.ts'
import { insertAll } from './insert/insertAll.ts'
import { insertArchives } from './insert/insertArchives.ts'
import { insertBands } from './insert/insertBands.ts'
import { insertFiles } from './insert/insertFiles.ts'
import { insertTastes } from './insert/insertTastes.ts'
import { findLikedMusic } from './likedMusic.ts'
import { numberRooms } from './numbering.ts'
import { PEOPLE, SAMPLE_LOG_INS, SAMPLE_MODERATOR } from './people.ts'
import { insertReports } from './reports.ts'
import { insertRequests } from './requests.ts'
import { friendPairs, planApplications, planRooms } from './rooms.ts'
import { sampleClock, type SampleClock } from './sampleClock.ts'
import { samplePassword } from './samplePassword.ts'

export interface SampleLogIn {
  email: string
  password: string
  nickname: string
}

export interface SampleData {
  /**
   * Accounts to try. Empty if nothing was loaded, because the store had members already. The store has only
   * hashes of the passwords, so the caller must keep them to show them again.
   */
  logins: SampleLogIn[]
}

/**
 * An arbitrary constant. If two nodes start on the same empty store, one loads and the other continues
 * without loading.
 */
const LOADING_LOCK = 4_955_302

const memberIdOf = (nickname: string) => PEOPLE.findIndex((person) => person.nickname === nickname) + 1
const emailOf = (nickname: string) => `${nickname}@example.com`

/**
 * Fills an empty store with members, bands, conversations and archives. Does nothing if the store has
 * members. The data is the same every time, except for the password and the times, which are relative to the
 * day of loading.
 */
export async function loadSampleData(
  deps: Pick<Deps, 'db' | 'hash' | 'now' | 'music' | 'files' | 'pictures'>,
  report: (line: string) => void = () => {},
): Promise<SampleData> {
  const { db, hash, now } = deps
  if ((await db.$count(members)) > 0) return { logins: [] }
  const password = samplePassword()
  const [known, unknown] = await Promise.all([hash.hash(password), hash.hash(crypto.randomUUID())])
  const liked = await findLikedMusic(deps)
  const archives = await planArchives(deps, liked)
  const clock = sampleClock(now())

  return db.transaction(async (tx) => {
    if (!(await mayLoad(tx)) || (await tx.$count(members)) > 0) return { logins: [] }
    await insertPeople(tx, clock, (nickname) => (isLogIn(nickname) ? known : unknown))
    await insertTastes(tx, memberIdOf)
    await insertArchives(tx, clock, archives, memberIdOf)
    await insertBands(tx, deps, clock, liked, memberIdOf)
    const { applied, ...counts } = await insertRooms(tx, deps, clock)
    await insertRequests(tx, clock, memberIdOf, applied)
    for (const table of NUMBERED) await continueNumbering(tx, table)
    await insertReports(tx, clock, memberIdOf)
    report(
      `Loaded the sample data: ${PEOPLE.length} members, ${BANDS.length} bands, ${counts.rooms} rooms, ${counts.messages} messages`,
    )
    return { logins: LOG_INS.map((nickname) => ({ email: emailOf(nickname), password, nickname })) }
  })
}

/** Does not wait for the other node: loading may take longer than the statement timeout. */
async function mayLoad(tx: Db): Promise<boolean> {
  const [row] = await tx
    .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(${LOADING_LOCK})` })
    .from(sql`(select) as one`)
  return row!.isMine
}

const LOG_INS: readonly string[] = [...SAMPLE_LOG_INS, SAMPLE_MODERATOR]
const isLogIn = (nickname: string) => LOG_INS.includes(nickname)

async function insertPeople(tx: Db, clock: SampleClock, hashOf: (nickname: string) => string): Promise<void> {
  await insertAll(
    tx,
    members,
    PEOPLE.map(({ withdrawn, ...person }, nth) => ({
      ...person,
      id: nth + 1,
      email: emailOf(person.nickname),
      nicknameKey: person.nickname.toLowerCase(),
      passwordHash: hashOf(person.nickname),
      role: person.nickname === SAMPLE_MODERATOR ? ('MODERATOR' as const) : ('MEMBER' as const),
      state: withdrawn ? ('INACTIVE' as const) : ('ACTIVE' as const),
      withdrawnOn: withdrawn ? clock.daysAgo(1).toISOString().slice(0, 10) : null,
      createdAt: clock.daysAgo(120 - nth),
    })),
  )
  await insertAll(
    tx,
    consents,
    PEOPLE.flatMap((_person, nth) => consentsOf(nth + 1, clock.daysAgo(120 - nth))),
  )
  await insertAll(
    tx,
    friendships,
    friendPairs().map(([one, other], nth) => {
      const [lowId, highId] = [memberIdOf(one), memberIdOf(other)].sort((a, b) => a - b) as [number, number]
      return { id: nth + 1, lowId, highId, createdAt: clock.daysAgo(50 - (nth % 40)) }
    }),
  )
}

async function insertRooms(tx: Db, deps: Pick<Deps, 'files' | 'pictures'>, clock: SampleClock) {
  const planned = planApplications(clock)
  const numbered = numberRooms([...planRooms(clock), ...planned.map(({ room }) => room)], memberIdOf)
  const applied = planned.map((each) => ({ ...each, roomId: numbered.roomIdOf(each.room) }))
  await insertAll(tx, rooms, numbered.rooms)
  await insertAll(tx, participants, numbered.participants)
  await insertFiles(tx, deps, numbered.files)
  await insertAll(tx, messages, numbered.messages)
  await insertAll(
    tx,
    applications,
    applied.map(({ roomId, bandId, session, passFail, room, applicant }) => ({
      roomId,
      bandId,
      session,
      passFail,
      applicantId: memberIdOf(applicant),
      createdAt: room.createdAt,
    })),
  )
  return { applied, rooms: numbered.rooms.length, messages: numbered.messages.length }
}

/** Tables into which rows with explicit ids are inserted. */
const NUMBERED = [
  members,
  friendships,
  friendRequests,
  notifications,
  bands,
  rooms,
  attachments,
  messages,
  trackFolders,
  artistFolders,
] as const

async function continueNumbering(tx: Db, table: (typeof NUMBERED)[number]): Promise<void> {
  await tx.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`,
  )
}

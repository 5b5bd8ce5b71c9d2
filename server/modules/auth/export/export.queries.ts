import { and, desc, eq, gt, inArray, isNotNull, lt, lte, ne, or } from 'drizzle-orm'
import { dataExports } from '#server/db/accountTables.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { albumFolders, artistFolders, trackFolders } from '#server/db/folderTables.ts'
import { savedTracks } from '#server/db/musicTables.ts'
import { members, messages } from '#server/db/schema.ts'

const UNFINISHED = ['WAITING', 'WORKING'] as const
const isUnfinished = inArray(dataExports.state, [...UNFINISHED])

/** Locks the member, so that two requests at once ask once. Null: not there, or withdrawn. */
export async function holdActive(tx: Tx, memberId: number): Promise<boolean> {
  const held = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.state, 'ACTIVE')))
    .for('update')
  return held.length > 0
}

export async function hasUnfinished(tx: Tx, memberId: number): Promise<boolean> {
  return (await tx.$count(dataExports, and(eq(dataExports.memberId, memberId), isUnfinished))) > 0
}

export async function insertExport(tx: Tx, memberId: number, requestedAt: Date): Promise<void> {
  await tx.insert(dataExports).values({ memberId, requestedAt })
}

/** Deletes all of the member's exports, or the unfinished ones. Returns the paths of their files. */
export async function deleteExports(
  db: Db | Tx,
  memberId: number,
  which: 'all' | 'unfinished' = 'all',
): Promise<string[]> {
  const ofMember = eq(dataExports.memberId, memberId)
  const gone = await db
    .delete(dataExports)
    .where(which === 'all' ? ofMember : and(ofMember, isUnfinished))
    .returning({ path: dataExports.path })
  return gone.flatMap(({ path }) => path ?? [])
}

/** The newest, with the member's nickname. */
export async function selectExport(db: Db, memberId: number) {
  const [row] = await db
    .select({
      state: dataExports.state,
      partsDone: dataExports.partsDone,
      path: dataExports.path,
      bytes: dataExports.bytes,
      readyAt: dataExports.readyAt,
      expiresAt: dataExports.expiresAt,
      nickname: members.nickname,
    })
    .from(dataExports)
    .innerJoin(members, eq(members.id, dataExports.memberId))
    .where(eq(dataExports.memberId, memberId))
    .orderBy(desc(dataExports.id))
    .limit(1)
  return row
}

/** Whose finished export is served at the path now. */
export async function selectServed(db: Db, path: string, now: Date) {
  const [row] = await db
    .select({ memberId: dataExports.memberId, nickname: members.nickname })
    .from(dataExports)
    .innerJoin(members, eq(members.id, dataExports.memberId))
    .where(
      and(
        eq(dataExports.path, path),
        eq(dataExports.state, 'READY'),
        gt(dataExports.expiresAt, now),
        eq(members.state, 'ACTIVE'),
      ),
    )
  return row
}

export async function selectCounts(db: Db, memberId: number) {
  const [tracks, ...folders] = await Promise.all(
    [savedTracks, trackFolders, artistFolders, albumFolders].map((table) =>
      db.$count(table, eq(table.memberId, memberId)),
    ),
  )
  const [sent, managed, applied] = await Promise.all([
    db.$count(messages, and(eq(messages.senderId, memberId), ne(messages.type, 'SYSTEM'))),
    db.$count(bands, eq(bands.managerId, memberId)),
    db.$count(applications, eq(applications.applicantId, memberId)),
  ])
  return {
    tracks: tracks!,
    folders: folders.reduce((sum, count) => sum + count, 0),
    messages: sent,
    bands: managed,
    applications: applied,
  }
}

/** An export that this node makes as long as `workingAt` is still its own. */
export interface Claim {
  id: number
  memberId: number
  workingAt: Date
}

/** Takes the export that has waited longest, or one whose node has not been heard since `silentSince`. */
export async function claimExport(db: Db, now: Date, silentSince: Date): Promise<Claim | null> {
  const next = db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(
      or(
        eq(dataExports.state, 'WAITING'),
        and(eq(dataExports.state, 'WORKING'), lt(dataExports.workingAt, silentSince)),
      ),
    )
    .orderBy(dataExports.requestedAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(dataExports)
    .set({ state: 'WORKING', partsDone: 0, workingAt: now })
    .where(inArray(dataExports.id, next))
    .returning({ id: dataExports.id, memberId: dataExports.memberId })
  return claimed ? { ...claimed, workingAt: now } : null
}

const isClaimed = ({ id, workingAt }: Claim) =>
  and(eq(dataExports.id, id), eq(dataExports.state, 'WORKING'), eq(dataExports.workingAt, workingAt))

type Progress = Partial<typeof dataExports.$inferInsert>

/** False: it was cancelled, or another node has taken it over. */
export async function setClaimed(db: Db | Tx, claim: Claim, change: Progress): Promise<boolean> {
  const changed = await db
    .update(dataExports)
    .set(change)
    .where(isClaimed(claim))
    .returning({ id: dataExports.id })
  return changed.length > 0
}

/** Ends exports that no node could finish. Returns how many. */
export async function failOld(db: Db, requestedBefore: Date): Promise<number> {
  const failed = await db
    .update(dataExports)
    .set({ state: 'FAILED', workingAt: null })
    .where(and(isUnfinished, lt(dataExports.requestedAt, requestedBefore)))
    .returning({ id: dataExports.id })
  return failed.length
}

/** Deletes what is over, and what has failed a day ago. Returns the paths of the files. */
export async function deleteOver(db: Db, now: Date, failedBefore: Date) {
  return db
    .delete(dataExports)
    .where(
      or(
        and(isNotNull(dataExports.expiresAt), lte(dataExports.expiresAt, now)),
        and(eq(dataExports.state, 'FAILED'), lt(dataExports.requestedAt, failedBefore)),
      ),
    )
    .returning({ path: dataExports.path })
}

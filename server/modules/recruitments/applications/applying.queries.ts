import { and, eq, ne } from 'drizzle-orm'
import { applications, bands } from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { members, participants, rooms } from '#server/db/schema.ts'

/** Locks the member, so that their applications are serialised. False: deleted or withdrawn. */
export async function lockApplicant(tx: Tx, memberId: number): Promise<boolean> {
  const [member] = await tx
    .select({ state: members.state })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update')
  return member?.state === 'ACTIVE'
}

/**
 * Locks the band against changes, including its status and sessions, until the transaction ends; the lock is
 * shared. Undefined: no such band.
 */
export async function holdBand(tx: Tx, bandId: number) {
  const [band] = await tx
    .select({
      name: bands.name,
      managerId: bands.managerId,
      status: bands.status,
      endsAt: bands.endsAt,
      autoClose: bands.autoClose,
    })
    .from(bands)
    .where(eq(bands.id, bandId))
    .for('share')
  return band
}

interface Applicant {
  bandId: number
  applicantId: number
}

/** The room of the pending or accepted application; there is at most one (`applications_open`). */
export async function selectOpenRoom(tx: Tx, { bandId, applicantId }: Applicant): Promise<number | null> {
  const [open] = await tx
    .select({ roomId: applications.roomId })
    .from(applications)
    .where(
      and(
        eq(applications.bandId, bandId),
        eq(applications.applicantId, applicantId),
        ne(applications.passFail, 'FAIL'),
      ),
    )
  return open?.roomId ?? null
}

export type NewApplication = Applicant & Pick<typeof applications.$inferInsert, 'session' | 'createdAt'>

/** Inserts the application and its room with both participants. */
export async function insertApplication(
  tx: Tx,
  managerId: number,
  application: NewApplication,
): Promise<number> {
  const { applicantId, createdAt } = application
  const [room] = await tx.insert(rooms).values({ kind: 'BAND', createdAt }).returning({ id: rooms.id })
  const roomId = room!.id
  await tx
    .insert(participants)
    .values([managerId, applicantId].map((memberId) => ({ roomId, memberId, joinedAt: createdAt })))
  await tx.insert(applications).values({ roomId, ...application })
  return roomId
}

/** The facts that CH8 returns about the band of an application room. */
export async function selectAppliedTo(db: Db, roomId: number) {
  const [row] = await db
    .select({
      roomId: applications.roomId,
      bandName: bands.name,
      bandProfileUrl: bands.imageUrl,
      managerId: members.id,
      managerName: members.nickname,
      managerProfileUrl: members.profileImageUrl,
    })
    .from(applications)
    .innerJoin(bands, eq(bands.id, applications.bandId))
    .innerJoin(members, eq(members.id, bands.managerId))
    .where(eq(applications.roomId, roomId))
  return row
}

import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { changeProfile } from '#contract/http/profile/profile.ts'
import type { Tx } from '#server/db/db.ts'
import { cases } from '#server/db/safetyTables.ts'
import { rooms } from '#server/db/schema.ts'
import { it as base } from '#server/modules/chat/chat.fixtures.ts'
import { untilSomebodyWaits } from '#server/testing/lockWaits.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { reportsTest } from './reports.fixtures.ts'

// Concurrent calls: sequential on PGlite, truly concurrent on Postgres.

const it = base
  .extend('deps', ({ remembered }) => ({ files: remembered.files }))
  .extend('reports', ({ server }) => reportsTest(server))

const MEMBER = { kind: 'MEMBER' } as const

describe('at once', () => {
  it('twenty members report one member: they open one case', async ({ server, reports, dojun }) => {
    const people = await Promise.all(Array.from({ length: 20 }, () => server.aMember()))
    const about = { ...MEMBER, targetId: dojun.memberId }
    await Promise.all(people.map((as) => reports.reported(as, about)))
    const opened = await reports.cases()
    expect(opened).toHaveLength(1)
    expect((await reports.rows()).map(({ caseId }) => caseId)).toEqual(Array(20).fill(opened[0]!.id))
  })

  it('twenty members report a group that nobody owns: they open one case', async ({
    server,
    reports,
    chat,
  }) => {
    const people = await Promise.all(Array.from({ length: 20 }, () => server.aMember()))
    const targetId = await chat.aRoom('GROUP', people)
    await server.deps.db.update(rooms).set({ ownerId: null })
    await Promise.all(people.map((as) => reports.reported(as, { kind: 'ROOM', targetId })))
    expect(await reports.cases()).toHaveLength(1)
  })

  it('one member reports the same for different reasons: one report is taken', async ({
    reports,
    harin,
    dojun,
  }) => {
    const about = { ...MEMBER, targetId: dojun.memberId }
    const reasons = ['ABUSE', 'OBSCENE', 'NO_SHOW', 'SPAM', 'OTHER', 'ABUSE', 'SPAM', 'OTHER'] as const
    const refusals = await Promise.all(
      reasons.map((reason) => reports.refusalOf(harin, { ...about, reason })),
    )
    expect(refusals.filter((code) => code === undefined)).toHaveLength(1)
    expect(refusals.filter((code) => code === 'REPORT4009')).toHaveLength(reasons.length - 1)
    expect([(await reports.rows()).length, (await reports.cases()).length]).toEqual([1, 1])
  })

  it('a report that comes while its case is decided opens another', async ({
    server,
    reports,
    harin,
    dojun,
    taeo,
  }) => {
    const about = { ...MEMBER, targetId: taeo.memberId }
    await reports.reported(harin, about)
    const late: Promise<number>[] = []
    await server.deps.db.transaction(async (tx: Tx) => {
      const closed = { state: 'CLOSED', decision: 'WARNING', closedAt: server.clock.now() } as const
      await tx.update(cases).set(closed).where(eq(cases.id, 1))
      late.push(reports.reported(dojun, about))
      await untilSomebodyWaits(tx)
    })
    await Promise.all(late)
    expect((await reports.cases()).map(({ state }) => state)).toEqual(['CLOSED', 'WAITING'])
    const [first, second] = await reports.rows()
    expect(second?.caseId).not.toBe(first?.caseId)
  })

  it('a picture that is replaced while it is reported stays, or the new one is reported', async ({
    server,
    reports,
    dojun,
  }) => {
    const photo = asFile(await aPhoto(40, 30))
    const change = () => server.call(changeProfile, { as: dojun, files: { profileImage: photo } })
    await change()
    for (let round = 0; round < 12; round += 1) {
      const as = await server.aMember()
      const changing = change()
      for (let turn = 0; turn < round; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      const reportId = await reports.reported(as, { ...MEMBER, targetId: dojun.memberId })
      await changing
      const evidence = await reports.evidenceOf(reportId)
      if (evidence.kind !== 'MEMBER') throw new Error(evidence.kind)
      expect((await server.app.request(evidence.imageUrl!)).status).toBe(200)
    }
  })
})

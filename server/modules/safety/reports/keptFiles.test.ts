import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { changeRoom } from '#contract/http/chat/rooms.ts'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { changeRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { bands } from '#server/db/bandTables.ts'
import { members, rooms } from '#server/db/schema.ts'
import { deleteUnsent } from '#server/jobs/unsentAttachments.ts'
import { it as base } from '#server/jobs/unshownFiles.fixtures.ts'
import { deleteWithdrawn } from '#server/jobs/withdrawnMembers.ts'
import { withdrawing } from '#server/modules/auth/withdrawal/withdrawal.fixtures.ts'
import { chatTest } from '#server/modules/chat/chat.fixtures.ts'
import { aPhoto, asFile } from '#server/testing/pictures.ts'
import { reportsTest } from './reports.fixtures.ts'

// The files of evidence outlive what they were shown on, for as long as their report is kept.

const it = base
  .extend('chat', ({ server }) => chatTest(server))
  .extend('reports', ({ server }) => reportsTest(server))
  .extend('dojun', ({ server }) => server.aMember({ nickname: 'dojun99' }))
  .extend('pictures', async ({ server }) => {
    const photo = asFile(await aPhoto(40, 30))
    return {
      photo,
      /** A kept picture, by its path. */
      one: () => server.deps.files.put({ bytes: new Uint8Array([1]), mime: 'image/jpeg' }),
    }
  })
  .extend(
    'statusOf',
    ({ server }) =>
      async (path: string) =>
        (await server.app.request(path)).status,
  )

describe('a reported picture', () => {
  it('of a profile stays when the member removes it, and goes after its report', async ({
    server,
    reports,
    pictures,
    statusOf,
    harin,
    dojun,
    run,
  }) => {
    const { db } = server.deps
    const path = await pictures.one()
    await db.update(members).set({ profileImageUrl: path }).where(eq(members.id, dojun.memberId))
    await reports.reported(harin, { kind: 'MEMBER', targetId: dojun.memberId })
    await server.call(changeProfile, { as: dojun, body: { profileImageUrl: '' } })
    server.clock.advance({ days: 400 })
    expect(await run()).toBe(0)
    expect(await statusOf(path)).toBe(200)
    await reports.forgetAll()
    expect(await run()).toBe(1)
    expect(await statusOf(path)).toBe(404)
  })

  it('of a group stays when its owner sets another', async ({
    server,
    reports,
    chat,
    pictures,
    statusOf,
    harin,
    dojun,
    run,
  }) => {
    const path = await pictures.one()
    const roomId = await chat.aRoom('GROUP', [dojun, harin], { imageUrl: path })
    await reports.reported(harin, { kind: 'ROOM', targetId: roomId })
    await server.call(changeRoom, { as: dojun, body: { roomId }, files: { image: pictures.photo } })
    server.clock.advance({ days: 2 })
    await run()
    expect(await statusOf(path)).toBe(200)
    expect(await server.deps.db.$count(rooms, eq(rooms.imageUrl, path))).toBe(0)
  })

  it('of a band stays with its demo when the band ends', async ({
    server,
    reports,
    chat,
    pictures,
    statusOf,
    harin,
    dojun,
    run,
  }) => {
    const [imageUrl, mediaUrl] = [await pictures.one(), await pictures.one()]
    const bandId = await chat.aBand(dojun, { imageUrl })
    await server.deps.db.update(bands).set({ mediaUrl }).where(eq(bands.id, bandId))
    await reports.reported(harin, { kind: 'BAND', targetId: bandId })
    await server.call(changeRecruitment, { as: dojun, body: { bandId, status: 'ENDED' } })
    await server.deps.db.update(bands).set({ mediaUrl: null }).where(eq(bands.id, bandId))
    server.clock.advance({ days: 2 })
    await run()
    expect([await statusOf(imageUrl), await statusOf(mediaUrl)]).toEqual([200, 200])
  })

  it('and a reported message stay when their member is deleted; other pictures go', async ({
    server,
    reports,
    chat,
    pictures,
    statusOf,
    harin,
    dojun,
    run,
  }) => {
    const { db } = server.deps
    const [path, ofBand] = [await pictures.one(), await pictures.one()]
    await db.update(members).set({ profileImageUrl: path }).where(eq(members.id, dojun.memberId))
    await chat.aBand(dojun, { imageUrl: ofBand })
    const roomId = await chat.aRoom('GROUP', [harin, dojun])
    const { attachmentId } = await chat.sentUp(dojun, roomId)
    await chat.toGroup(dojun, roomId, { content: '녹음', attachmentId })
    await reports.reported(harin, { kind: 'MEMBER', targetId: dojun.memberId })
    const ofMessage = await reports.reported(harin, { kind: 'MESSAGE', targetId: 1 })
    await withdrawing(server)(dojun)
    server.clock.advance({ days: 8 })
    expect(await deleteWithdrawn(server.deps)).toBe(1)
    await deleteUnsent(server.deps)
    await run()
    expect([await statusOf(path), await statusOf(ofBand)]).toEqual([200, 404])
    expect((await reports.cases()).map(({ memberId }) => memberId)).toEqual([null])
    const evidence = await reports.evidenceOf(ofMessage)
    if (evidence.kind !== 'MESSAGE') throw new Error(evidence.kind)
    expect(evidence.lines).toMatchObject([{ senderName: 'dojun99', isReported: true }])
    expect(await statusOf(evidence.lines[0]!.attachmentUrl!)).toBe(200)
  })
})

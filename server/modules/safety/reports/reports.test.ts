import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { leaveRoom } from '#contract/http/chat/rooms.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { REPORT_REASONS } from '#contract/http/safety/reports.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import { bands } from '#server/db/bandTables.ts'
import { blocks } from '#server/db/safetyTables.ts'
import { members, rooms } from '#server/db/schema.ts'
import { it as base } from '#server/modules/chat/chat.fixtures.ts'
import { testServer } from '#server/testing/testServer.ts'
import { reportsTest } from './reports.fixtures.ts'

const it = base
  .extend('reports', ({ server }) => reportsTest(server))
  .extend('moa', ({ server }) => server.aMember({ nickname: 'moa' }))

const MEMBER = { kind: 'MEMBER' } as const

describe('a report (RP1)', () => {
  it('opens a case about the member that is due in a day, with the words trimmed', async ({
    server,
    reports,
    harin,
    dojun,
  }) => {
    const about = { ...MEMBER, targetId: dojun.memberId, reason: 'NO_SHOW' as const }
    const reportId = await reports.reported(harin, { ...about, words: '  세 번째예요. ' })
    const at = server.clock.now()
    expect(await reports.cases()).toMatchObject([
      {
        memberId: dojun.memberId,
        reason: 'NO_SHOW',
        state: 'WAITING',
        openedAt: at,
        dueAt: new Date(at.getTime() + 24 * 60 * 60 * 1000),
      },
    ])
    expect(await reports.rows()).toMatchObject([
      { id: reportId, caseId: 1, reporterId: harin.memberId, words: '세 번째예요.', isOpen: true },
    ])
    expect(server.events).toEqual([])
  })

  it('of the same member and reason joins the open case, of another reason opens one', async ({
    reports,
    harin,
    dojun,
    taeo,
    moa,
  }) => {
    const about = { ...MEMBER, targetId: moa.memberId }
    await reports.reported(harin, about)
    await reports.reported(dojun, about)
    await reports.reported(taeo, { ...about, reason: 'SPAM' })
    expect((await reports.rows()).map(({ caseId }) => caseId)).toEqual([1, 1, 2])
  })

  it('of the same thing is refused while the first is open, whatever its reason', async ({
    reports,
    harin,
    dojun,
  }) => {
    const about = { ...MEMBER, targetId: dojun.memberId }
    await reports.reported(harin, about)
    for (const reason of REPORT_REASONS)
      expect(await reports.refusalOf(harin, { ...about, reason })).toBe('REPORT4009')
    expect((await reports.cases()).length).toBe(1)
    await reports.decide(1, 'DISMISS')
    expect(await reports.refusalOf(harin, about)).toBeUndefined()
    expect((await reports.cases()).map(({ state }) => state)).toEqual(['CLOSED', 'WAITING'])
  })

  it('with more than 300 characters, an unknown kind or an unknown reason is refused', async ({
    reports,
    harin,
    dojun,
  }) => {
    const about = { ...MEMBER, targetId: dojun.memberId }
    for (const wrong of [
      { words: '가'.repeat(301) },
      { kind: 'FOLDER' },
      { reason: 'BORING' },
      { targetId: 0 },
    ])
      expect(await reports.refusalOf(harin, { ...about, ...wrong } as never)).toBe('COMMON400')
    expect(await reports.refusalOf(harin, { ...about, words: '가'.repeat(300) })).toBeUndefined()
  })

  it('of more than twenty things at once is refused with the time to wait', async () => {
    const server = await testServer({ limits: true })
    const reports = reportsTest(server)
    const harin = await server.aMember()
    const people = await Promise.all(Array.from({ length: 21 }, () => server.aMember()))
    const answers = []
    for (const { memberId: targetId } of people)
      answers.push((await reports.ask(harin, { ...MEMBER, targetId })).code)
    expect(answers.slice(0, 20)).toEqual(Array(20).fill('COMMON200'))
    expect(answers[20]).toBe('COMMON429')
  })
})

describe('a report is refused', () => {
  it('of oneself and of members who are not there', async ({ server, reports, harin }) => {
    const gone = await server.aMember({ withdrawn: true })
    const of = (targetId: number) => reports.refusalOf(harin, { ...MEMBER, targetId })
    expect(await of(harin.memberId)).toBe('COMMON400')
    expect(await of(999)).toBe('MEMBER4004')
    expect(await of(gone.memberId)).toBe('MEMBER4004')
  })

  it('of own messages, of lines of the room, and of messages that the reporter cannot read', async ({
    server,
    reports,
    chat,
    harin,
    dojun,
    taeo,
    roomId,
  }) => {
    await chat.toGroup(harin, roomId, { content: '안녕하세요' })
    await server.call(leaveRoom, { as: dojun, path: { roomId } })
    const of = (as: typeof harin, targetId: number) => reports.refusalOf(as, { kind: 'MESSAGE', targetId })
    expect(await of(harin, 1)).toBe('COMMON400')
    expect(await of(harin, 2)).toBe('COMMON400')
    for (const as of [taeo, dojun]) expect(await of(as, 1)).toBe('CHAT4004')
    expect(await of(harin, 999)).toBe('CHAT4004')
  })

  it('of the own group, of rooms that the reporter is not in, and of unknown rooms', async ({
    reports,
    harin,
    taeo,
    roomId,
  }) => {
    const of = (as: typeof harin, targetId: number) => reports.refusalOf(as, { kind: 'ROOM', targetId })
    expect(await of(harin, roomId)).toBe('COMMON400')
    expect(await of(taeo, roomId)).toBe('CHAT4004')
    expect(await of(harin, 999)).toBe('CHAT4004')
  })

  it('of the own band, of an ended and of an unknown one', async ({
    server,
    reports,
    chat,
    harin,
    dojun,
  }) => {
    const bandId = await chat.aBand(harin, { name: '해일' })
    const of = (as: typeof harin, targetId: number) => reports.refusalOf(as, { kind: 'BAND', targetId })
    expect(await of(harin, bandId)).toBe('COMMON400')
    expect(await of(dojun, 999)).toBe('BAND4004')
    await server.deps.db.update(bands).set({ status: 'ENDED' }).where(eq(bands.id, bandId))
    expect(await of(dojun, bandId)).toBe('BAND4004')
  })

  it('but not because of a block between the two, whoever has blocked', async ({
    server,
    reports,
    chat,
    harin,
    dojun,
    roomId,
  }) => {
    await chat.toGroup(dojun, roomId, { content: '욕설' })
    await server.deps.db
      .insert(blocks)
      .values({ blockerId: dojun.memberId, blockedId: harin.memberId, createdAt: server.clock.now() })
    expect(await reports.refusalOf(harin, { ...MEMBER, targetId: dojun.memberId })).toBeUndefined()
    expect(await reports.refusalOf(harin, { kind: 'MESSAGE', targetId: 1 })).toBeUndefined()
    expect(await reports.refusalOf(dojun, { ...MEMBER, targetId: harin.memberId })).toBeUndefined()
  })

  it('and leaves no case behind', async ({ reports, harin }) => {
    await reports.ask(harin, { ...MEMBER, targetId: harin.memberId })
    expect(await reports.cases()).toEqual([])
  })
})

describe('the evidence', () => {
  it('of a profile stays as it was when the member changes it', async ({ server, reports, harin, dojun }) => {
    const { db } = server.deps
    const written = { bio: '욕설', youtubeUrl: 'https://youtu.be/a', instagramUrl: null }
    await db.update(members).set(written).where(eq(members.id, dojun.memberId))
    const reportId = await reports.reported(harin, { ...MEMBER, targetId: dojun.memberId })
    await db
      .update(members)
      .set({ nickname: 'angel', bio: null, youtubeUrl: null })
      .where(eq(members.id, dojun.memberId))
    expect(await reports.evidenceOf(reportId)).toEqual({
      kind: 'MEMBER',
      nickname: 'dojun99',
      imageUrl: null,
      ...written,
    })
  })

  it('of a message has three messages before and after it, and marks it', async ({
    reports,
    chat,
    harin,
    dojun,
    roomId,
  }) => {
    await chat.history(roomId, [harin, dojun], 12)
    const reportId = await reports.reported(harin, { kind: 'MESSAGE', targetId: 6 })
    const evidence = await reports.evidenceOf(reportId)
    if (evidence.kind !== 'MESSAGE') throw new Error(evidence.kind)
    expect(evidence).toMatchObject({ roomId, roomName: '주말 합주' })
    expect(evidence.lines.map(({ messageId }) => messageId)).toEqual([3, 4, 5, 6, 7, 8, 9])
    expect(evidence.lines.filter(({ isReported }) => isReported)).toMatchObject([
      { messageId: 6, senderId: dojun.memberId, senderName: 'dojun99', content: '말 6' },
    ])
    expect((await reports.cases())[0]?.memberId).toBe(dojun.memberId)
  })

  it('of a file is readable at its signed address, and of nobody without one', async ({
    server,
    reports,
    chat,
    harin,
    dojun,
    roomId,
  }) => {
    const { attachmentId } = await chat.sentUp(dojun, roomId)
    await chat.toGroup(dojun, roomId, { content: '녹음', attachmentId })
    const evidence = await reports.evidenceOf(await reports.reported(harin, { kind: 'MESSAGE', targetId: 1 }))
    if (evidence.kind !== 'MESSAGE') throw new Error(evidence.kind)
    const address = evidence.lines[0]!.attachmentUrl!
    expect((await server.app.request(address)).status).toBe(200)
    const [row] = await reports.rows()
    const path = address.replace(/\?.*/, '')
    expect(JSON.stringify(row?.evidence)).toContain(`"${path}"`)
    expect((await server.app.request(path)).status).toBe(404)
  })

  it('of a group is its newest twenty messages, in a case about its owner', async ({
    server,
    reports,
    chat,
    harin,
    dojun,
    roomId,
  }) => {
    await chat.history(roomId, [harin, dojun], 25)
    await server.deps.db.update(rooms).set({ imageUrl: '/files/room.jpg' }).where(eq(rooms.id, roomId))
    const reportId = await reports.reported(dojun, { kind: 'ROOM', targetId: roomId })
    const evidence = await reports.evidenceOf(reportId, (path) => path && `https://hapju.example${path}`)
    if (evidence.kind !== 'ROOM') throw new Error(evidence.kind)
    expect(evidence).toMatchObject({
      roomName: '주말 합주',
      imageUrl: 'https://hapju.example/files/room.jpg',
    })
    expect(evidence.lines.map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 6),
    )
    expect(evidence.lines.some(({ isReported }) => isReported)).toBe(false)
    expect((await reports.cases())[0]?.memberId).toBe(harin.memberId)
  })

  it('of a room without owner makes a case about nobody, which others of the room join', async ({
    server,
    reports,
    chat,
    harin,
    dojun,
    taeo,
    roomId,
  }) => {
    await server.deps.db.update(rooms).set({ ownerId: null })
    const otherId = await chat.aRoom('GROUP', [taeo, harin])
    await server.deps.db.update(rooms).set({ ownerId: null })
    for (const [as, targetId] of [
      [harin, roomId],
      [dojun, roomId],
      [harin, otherId],
    ] as const)
      await reports.reported(as, { kind: 'ROOM', targetId })
    expect((await reports.rows()).map(({ caseId }) => caseId)).toEqual([1, 1, 2])
    expect((await reports.cases()).map(({ memberId }) => memberId)).toEqual([null, null])
  })

  it('of a private room is about the other member, by whose name it goes', async ({
    reports,
    chat,
    harin,
    dojun,
  }) => {
    const targetId = await chat.aRoom('PRIVATE', [harin, dojun])
    const reportId = await reports.reported(harin, { kind: 'ROOM', targetId })
    expect(await reports.evidenceOf(reportId)).toMatchObject({ roomName: 'dojun99', lines: [] })
    expect((await reports.cases())[0]?.memberId).toBe(dojun.memberId)
  })

  it('of a band is what it says of itself, in a case about its manager', async ({
    reports,
    chat,
    harin,
    dojun,
  }) => {
    const bandId = await chat.aBand(dojun, { name: '해일', imageUrl: '/files/band.jpg' })
    const reportId = await reports.reported(harin, { kind: 'BAND', targetId: bandId })
    expect(await reports.evidenceOf(reportId)).toMatchObject({
      kind: 'BAND',
      bandId,
      bandName: '해일',
      imageUrl: '/files/band.jpg',
    })
    expect((await reports.cases())[0]?.memberId).toBe(dojun.memberId)
  })

  it('stays when the member is deleted', async ({ reports, chat, harin, dojun }) => {
    const reportId = await reports.reported(harin, { ...MEMBER, targetId: dojun.memberId })
    await chat.deleteMember(dojun)
    expect(await reports.evidenceOf(reportId)).toMatchObject({ nickname: 'dojun99' })
    expect((await reports.cases())[0]?.memberId).toBeNull()
    expect((await reports.read(harin, reportId)).value.targetName).toBe('dojun99')
  })

  it('stays when the reporter is deleted, who is then nobody', async ({ reports, chat, harin, dojun }) => {
    await reports.reported(harin, { ...MEMBER, targetId: dojun.memberId })
    await chat.deleteMember(harin)
    expect(await reports.rows()).toMatchObject([{ reporterId: null, isOpen: true }])
  })
})

describe('what the reporter learns (RP2)', () => {
  it('is the target, the reason and no outcome while it is being looked at', async ({
    server,
    reports,
    harin,
    dojun,
  }) => {
    const reportId = await reports.reported(harin, { ...MEMBER, targetId: dojun.memberId })
    expect((await reports.read(harin, reportId)).value).toEqual({
      reportId,
      kind: 'MEMBER',
      targetName: 'dojun99',
      reason: 'ABUSE',
      createdAt: server.clock.now().toISOString(),
      outcome: null,
      decidedAt: null,
    })
    for (const [as, id] of [
      [dojun, reportId],
      [harin, 999],
    ] as const)
      expect((await reports.read(as, id)).code).toBe('REPORT4004')
  })

  it('of a message is about its sender', async ({ reports, chat, harin, dojun, roomId }) => {
    await chat.history(roomId, [harin, dojun], 4)
    const reportId = await reports.reported(harin, { kind: 'MESSAGE', targetId: 2 })
    expect((await reports.read(harin, reportId)).value.targetName).toBe('dojun99')
  })

  it.for([
    ['WARNING', 'ACTED'],
    ['DISMISS', 'DISMISSED'],
  ] as const)(
    'after %s is %s, and one notification for each reporter',
    async ([decision, outcome], { server, reports, chat, harin, dojun, taeo, roomId }) => {
      await chat.history(roomId, [taeo, dojun], 4)
      await reports.reported(harin, { kind: 'MESSAGE', targetId: 2 })
      const second = await reports.reported(harin, { kind: 'MESSAGE', targetId: 4 })
      const third = await reports.reported(taeo, { ...MEMBER, targetId: dojun.memberId })
      server.clock.advance({ hours: 2 })
      await reports.decide(1, decision)
      const newsOf = async (as: typeof harin) => (await server.call(listNotifications, { as })).value
      for (const [as, reportId] of [
        [harin, second],
        [taeo, third],
      ] as const) {
        expect(await newsOf(as)).toMatchObject([
          { type: 'REPORT', title: '보내신 신고를 살펴봤어요.', reportId, senderId: null, isRead: 'UNREAD' },
        ])
        const decidedAt = server.clock.now().toISOString()
        expect((await reports.read(as, reportId)).value).toMatchObject({ outcome, decidedAt })
      }
      expect(await newsOf(dojun)).toEqual([])
      expect(server.events).toMatchObject(
        [taeo, harin].map(({ memberId }) => ({
          kind: 'member',
          memberId,
          destination: NOTIFICATION_QUEUE,
          event: { type: 'NOTIFICATION', data: { type: 'REPORT' } },
        })),
      )
      expect((await reports.rows()).map(({ isOpen }) => isOpen)).toEqual([false, false, false])
    },
  )
})

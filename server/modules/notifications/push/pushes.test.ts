import { describe, expect } from 'vitest'
import { logout, withdraw } from '#contract/http/auth/auth.ts'
import { changePassword } from '#contract/http/auth/password.ts'
import { endOtherSessions, endSession } from '#contract/http/auth/sessions.ts'
import { joinRoom } from '#contract/http/chat/rooms.ts'
import { DEFAULT_NOTIFICATION_SETTINGS } from '#contract/http/notifications/settings.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import { hiddenMessages } from '#server/db/safetyTables.ts'
import { safetyTest } from '#server/modules/safety/safety.fixtures.ts'
import { it } from './push.fixtures.ts'
import { pushSender } from './sending.service.ts'

const SILENT = { push: false, badge: true, toast: true }

describe('a message', () => {
  it('reaches the devices of the others in the room, and none of the sender', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    server,
  }) => {
    const [own, one, other] = [await aPhone(harin), await aPhone(dojun), await aPhone(dojun)]
    await chat.toGroup(harin, roomId, { content: '이번 주 토요일 합주 시간 정해요!' })
    const push = {
      kind: 'MESSAGES',
      roomId,
      roomType: 'GROUP',
      title: '주말 합주',
      count: 1,
      lines: [{ name: 'harin', text: '이번 주 토요일 합주 시간 정해요!' }],
      messageId: 1,
      at: server.clock.now().toISOString(),
      ticket: expect.any(String) as string,
      unread: 1,
    }
    expect(await heardBy(one)).toEqual([push])
    expect(await heardBy(other)).toMatchObject([{ title: '주말 합주' }])
    expect(await heardBy(own)).toEqual([])
  })

  it('in a room of two is told under the other’s name', async ({ chat, harin, dojun, aPhone, heardBy }) => {
    const phone = await aPhone(dojun)
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toPrivate(harin, roomId, { content: '그럼 데모 들어보고 연락드릴게요!' })
    expect(await heardBy(phone)).toMatchObject([
      {
        roomType: 'PRIVATE',
        title: 'harin',
        lines: [{ name: 'harin', text: '그럼 데모 들어보고 연락드릴게요!' }],
      },
    ])
  })

  it('in the room of an application is told under the other’s name', async ({
    chat,
    harin,
    dojun,
    aPhone,
    heardBy,
  }) => {
    const phone = await aPhone(harin)
    const roomId = await chat.anApplication(await chat.aBand(harin), harin, dojun)
    await chat.toBand(dojun, roomId, { content: '지원합니다' })
    expect(await heardBy(phone)).toMatchObject([{ roomType: 'BAND', title: 'dojun99' }])
  })

  it('brings a member back who had left the room of the two, and reaches them', async ({
    chat,
    harin,
    dojun,
    aPhone,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.leave(dojun, roomId)
    await chat.toPrivate(harin, roomId, { content: '안녕하세요' })
    expect(await heardBy(phone)).toMatchObject([{ count: 1 }])
  })

  it('does not reach somebody who has left the group', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await chat.leave(dojun, roomId)
    await chat.toGroup(harin, roomId, { content: '안녕하세요' })
    expect(await heardBy(phone)).toEqual([])
  })

  it('writes nothing where nobody has a device', async ({ chat, harin, roomId, newsCount }) => {
    await chat.toGroup(harin, roomId, { content: '안녕하세요' })
    expect(await newsCount()).toBe(0)
  })

  it('writes one row for a room of many devices', async ({ chat, harin, dojun, taeo, aPhone, newsCount }) => {
    for (const member of [dojun, dojun, taeo]) await aPhone(member)
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    await chat.toGroup(harin, roomId, { content: '안녕하세요' })
    expect(await newsCount()).toBe(1)
  })

  it('of a file is told as the list of rooms tells it', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    const { attachmentId } = await chat.sentUp(harin, roomId)
    await chat.toGroup(harin, roomId, { content: '음성 메시지', attachmentId })
    expect(await heardBy(phone)).toMatchObject([{ lines: [{ text: '음성 메시지' }] }])
  })

  it('that is long is shortened', async ({ chat, harin, dojun, roomId, aPhone, heardBy }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '🎸'.repeat(400) })
    expect(await heardBy(phone)).toMatchObject([{ lines: [{ text: `${'🎸'.repeat(159)}…` }] }])
  })

  it('written in a system line reaches nobody', async ({
    server,
    chat,
    harin,
    dojun,
    taeo,
    aPhone,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    const roomId = await chat.aRoom('GROUP', [harin, dojun], { isOpen: true })
    await server.call(joinRoom, { as: taeo, path: { roomId } })
    expect(await heardBy(phone)).toEqual([])
  })

  it('hidden by moderators meanwhile is not told', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '안녕하세요' })
    const sanctionId = await safetyTest(server).aSanction(harin)
    const hidden = { messageId: 1, sanctionId, hiddenAt: server.clock.now() }
    await server.deps.db.insert(hiddenMessages).values(hidden)
    expect(await heardBy(phone)).toEqual([])
  })
})

describe('the messages of one room', () => {
  it('are one push that grows, with the newest three', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    allSent,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    for (const content of ['둘', '셋', '넷']) await chat.toGroup(harin, roomId, { content })
    const [first, second, ...others] = await heardBy(phone)
    expect(first).toMatchObject({ count: 1, messageId: 1 })
    expect(second).toMatchObject({ count: 4, messageId: 4, unread: 4 })
    expect(second).toMatchObject({ lines: ['둘', '셋', '넷'].map((text) => ({ name: 'harin', text })) })
    expect(others).toEqual([])
  })

  it('replace each other at the push service, under a topic that does not name the room', async ({
    chat,
    harin,
    dojun,
    taeo,
    aPhone,
    allSent,
    pushService,
  }) => {
    const [phone, other] = [await aPhone(dojun), await aPhone(taeo)]
    const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
    for (const content of ['하나', '둘']) {
      await chat.toGroup(harin, roomId, { content })
      await allSent()
    }
    const topicsOf = ({ subscription }: typeof phone) =>
      pushService.received
        .filter(({ endpoint }) => endpoint === subscription.endpoint)
        .map(({ headers }) => headers.topic)
    const [one, two] = topicsOf(phone)
    expect(one).toMatch(/^[\w-]{1,32}$/)
    expect(two).toBe(one)
    expect(topicsOf(other)).not.toContain(one)
  })

  it('that have been read meanwhile are not told', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    for (const content of ['하나', '둘']) await chat.toGroup(harin, roomId, { content })
    await chat.readGroup(dojun, roomId, 2)
    expect(await heardBy(phone)).toEqual([])
  })

  it('of other rooms are pushes of their own', async ({ chat, harin, dojun, roomId, aPhone, heardBy }) => {
    const phone = await aPhone(dojun)
    const other = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toGroup(harin, roomId, { content: '하나' })
    await chat.toPrivate(harin, other, { content: '둘' })
    const told = (await heardBy(phone)) as { roomId: number; unread: number }[]
    expect(told.map((push) => push.roomId).sort()).toEqual([roomId, other])
    expect(told.map(({ unread }) => unread)).toEqual([2, 2])
  })
})

describe('a room that is read elsewhere', () => {
  it('is cleared on the devices that show it', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    allSent,
    heardBy,
    queue,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    await chat.readGroup(dojun, roomId, 1)
    expect(await heardBy(phone)).toMatchObject([{ kind: 'MESSAGES' }, { kind: 'READ', roomId, unread: 0 }])
    expect(await queue()).toEqual([])
  })

  it('is cleared by an answer too', async ({ chat, harin, dojun, roomId, aPhone, allSent, heardBy }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    await chat.toGroup(dojun, roomId, { content: '둘' })
    expect(await heardBy(phone)).toMatchObject([{ kind: 'MESSAGES' }, { kind: 'READ', roomId }])
  })

  it('stays on the devices while something is unread', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    allSent,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    for (const content of ['하나', '둘']) await chat.toGroup(harin, roomId, { content })
    await allSent()
    await chat.readGroup(dojun, roomId, 1)
    expect(await heardBy(phone)).toHaveLength(1)
  })

  it('is told again with the next message', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    allSent,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    await chat.readGroup(dojun, roomId, 1)
    await allSent()
    await chat.toGroup(harin, roomId, { content: '둘' })
    expect(await heardBy(phone)).toMatchObject([
      { kind: 'MESSAGES', count: 1 },
      { kind: 'READ' },
      { kind: 'MESSAGES', count: 1, lines: [{ text: '둘' }] },
    ])
  })

  it('while the next message comes tells of that message once, whichever is looked at first', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    allSent,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    await chat.readGroup(dojun, roomId, 1)
    await chat.toGroup(harin, roomId, { content: '둘' })
    const sender = pushSender(server.deps, () => {})
    expect(await sender.begin()).toBe(1)
    await sender.idle()
    expect(await heardBy(phone)).toMatchObject([{ lines: [{ text: '하나' }] }, { lines: [{ text: '둘' }] }])
    await chat.toGroup(harin, roomId, { content: '셋' })
    expect((await heardBy(phone)).slice(2)).toMatchObject([{ count: 2 }])
    await chat.readGroup(dojun, roomId, 3)
    expect((await heardBy(phone)).slice(3)).toMatchObject([{ kind: 'READ' }])
  })

  it('is cleared while the member has a page in sight, and in their quiet hours', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    allSent,
    heardBy,
    seeing,
    wants,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await allSent()
    seeing.add(dojun.memberId)
    await wants(dojun, { quietHours: { from: '11:00', to: '13:00' } })
    await chat.readGroup(dojun, roomId, 1)
    expect(await heardBy(phone)).toMatchObject([{ kind: 'MESSAGES' }, { kind: 'READ' }])
  })
})

describe('a member with a page in sight', () => {
  it('gets no push on any device, nor later', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    seeing,
    queue,
  }) => {
    const phones = [await aPhone(dojun), await aPhone(dojun)]
    seeing.add(dojun.memberId)
    await chat.toGroup(harin, roomId, { content: '하나' })
    for (const phone of phones) expect(await heardBy(phone)).toEqual([])
    seeing.clear()
    for (const phone of phones) expect(await heardBy(phone)).toEqual([])
    expect(await queue()).toEqual([])
  })

  it('who opens it just before a push is sent gets none either', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    seeing,
    spread,
  }) => {
    const phone = await aPhone(dojun)
    await chat.toGroup(harin, roomId, { content: '하나' })
    await spread()
    seeing.add(dojun.memberId)
    expect(await heardBy(phone)).toEqual([])
  })
})

describe('the settings of a member', () => {
  it.for(['MESSAGE', 'REQUEST'] as const)(
    'silence %s alone',
    async (kind, { chat, harin, dojun, roomId, aPhone, heardBy, wants }) => {
      const phone = await aPhone(dojun)
      await wants(dojun, { [kind]: SILENT })
      await chat.toGroup(harin, roomId, { content: '하나' })
      expect(await heardBy(phone)).toHaveLength(kind === 'MESSAGE' ? 0 : 1)
    },
  )

  it('let mentions through where messages are silent', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    wants,
  }) => {
    const phone = await aPhone(dojun)
    await wants(dojun, { MESSAGE: SILENT })
    for (const content of ['하나', '@dojun99 둘', '@dojun999 셋'])
      await chat.toGroup(harin, roomId, { content })
    expect(await heardBy(phone)).toMatchObject([{ count: 3 }])
  })

  it('that silence mentions leave them as messages', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    wants,
  }) => {
    const phone = await aPhone(dojun)
    await wants(dojun, { MENTION: SILENT })
    await chat.toGroup(harin, roomId, { content: '@dojun99 하나' })
    expect(await heardBy(phone)).toHaveLength(1)
  })

  it('with quiet hours send nothing in them, nor afterwards', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    wants,
    server,
  }) => {
    const phone = await aPhone(dojun)
    // The clock stands at noon in Seoul.
    await wants(dojun, { quietHours: { from: '23:00', to: '12:01' } })
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect(await heardBy(phone)).toEqual([])
    server.clock.advance({ minutes: 1 })
    expect(await heardBy(phone)).toEqual([])
    await chat.toGroup(harin, roomId, { content: '둘' })
    expect(await heardBy(phone)).toMatchObject([{ count: 2 }])
  })

  it('hide names and texts', async ({ chat, harin, dojun, roomId, aPhone, heardBy, wants }) => {
    const phone = await aPhone(dojun)
    await wants(dojun, { hideText: true })
    for (const content of ['하나', '둘']) await chat.toGroup(harin, roomId, { content })
    const told = await heardBy(phone)
    expect(told).toMatchObject([{ title: null, lines: [], count: 2 }])
    expect(JSON.stringify(told)).not.toMatch(/harin|주말|하나|둘/)
  })

  it('decide what the app’s icon counts', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    wants,
    mutes,
  }) => {
    const phone = await aPhone(dojun)
    const muted = await chat.aRoom('GROUP', [harin, dojun])
    await mutes(dojun, muted)
    await chat.toGroup(harin, muted, { content: '하나' })
    await chat.toGroup(harin, roomId, { content: '둘' })
    expect(await heardBy(phone)).toMatchObject([{ unread: 1 }])
    await wants(dojun, { MESSAGE: { ...DEFAULT_NOTIFICATION_SETTINGS.MESSAGE, badge: false } })
    await chat.toGroup(harin, roomId, { content: '셋' })
    expect((await heardBy(phone))[1]).toMatchObject({ count: 2, unread: 0 })
  })
})

describe('a muted room', () => {
  it('is silent but for mentions', async ({ chat, harin, dojun, roomId, aPhone, heardBy, mutes }) => {
    const phone = await aPhone(dojun)
    await mutes(dojun, roomId)
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect(await heardBy(phone)).toEqual([])
    await chat.toGroup(harin, roomId, { content: '둘 @dojun99' })
    expect(await heardBy(phone)).toMatchObject([{ count: 2 }])
    await chat.toGroup(harin, roomId, { content: '셋' })
    expect(await heardBy(phone)).toHaveLength(1)
  })

  it('is wholly silent if the member wants no mentions from it', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    mutes,
  }) => {
    const phone = await aPhone(dojun)
    await mutes(dojun, roomId, { mentions: false })
    await chat.toGroup(harin, roomId, { content: '@dojun99 하나' })
    expect(await heardBy(phone)).toEqual([])
  })

  it('is told again once its time has passed', async ({
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    mutes,
    server,
  }) => {
    const phone = await aPhone(dojun)
    await mutes(dojun, roomId, { until: new Date(server.clock.now().getTime() + 60_000) })
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect(await heardBy(phone)).toEqual([])
    server.clock.advance({ minutes: 1 })
    expect(await heardBy(phone)).toEqual([])
    await chat.toGroup(harin, roomId, { content: '둘' })
    expect(await heardBy(phone)).toMatchObject([{ count: 2 }])
  })
})

describe('a block', () => {
  it.for(['the reader', 'the writer'])(
    'by %s keeps messages of a common group from being pushed',
    async (who, { server, chat, harin, dojun, taeo, aPhone, heardBy }) => {
      const phone = await aPhone(dojun)
      const roomId = await chat.aRoom('GROUP', [harin, dojun, taeo])
      const [as, other] = who === 'the reader' ? [dojun, harin] : [harin, dojun]
      await server.call(blockMember, { as, path: { memberId: other.memberId } }).then(({ value }) => value)
      await chat.toGroup(harin, roomId, { content: '하나' })
      expect(await heardBy(phone)).toEqual([])
      await chat.toGroup(taeo, roomId, { content: '둘' })
      expect(await heardBy(phone)).toMatchObject([{ lines: [{ name: 'taeo', text: '둘' }] }])
    },
  )

  it('just before the push is sent keeps it back', async ({
    server,
    chat,
    harin,
    dojun,
    aPhone,
    heardBy,
    spread,
  }) => {
    const phone = await aPhone(dojun)
    const roomId = await chat.aRoom('PRIVATE', [harin, dojun])
    await chat.toPrivate(harin, roomId, { content: '하나' })
    await spread()
    await server.call(blockMember, { as: dojun, path: { memberId: harin.memberId } })
    expect(await heardBy(phone)).toEqual([])
  })
})

describe('a session that has ended', () => {
  it('by a log-out gets no push, not even one that is due', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
    spread,
    stored,
  }) => {
    const [phone, other] = [await aPhone(dojun), await aPhone(dojun)]
    await chat.toGroup(harin, roomId, { content: '하나' })
    await spread()
    await server
      .call(logout, { as: phone.token, body: { refreshToken: phone.refreshToken } })
      .then(({ value }) => value)
    expect(await heardBy(phone)).toEqual([])
    expect(await heardBy(other)).toHaveLength(1)
    expect(await stored()).toMatchObject([{ sessionId: other.sessionId }])
  })

  it('from another device, with all others, or by another password gets none', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
  }) => {
    const [one, two, three, current] = [
      await aPhone(dojun),
      await aPhone(dojun),
      await aPhone(dojun),
      await aPhone(dojun),
    ]
    const as = current.token
    await server.call(endSession, { as, query: { sessionId: one.sessionId } }).then(({ value }) => value)
    const body = { password: dojun.password, newPassword: 'onstage25' }
    await server.call(changePassword, { as: two.token, body }).then(({ value }) => value)
    await chat.toGroup(harin, roomId, { content: '하나' })
    for (const phone of [one, three, current]) expect(await heardBy(phone)).toEqual([])
    expect(await heardBy(two)).toHaveLength(1)
    const last = await aPhone({ ...dojun, password: 'onstage25' })
    await server.call(endOtherSessions, { as: last.token }).then(({ value }) => value)
    await chat.toGroup(harin, roomId, { content: '둘' })
    expect(await heardBy(two)).toHaveLength(1)
    expect(await heardBy(last)).toHaveLength(1)
  })

  it('by a withdrawal gets none', async ({ server, chat, harin, dojun, roomId, aPhone, heardBy }) => {
    const phone = await aPhone(dojun)
    const body = { memberId: dojun.memberId, refreshToken: phone.refreshToken }
    await server.call(withdraw, { as: phone.token, body }).then(({ value }) => value)
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect(await heardBy(phone)).toEqual([])
  })

  it('by a suspension gets none', async ({ server, chat, harin, dojun, roomId, aPhone, heardBy }) => {
    const phone = await aPhone(dojun)
    const safety = safetyTest(server)
    await safety.makeModerator(harin)
    const caseId = await safety.aCase({ about: dojun, by: [harin], reason: 'SPAM' })
    await safety.decide(harin, caseId, { decision: 'SUSPENSION', days: null }).then(({ value }) => value)
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect(await heardBy(phone)).toEqual([])
  })

  it('because it was not used for a week gets none', async ({
    server,
    chat,
    harin,
    dojun,
    roomId,
    aPhone,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    server.clock.advance({ days: 7 })
    await chat.toGroup(harin, roomId, { content: '하나' })
    expect(await heardBy(phone)).toEqual([])
  })
})

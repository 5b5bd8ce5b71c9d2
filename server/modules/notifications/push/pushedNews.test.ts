import { describe, expect } from 'vitest'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { listNotifications, readNotification } from '#contract/http/notifications/notifications.ts'
import { NEWS_KINDS } from '#contract/http/notifications/settings.ts'
import { applyToBand, decideApplications } from '#contract/http/recruitments/applications.ts'
import { blockMember } from '#contract/http/safety/blocks.ts'
import type { TestMember } from '#server/testing/members.ts'
import { insertNotification } from '../notifications.queries.ts'
import { it as base } from './push.fixtures.ts'

const SILENT = { push: false, badge: true, toast: true }

const it = base
  /** CR1. */
  .extend(
    'asksToChat',
    ({ server }) =>
      async (as: TestMember, { memberId }: TestMember, message?: string) => {
        await server
          .call(requestChat, { as, body: { targetMemberId: memberId, message } })
          .then(({ value }) => value)
      },
  )
  /** B8. */
  .extend(
    'applies',
    ({ server }) =>
      async (as: TestMember, bandId: number, message?: string) =>
        (await server.call(applyToBand, { as, path: { bandId }, body: { message } })).value,
  )
  /** RC5, of one application. */
  .extend(
    'decides',
    ({ server }) =>
      async (as: TestMember, bandId: number, roomId: number, status: 'PASS' | 'FAIL') => {
        const body = { applicantUpdate: [{ roomId, status }] }
        await server.call(decideApplications, { as, path: { bandId }, body }).then(({ value }) => value)
      },
  )

describe('a request', () => {
  it('to chat is told with its text', async ({ harin, dojun, aPhone, asksToChat, heardBy, server }) => {
    const phone = await aPhone(dojun)
    await asksToChat(harin, dojun, '같이 합주해요')
    expect(await heardBy(phone)).toEqual([
      {
        kind: 'NOTIFICATION',
        notificationId: 1,
        title: 'harin님이 매칭을 요청하셨습니다.',
        body: '같이 합주해요',
        at: server.clock.now().toISOString(),
        unread: 1,
      },
    ])
  })

  it('to be friends is told', async ({ server, harin, dojun, aPhone, heardBy }) => {
    const phone = await aPhone(dojun)
    await server.call(requestFriend, { as: harin, body: { targetMemberId: dojun.memberId } })
    expect(await heardBy(phone)).toMatchObject([{ title: 'harin님이 당신을 원합니다.', body: null }])
  })

  it('is told on no device of its sender', async ({ harin, dojun, aPhone, asksToChat, heardBy }) => {
    const phone = await aPhone(harin)
    await asksToChat(harin, dojun)
    expect(await heardBy(phone)).toEqual([])
  })

  it('writes nothing for a member without a device', async ({ harin, dojun, asksToChat, newsCount }) => {
    await asksToChat(harin, dojun)
    expect(await newsCount()).toBe(0)
  })

  it('that has been read meanwhile is not told', async ({
    server,
    harin,
    dojun,
    aPhone,
    asksToChat,
    spread,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await asksToChat(harin, dojun)
    await spread()
    const query = { type: 'CHAT', notificationId: 1 }
    await server.call(readNotification, { as: dojun, query }).then(({ value }) => value)
    expect(await heardBy(phone)).toEqual([])
  })

  it('of somebody who is blocked meanwhile is not told', async ({
    server,
    harin,
    dojun,
    aPhone,
    asksToChat,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await asksToChat(harin, dojun)
    await server
      .call(blockMember, { as: dojun, path: { memberId: harin.memberId } })
      .then(({ value }) => value)
    expect(await heardBy(phone)).toEqual([])
  })

  it('to a member with a page in sight is not pushed', async ({
    harin,
    dojun,
    aPhone,
    asksToChat,
    seeing,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    seeing.add(dojun.memberId)
    await asksToChat(harin, dojun)
    expect(await heardBy(phone)).toEqual([])
  })

  it('in the quiet hours is not pushed', async ({
    harin,
    dojun,
    aPhone,
    asksToChat,
    wants,
    heardBy,
    queue,
  }) => {
    const phone = await aPhone(dojun)
    await wants(dojun, { quietHours: { from: '12:00', to: '13:00' } })
    await asksToChat(harin, dojun)
    expect(await heardBy(phone)).toEqual([])
    expect(await queue()).toEqual([])
  })

  it('names nobody where texts are hidden', async ({ harin, dojun, aPhone, asksToChat, wants, heardBy }) => {
    const phone = await aPhone(dojun)
    await wants(dojun, { hideText: true })
    await asksToChat(harin, dojun, '같이 합주해요')
    expect(await heardBy(phone)).toMatchObject([{ kind: 'NOTIFICATION', title: null, body: null }])
  })

  it('counts on the app’s icon only with a badge', async ({
    harin,
    dojun,
    aPhone,
    asksToChat,
    wants,
    heardBy,
  }) => {
    const phone = await aPhone(dojun)
    await wants(dojun, { REQUEST: { push: true, badge: false, toast: true } })
    await asksToChat(harin, dojun)
    expect(await heardBy(phone)).toMatchObject([{ unread: 0 }])
  })
})

describe('applications to one band', () => {
  it('are one push that grows', async ({ chat, harin, dojun, taeo, aPhone, applies, allSent, heardBy }) => {
    const phone = await aPhone(harin)
    const bandId = await chat.aBand(harin, { name: '새벽 네 시', sessions: ['bass'] })
    await applies(dojun, bandId)
    await allSent()
    await applies(taeo, bandId)
    const told = await heardBy(phone)
    expect(told).toMatchObject([
      { kind: 'NOTIFICATION', title: '새벽 네 시', body: '지원자 1명이 새로 왔어요' },
      { kind: 'NOTIFICATION', title: '새벽 네 시', body: '지원자 2명이 새로 왔어요' },
    ])
    const [one, two] = told as { notificationId: number }[]
    expect(two!.notificationId).toBe(one!.notificationId)
  })

  it('with words are one push, not two', async ({ chat, harin, dojun, aPhone, applies, heardBy }) => {
    const phone = await aPhone(harin)
    const bandId = await chat.aBand(harin, { sessions: ['bass'] })
    await applies(dojun, bandId, '잘 부탁드려요')
    expect(await heardBy(phone)).toMatchObject([{ kind: 'NOTIFICATION' }])
  })

  it('repeated with words are told as a message', async ({
    chat,
    harin,
    dojun,
    aPhone,
    applies,
    allSent,
    heardBy,
  }) => {
    const phone = await aPhone(harin)
    const bandId = await chat.aBand(harin, { sessions: ['bass'] })
    await applies(dojun, bandId)
    await allSent()
    await applies(dojun, bandId, '잘 부탁드려요')
    expect(await heardBy(phone)).toMatchObject([
      { kind: 'NOTIFICATION' },
      { kind: 'MESSAGES', lines: [{ name: 'dojun99', text: '잘 부탁드려요' }] },
    ])
  })
})

describe('a decision', () => {
  it.for([
    ['PASS', '새벽 네 시 밴드에서 당신을 원합니다.'],
    ['FAIL', '불합격 · 새벽 네 시'],
  ] as const)(
    '%s is told to the applicant once',
    async ([status, title], { server, chat, harin, dojun, aPhone, applies, decides, heardBy }) => {
      const bandId = await chat.aBand(harin, { name: '새벽 네 시', sessions: ['bass'] })
      await applies(dojun, bandId)
      const [application] = (await server.call(listNotifications, { as: harin })).value
      const phone = await aPhone(dojun)
      await decides(harin, bandId, application!.application!.roomId, status)
      const told = await heardBy(phone)
      expect(told.filter((push) => push.kind === 'MESSAGES')).toEqual([])
      expect(told.filter((push) => 'title' in push && push.title === title)).toHaveLength(1)
    },
  )
})

describe('each kind is silenced by its own setting', () => {
  it.for(NEWS_KINDS)(
    '%s',
    async (silent, { server, chat, harin, dojun, taeo, aPhone, applies, decides, wants, heardBy }) => {
      const bandId = await chat.aBand(dojun, { name: '새벽', sessions: ['bass'] })
      const other = await chat.aBand(harin, { name: '네 시', sessions: ['bass'] })
      await applies(dojun, other)
      const [application] = (await server.call(listNotifications, { as: harin })).value
      const phone = await aPhone(dojun)
      await wants(dojun, { [silent]: SILENT })
      await server.call(requestFriend, { as: taeo, body: { targetMemberId: dojun.memberId } })
      await applies(taeo, bandId)
      await decides(harin, other, application!.application!.roomId, 'FAIL')
      const titles = (await heardBy(phone)).map((push) => ('title' in push ? push.title : null)).sort()
      const all = { REQUEST: 'taeo님이 당신을 원합니다.', APPLICATION: '새벽', DECISION: '불합격 · 네 시' }
      const wanted = Object.entries(all).flatMap(([kind, title]) => (kind === silent ? [] : [title]))
      expect(titles).toEqual(wanted.sort())
    },
  )
})

it('what cannot be silenced is told to a member who wants nothing', async ({
  server,
  dojun,
  aPhone,
  wants,
  heardBy,
}) => {
  const phone = await aPhone(dojun)
  await wants(dojun, Object.fromEntries(NEWS_KINDS.map((kind) => [kind, SILENT])))
  const { db, now } = server.deps
  const said = { receiverId: dojun.memberId, createdAt: now() }
  await db.transaction((tx) => insertNotification(tx, { type: 'BAN', ...said }))
  await db.transaction((tx) => insertNotification(tx, { type: 'DATA', ...said }))
  // two pushes are sent at once, so that either may arrive first
  const titles = (await heardBy(phone)).map((push) => 'title' in push && push.title).sort()
  expect(titles).toEqual(['내 데이터 파일이 준비됐어요.', '제제 내역입니다.'])
})

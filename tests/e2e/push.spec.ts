import type { Page } from '@playwright/test'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { savePushSubscription } from '#contract/http/notifications/push.ts'
import { aMember, aPrivateRoom, ask, logIn, type Member } from './harness/api.ts'
import { bubbles, composer, history, openPrivateRoom, say } from './harness/chat.ts'
import { hide, type PushPhone, pushPhone, show, visit } from './harness/pushes.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, test as base } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

// One server for all.
base.describe.configure({ mode: 'default' })

const test = base.extend<{
  yuna: Member
  jun: Member
  roomId: number
  phone: PushPhone
  heSays: (text: string) => Promise<void>
}>({
  yuna: async ({ pushing }, use) => use(await aMember(pushing, 'yuna')),
  jun: async ({ pushing }, use) => use(await aMember(pushing, 'jun')),
  roomId: async ({ pushing, yuna, jun }, use) => use(await aPrivateRoom(pushing, yuna, jun)),
  /** Yuna's, with pushes on. */
  phone: async ({ openPhone, pushing, service, yuna, roomId }, use) => {
    const page = await openPhone({ at: pushing, as: yuna, worker: true })
    const phone = await pushPhone(page, { service, url: pushing.url })
    await visit(phone, roomAt(roomId))
    await turnOn(phone)
    await use(phone)
  },
  /** Jun writes in the room. */
  heSays: async ({ pushing, jun, roomId }, use) => use((text) => sayAll(pushing, jun, roomId, [text])),
})

const roomAt = (roomId: number) => `/home/private-chat?roomId=${roomId}&roomType=PRIVATE`
const question = (page: Page) => page.getByRole('region', { name: /님이 답하면 알려드릴까요\?/ })

/** The question comes with the first message after the app has looked at the device. */
async function agree(page: Page): Promise<void> {
  const yes = question(page).getByRole('button', { name: '알림 받기' })
  await expect(async () => {
    await say(page, '반가워요')
    await expect(yes).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await yes.click()
}

async function turnOn({ page, subscription }: PushPhone): Promise<void> {
  await agree(page)
  await expect(question(page)).toHaveCount(0)
  expect(subscription()).not.toBeNull()
}

const titles = async (phone: PushPhone) => (await phone.lockScreen()).map(({ title }) => title)

test('with the page closed, a message arrives, is answered or read in the notification, grows, is read elsewhere and goes', async ({
  phone,
  heSays,
  openPhone,
  pushing,
  yuna,
  jun,
  roomId,
}) => {
  await hide(phone)
  await phone.page.close()

  await test.step('a reply and a 읽음', async () => {
    await heSays('몇 시가 좋아요?')
    await phone.receive()
    await phone.tap(jun.nickname, { action: 'reply', reply: '4시요' })
    const replies = async () =>
      (await history(pushing, yuna, roomId)).filter(({ content }) => content === '4시요')
    await expect.poll(replies).toHaveLength(1)
    expect(await phone.lockScreen()).toEqual([])

    await heSays('좋아요')
    await phone.tap(await nextTitle(phone), { action: 'read' })
    await expect.poll(() => unreadOf(pushing, yuna)).toEqual([0])
    expect(await phone.opened()).toEqual([])
    expect(await replies()).toHaveLength(1)
  })

  await test.step('it grows, and goes when it is read elsewhere', async () => {
    await heSays('어떤 곡이에요?')
    await nextTitle(phone)
    expect(await phone.lockScreen()).toMatchObject([{ title: jun.nickname, body: '어떤 곡이에요?' }])
    await heSays('저는 평일 저녁이 편해요')
    await phone.receive()
    expect(await phone.lockScreen()).toMatchObject([
      { title: `${jun.nickname} · 메시지 2개`, body: '어떤 곡이에요?\n저는 평일 저녁이 편해요' },
    ])

    const tablet = await openPhone({ at: pushing, as: await logIn(pushing, yuna) })
    await openPrivateRoom(tablet, roomId)
    await phone.receive()
    expect(await phone.lockScreen()).toEqual([])
  })
})

test('a page in sight gets no push, and the room that is read there leaves the lock screen', async ({
  phone,
  heSays,
  service,
  pushing,
  yuna,
}) => {
  await heSays('화면을 보고 있나요?')
  await expect(bubbles(phone.page, '화면을 보고 있나요?')).toBeVisible()
  await expect.poll(() => unreadOf(pushing, yuna)).toEqual([0])
  await hide(phone)
  await heSays('이제는요?')
  await phone.receive()
  expect(service.payloadsOf(phone.subscription()!)).toMatchObject([{ lines: [{ text: '이제는요?' }] }])
  expect(await phone.lockScreen()).toHaveLength(1)
  await show(phone)
  await expect(bubbles(phone.page, '이제는요?')).toBeVisible()
  await expect.poll(() => phone.lockScreen()).toEqual([])
})

test('a tap shows the room in the window that is open, and opens one when there is none', async ({
  phone,
  heSays,
  jun,
  roomId,
}) => {
  const { page } = phone
  await hide(phone)

  await test.step('it leaves the window alone that has the room', async () => {
    await heSays('하나')
    await phone.receive()
    const entries = await page.evaluate(() => history.length)
    await phone.tap(jun.nickname)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(await phone.opened()).toEqual([])
    expect(await phone.lockScreen()).toEqual([])
  })

  await test.step('on another screen, without loading it again', async () => {
    await visit(phone, '/manual')
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await heSays('여기요')
    await phone.tap(await nextTitle(phone))
    await expect(bubbles(page, '여기요')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('roomId')).toBe(String(roomId))
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    expect(await phone.opened()).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/manual$/)
  })

  await test.step('답장 without a text puts the focus into its field', async () => {
    await heSays('답해 주세요')
    await phone.tap(await nextTitle(phone), { action: 'reply' })
    await expect(composer(page)).toBeFocused()
  })

  await test.step('it opens a window when there is none', async () => {
    await page.close()
    await heSays('둘')
    await phone.tap(await nextTitle(phone))
    expect(await phone.opened()).toEqual([roomAt(roomId)])
  })
})

test('a log-out stops pushes within a second and leaves nothing for the next member', async ({
  phone,
  heSays,
  service,
  pushing,
  jun,
}) => {
  const { page } = phone
  await hide(phone)
  await visit(phone, '/my')
  await heSays('남은 알림')
  await phone.receive()
  expect(await titles(phone)).toEqual([jun.nickname])
  const subscription = phone.subscription()!
  await page.getByRole('button', { name: '로그아웃' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '예' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => phone.subscription()).toBeNull()
  await expect.poll(() => phone.lockScreen()).toEqual([])
  expect(await keptRecords(page)).toEqual([])

  // A message to somebody else is pushed after it, so the server is through with this one.
  const other = await aMember(pushing, 'sol')
  const device = service.subscribe()
  await ask(pushing, savePushSubscription, { as: other, body: device })
  const otherRoom = await aPrivateRoom(pushing, jun, other)
  await heSays('이건 오지 않아요')
  await sayAll(pushing, jun, otherRoom, ['이건 와요'])
  await expect.poll(() => service.payloadsOf(device).length).toBeGreaterThan(0)
  expect(service.payloadsOf(subscription)).toHaveLength(1)
})

test('a refused permission is explained, and the steps end when it is allowed', async ({
  openPhone,
  pushing,
  service,
  yuna,
  roomId,
}) => {
  const page = await openPhone({ at: pushing, as: yuna, worker: true })
  const phone = await pushPhone(page, { service, url: pushing.url }, { answer: 'denied' })
  await visit(phone, roomAt(roomId))
  await agree(page)
  await page.getByRole('button', { name: '켜는 방법' }).click()
  await expect(page.getByRole('heading', { name: /설정에서\s*알림을 켜주세요/ })).toBeVisible()
  const again = page.getByRole('button', { name: '켰어요, 다시 확인하기' })
  await again.click()
  await expect(page.getByText('아직 알림이 꺼져 있습니다.')).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('test-permission', 'default')
    Notification.requestPermission = async () => {
      localStorage.setItem('test-permission', 'granted')
      return 'granted'
    }
  })
  await again.click()
  await expect(page.getByRole('heading', { name: /이제 이 휴대폰에서\s*알림을 받아요/ })).toBeVisible()
  expect(phone.subscription()).not.toBeNull()
})

/** A reply has read the room too, so a push that says so may come before that of the next message. */
async function nextTitle(phone: PushPhone): Promise<string> {
  for (;;) {
    await phone.receive()
    const [title] = await titles(phone)
    if (title !== undefined) return title
  }
}

/** The unread count of each room of a member. */
async function unreadOf(server: ServerProcess, as: Member): Promise<number[]> {
  const { chatRoomInfos } = await ask(server, listRooms, { as })
  return chatRoomInfos.map(({ unreadCount }) => unreadCount)
}

/** What the page and the worker keep about pushes. */
const keptRecords = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('hapju')
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB refused'))
        opening.onsuccess = () => {
          const keys = opening.result.transaction('records').objectStore('records').getAllKeys()
          keys.onsuccess = () =>
            resolve((keys.result as string[]).filter((key) => /^push(Sent|Unsent)/.test(key)))
        }
      }),
  )

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { aMember, type LogIn } from './harness/api.ts'
import { conversation, sentBubbles } from './harness/chat.ts'
import { button, dialog, fitsSideways, title } from './harness/page.ts'
import { expect } from './harness/test.ts'
import { test, workerReady } from './harness/worker.ts'

interface Shared {
  title?: string
  text?: string
  url?: string
  files?: { name: string; type: string; base64: string }[]
}

/** As a phone does it for another app: a form is posted by a navigation. */
async function share(page: Page, shared: Shared): Promise<void> {
  await page.evaluate(({ files = [], ...words }) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'POST',
      action: '/share',
      enctype: 'multipart/form-data',
    })
    for (const [name, value] of Object.entries(words)) {
      const field = Object.assign(document.createElement('textarea'), { name })
      field.value = value
      form.append(field)
    }
    const transfer = new DataTransfer()
    for (const { name, type, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
    }
    const picker = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'files',
      multiple: true,
    })
    picker.files = transfer.files
    form.append(picker)
    document.body.append(form)
    form.submit()
  }, shared)
  await page.waitForURL(/\/(share|login)/)
}

const PHOTO = 'public/icons/512.png'
const kept = (page: Page) => page.evaluate(() => caches.has('shared'))
const room = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) })
const sends = (page: Page, name: string) => button(page, `${name}에 보내기`)

test.beforeEach(async ({ roomId }) => void roomId)

test('a picture and a sound, or a link with one word more, go into the chosen room; what cannot be sent says why; closing asks first', async ({
  openPhone,
  yuna,
  jun,
}) => {
  const page = await openPhone({ as: yuna })
  await page.goto('/manual')
  await workerReady(page)

  await test.step('a picture and a sound', async () => {
    const photo = { name: '합주.png', type: 'image/png', base64: await readFile(PHOTO, 'base64') }
    const sound = { name: '드럼데모 3차.wav', type: 'audio/wav', base64: aSound().toString('base64') }
    await share(page, { files: [photo, sound] })
    const cards = page.getByRole('list', { name: '보낼 내용' })
    await expect(cards.getByRole('img', { name: '보낼 사진' })).toBeVisible()
    await expect(cards).toContainText('드럼데모 3차.wav · 16KB')
    await expectAccessible(page)
    await sends(page, jun.nickname).tap()
    await expect(conversation(page).locator('[data-state="sent"]')).toHaveCount(2)
  })

  await test.step('a link, with one word more', async () => {
    await share(page, { title: '붉은 밤 라이브 영상', text: '새벽정거장', url: 'https://video.example/w/1' })
    await expect(title(page, '어디로 보낼까요?')).toBeVisible()
    await expect(page.getByRole('list', { name: '보낼 내용' })).toContainText('붉은 밤 라이브 영상')
    await expectAccessible(page)
    await fitsSideways(page)

    await page.getByRole('searchbox', { name: '방 이름이나 멤버' }).fill('없는 방')
    await expect(page.getByText('찾는 채팅방이 없어요.')).toBeVisible()
    await page.getByRole('searchbox', { name: '방 이름이나 멤버' }).fill(jun.nickname)
    await room(page, jun.nickname).check()
    await page.getByRole('textbox', { name: '한마디 덧붙이기' }).fill('이거 해봐요')
    await sends(page, jun.nickname).tap()

    await expect(page).toHaveURL(/private-chat\?roomId=/)
    await expect(sentBubbles(page, '이거 해봐요')).toBeVisible()
    await expect(conversation(page).getByRole('link', { name: 'https://video.example/w/1' })).toBeVisible()
    expect(await kept(page)).toBe(false)
    await page.goBack()
    await expect(title(page, '어디로 보낼까요?')).toHaveCount(0)
  })

  await test.step('what cannot be sent says why, and the rest is sent', async () => {
    const base64 = Buffer.from('no picture').toString('base64')
    await share(page, { text: '악보예요', files: [{ name: '악보.png', type: 'image/png', base64 }] })
    await expect(page.getByText('사진을 읽지 못했습니다. 다른 사진을 골라 주세요.')).toBeVisible()
    await sends(page, jun.nickname).tap()
    await expect(sentBubbles(page, '악보예요')).toBeVisible()
  })

  await test.step('closing asks first, and then nothing is left', async () => {
    await share(page, { text: '토요일 두 시' })
    await button(page, '닫기').tap()
    await button(dialog(page, '보내지 않고 나갈까요?'), '계속하기').tap()
    await expect(title(page, '어디로 보낼까요?')).toBeVisible()
    expect(await kept(page)).toBe(true)
    await page.reload()
    await expect(page.getByRole('list', { name: '보낼 내용' })).toContainText('토요일 두 시')

    await button(page, '보내지 않기').tap()
    await button(dialog(page, '보내지 않고 나갈까요?'), '나가기').tap()
    await expect(title(page, '어디로 보낼까요?')).toHaveCount(0)
    await expect.poll(() => kept(page)).toBe(false)
    await page.goto('/share')
    await expect(page.getByText('보낼 내용이 없어요')).toBeVisible()
    await expectAccessible(page)
  })
})

test('logged out, it waits for the log-in; another member does not get it, and without rooms is shown a way to one', async ({
  openPhone,
  pageKeeper,
  yuna,
}) => {
  const page = await openPhone()
  await page.goto('/login')
  await workerReady(page)
  await share(page, { text: '토요일 두 시' })
  await expect(page).toHaveURL(/\/login\?next=%2Fshare/)
  await logIn(page, yuna)
  await expect(page.getByRole('list', { name: '보낼 내용' })).toContainText('토요일 두 시')

  const other = await aMember(pageKeeper, 'haru')
  await page.evaluate(
    ({ accessToken, refreshToken, memberId }) => {
      localStorage.setItem('accessToken', accessToken)
      localStorage.setItem('refreshToken', refreshToken)
      localStorage.setItem('memberId', String(memberId))
    },
    { accessToken: other.accessToken, refreshToken: other.refreshToken, memberId: other.memberId },
  )
  await page.goto('/share')
  await expect(page.getByText('보낼 내용이 없어요')).toBeVisible()
  expect(await kept(page)).toBe(false)

  await share(page, { text: '토요일 두 시' })
  await expect(page.getByText('아직 나눈 대화가 없어요')).toBeVisible()
})

test('a device without a service worker says that nothing could be received', async ({ openPhone, yuna }) => {
  const page = await openPhone({ as: yuna, worker: false })
  await page.goto('/manual')
  await share(page, { text: '토요일 두 시' })
  await expect(page.getByText('공유한 내용을 받지 못했습니다.')).toBeVisible()
})

async function logIn(page: Page, { email, password }: LogIn): Promise<void> {
  await page.getByRole('textbox', { name: '아이디' }).fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await button(page, 'LOG IN').tap()
}

/** One second of a low tone, in the plainest format. */
function aSound(): Buffer {
  const rate = 8_000
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + rate * 2, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(rate * 2, 40)
  const tone = Buffer.alloc(rate * 2)
  for (let i = 0; i < rate; i += 1) tone.writeInt16LE(Math.round(8_000 * Math.sin(i / 6)), i * 2)
  return Buffer.concat([head, tone])
}

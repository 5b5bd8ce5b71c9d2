import type { Locator, Page } from '@playwright/test'
import { aWav } from '#server/testing/sounds.ts'
import { CHROMIUM } from '../chromium.ts'
import { aMember, aPrivateRoom } from './harness/api.ts'
import {
  composer,
  conversation,
  expectAllSent,
  history,
  LINE_NOISE,
  openPrivateRoom,
} from './harness/chat.ts'
import type { ServerProcess } from './harness/server.ts'
import { expect, expectAccessible, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

/** Phones with a microphone that beeps, which may be asked for only where a test says so. */
test.use({
  launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, '--use-fake-device-for-media-stream'] },
})

interface Devices {
  microphones: MediaStream[]
  players: HTMLAudioElement[]
}

/** Remembers what the page asks its phone for: neither microphones nor the one player are in its document. */
async function watchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Devices = { microphones: [], players: [] }
    Object.assign(window, { seen })
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      seen.microphones.push(stream)
      return stream
    }
    window.Audio = class extends Audio {
      constructor() {
        super()
        seen.players.push(this)
      }
    }
  })
}

const microphonesOn = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { seen: Devices }).seen.microphones
        .flatMap((stream) => stream.getTracks())
        .filter((track) => track.readyState === 'live').length,
  )
/** Where the sound that is heard is, in seconds; null: nothing is heard. */
const heardAt = (page: Page) =>
  page.evaluate(() => {
    const heard = (window as unknown as { seen: Devices }).seen.players.filter((player) => !player.paused)
    return heard.length === 1 ? heard[0]!.currentTime : null
  })

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })
const sounds = (page: Page) => conversation(page).getByRole('group', { name: /^음성 메시지/ })
const place = (sound: Locator) => sound.getByRole('slider', { name: '재생 위치' })

/** Records for so many seconds, and stops. */
async function record(page: Page, seconds: number): Promise<void> {
  await button(page, '음성 녹음').click()
  await expect(page.getByRole('timer', { name: `녹음 중 0:0${seconds}` })).toBeVisible()
  await button(page, '녹음 끝내기').click()
  await expect(page.getByRole('group', { name: /^녹음한 음성 0:0/ })).toBeVisible()
}

async function chooseSound(page: Page, seconds: number): Promise<void> {
  await button(page, '첨부').click()
  const chooser = page.waitForEvent('filechooser')
  await button(page, '음성 파일').click()
  await (
    await chooser
  ).setFiles({ name: 'take3.wav', mimeType: 'audio/wav', buffer: Buffer.from(aWav(seconds)) })
  await sendPreview(page)
}

/** The send button lies where the one to stop lay, and takes no tap at first. */
async function sendPreview(page: Page): Promise<void> {
  await expect(async () => {
    if (await button(page, '보내기').isVisible()) await button(page, '보내기').click({ timeout: 1_000 })
    await expect(composer(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

async function twoPhones(
  server: ServerProcess,
  openPhone: (options: {
    at: ServerProcess
    as: Awaited<ReturnType<typeof aMember>>
    noise?: RegExp[]
  }) => Promise<Page>,
  noise: RegExp[] = [],
) {
  const [yuna, jun] = [await aMember(server, 'yuna'), await aMember(server, 'jun')]
  const roomId = await aPrivateRoom(server, yuna, jun)
  const hers = await openPhone({ at: server, as: yuna, noise })
  const his = await openPhone({ at: server, as: jun })
  await hers.context().grantPermissions(['microphone'])
  for (const page of [hers, his]) await watchDevices(page)
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)
  return { yuna, jun, roomId, hers, his }
}

test('a voice message is recorded, listened to and sent, and the other one hears it at once', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer()
  const { yuna, roomId, hers, his } = await twoPhones(server, openPhone)

  await button(hers, '음성 녹음').click()
  await expect(hers.getByRole('timer', { name: '녹음 중 0:03' })).toBeVisible()
  await expectAccessible(hers)
  expect(await microphonesOn(hers)).toBe(1)
  await button(hers, '녹음 끝내기').click()
  const preview = hers.getByRole('group', { name: /^녹음한 음성/ })
  const length = /\d:\d\d/.exec((await preview.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  expect(await microphonesOn(hers)).toBe(0)
  await expectAccessible(hers)
  await button(hers, '재생').click()
  await expect.poll(() => heardAt(hers)).toBeGreaterThan(0.5)
  expect(await history(server, yuna, roomId)).toEqual([])

  await sendPreview(hers)
  await expect(sounds(hers)).toHaveCount(1)
  await expectAllSent(hers)
  const [message] = await history(server, yuna, roomId)
  expect(message).toMatchObject({ type: 'AUDIO', content: '음성 메시지' })
  expect(message?.attachment?.durationMs).toBeGreaterThan(2_500)
  expect(message?.attachment?.peaks?.some((peak) => peak > 0.5)).toBe(true)

  const sound = sounds(his)
  await expect(sound).toHaveAccessibleName(`음성 메시지 ${length}`)
  const before = await sound.boundingBox()
  await button(sound, '재생').click()
  await expect.poll(() => heardAt(his)).toBeGreaterThan(0.5)
  await expect(place(sound)).toHaveAttribute('aria-valuetext', new RegExp(`^0:(?!00)\\d\\d / ${length}$`))
  await expectAccessible(his)
  expect(await sound.boundingBox()).toEqual(before)
  // it is over, and at its beginning again
  await expect(button(sound, '재생')).toBeVisible()
  expect(await heardAt(his)).toBeNull()
})

test('a sound is sought with the keyboard and the finger, and plays half as fast again', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer()
  const { hers, his } = await twoPhones(server, openPhone)
  await chooseSound(hers, 30)
  const sound = sounds(his)
  await expect(sound).toHaveAccessibleName('음성 메시지 0:30')

  await button(sound, '재생').click()
  await expect.poll(() => heardAt(his)).toBeGreaterThan(0.2)
  const box = (await place(sound).boundingBox())!
  await his.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(() => heardAt(his)).toBeGreaterThan(14)
  await place(sound).focus()
  await place(sound).press('Home')
  await expect.poll(() => heardAt(his)).toBeLessThan(5)
  await place(sound).press('PageUp')
  await place(sound).press('ArrowRight')
  await expect.poll(() => heardAt(his)).toBeGreaterThan(5.9)

  await button(sound, '재생 속도 1×').click()
  const from = { at: (await heardAt(his))!, ms: Date.now() }
  await his.waitForTimeout(2_000)
  const pace = ((await heardAt(his))! - from.at) / ((Date.now() - from.ms) / 1000)
  expect(pace).toBeGreaterThan(1.2)
  await button(sound, '일시정지').click()
  expect(await heardAt(his)).toBeNull()
})

test('one sound is heard at a time, also while it is scrolled away, until the room is left', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer()
  const { yuna, roomId, hers, his } = await twoPhones(server, openPhone)
  await chooseSound(hers, 60)
  await chooseSound(hers, 60)
  await expect(sounds(his)).toHaveCount(2)

  await button(sounds(his).first(), '재생').click()
  await expect.poll(() => heardAt(his)).toBeGreaterThan(0.5)
  await button(sounds(his).last(), '재생').click()
  await expect(button(sounds(his).first(), '재생')).toBeVisible()
  await expect.poll(() => heardAt(his)).toBeGreaterThan(0.5)

  await sayAll(
    server,
    yuna,
    roomId,
    Array.from({ length: 60 }, (_, i) => `메시지 ${i}`),
  )
  await expect(conversation(his).getByText('메시지 59')).toBeVisible()
  // a row that has the focus stays in the page
  await composer(his).focus()
  await expect(sounds(his)).toHaveCount(0)
  const before = (await heardAt(his))!
  await expect.poll(() => heardAt(his)).toBeGreaterThan(before + 0.5)

  await button(his, '뒤로').click()
  await expect.poll(() => heardAt(his)).toBeNull()
})

test('a recording that is thrown away leaves no microphone on, nor does leaving the room', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer()
  const { yuna, roomId, hers } = await twoPhones(server, openPhone)
  await button(hers, '음성 녹음').click()
  await expect(hers.getByRole('timer', { name: '녹음 중 0:01' })).toBeVisible()
  await button(hers, '녹음 취소').click()
  expect(await microphonesOn(hers)).toBe(0)
  await expect(composer(hers)).toBeVisible()

  await record(hers, 2)
  await button(hers, '삭제').click()
  await expect(composer(hers)).toBeVisible()

  await button(hers, '음성 녹음').click()
  await expect(hers.getByRole('timer', { name: '녹음 중 0:01' })).toBeVisible()
  await button(hers, '뒤로').click()
  await expect.poll(() => microphonesOn(hers)).toBe(0)
  expect(await history(server, yuna, roomId)).toEqual([])
})

test('a voice message that could not go up is there after a reload, is heard, and goes when the line is back', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer()
  const { hers, his, roomId } = await twoPhones(server, openPhone, LINE_NOISE)
  const uploads = '**/attachments'
  await hers.route(uploads, (route) => route.abort('internetdisconnected'))
  await record(hers, 2)
  await sendPreview(hers)
  await expect(sounds(hers)).toHaveCount(1)

  await hers.reload()
  await expect(sounds(hers)).toHaveCount(1)
  await button(sounds(hers), '재생').click()
  await expect.poll(() => heardAt(hers)).toBeGreaterThan(0.2)
  expect(await sounds(his).count()).toBe(0)

  await hers.unroute(uploads)
  await openPrivateRoom(hers, roomId)
  await expect(sounds(his)).toHaveCount(1, { timeout: 60_000 })
  await expectAllSent(hers)
})

test('a microphone that may not be used is told in words, and a file goes instead', async ({
  openPhone,
  startServer,
}) => {
  const server = await startServer()
  const { hers, his } = await twoPhones(server, openPhone)
  await hers.context().clearPermissions()
  await button(hers, '음성 녹음').click()
  await expect(hers.getByRole('alert')).toContainText('마이크 사용이 허용되지 않았습니다.')
  await expectAccessible(hers)

  const chooser = hers.waitForEvent('filechooser')
  await button(hers, '음성 파일').click()
  const files = await chooser
  await files.setFiles({ name: 'take3.wav', mimeType: 'audio/wav', buffer: Buffer.from('not a sound') })
  await expect(hers.getByRole('alert')).toContainText('음성 파일을 읽지 못했습니다.')
  const again = hers.waitForEvent('filechooser')
  await button(hers, '음성 파일').click()
  await (await again).setFiles({ name: 'take3.wav', mimeType: 'audio/wav', buffer: Buffer.from(aWav(3)) })
  await sendPreview(hers)
  await expect(sounds(his)).toHaveAccessibleName('음성 메시지 0:03')
})

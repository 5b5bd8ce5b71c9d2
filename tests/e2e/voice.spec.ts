import type { Locator, Page } from '@playwright/test'
import { aWav } from '#server/testing/sounds.ts'
import { expectAccessible } from './harness/accessible.ts'
import { composer, conversation, expectAllSent, history, openPrivateRoom } from './harness/chat.ts'
import { forbidDevices } from './harness/devices.ts'
import { button } from './harness/page.ts'
import { chooseSound, sendPreview, sounds } from './harness/roomFiles.ts'
import { expect, test as base } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'

interface Devices {
  microphones: MediaStream[]
  players: HTMLAudioElement[]
  /** The furthest position played so far, in seconds. */
  heardTo: number
}

/** Records the page's device use: neither microphones nor the only player are in its document. */
async function watchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Devices = { microphones: [], players: [], heardTo: 0 }
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
        this.addEventListener('timeupdate', () => (seen.heardTo = Math.max(seen.heardTo, this.currentTime)))
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
/** Position in seconds and speed of the sound being played; null when none is. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const playing = (window as unknown as { seen: Devices }).seen.players.filter((player) => !player.paused)
    return playing.length === 1 ? { at: playing[0]!.currentTime, rate: playing[0]!.playbackRate } : null
  })
const heardAt = async (page: Page) => (await heard(page))?.at ?? null
/** For sounds that may have ended before the check. */
const heardTo = (page: Page) => page.evaluate(() => (window as unknown as { seen: Devices }).seen.heardTo)
/** Pauses the sound once it has reached this many seconds. */
const stopsAt = (page: Page, seconds: number) =>
  page.evaluate(async (wanted) => {
    const playing = () =>
      (window as unknown as { seen: Devices }).seen.players.find((player) => !player.paused)
    while (!((playing()?.currentTime ?? 0) > wanted)) await new Promise(requestAnimationFrame)
    playing()!.pause()
  }, seconds)
/** Resolves when the sound has ended. */
const ends = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        for (const player of (window as unknown as { seen: Devices }).seen.players)
          player.addEventListener('ended', () => resolve(), { once: true })
      }),
  )

const place = (sound: Locator) => sound.getByRole('slider', { name: '재생 위치' })

/** Waits until at least this many seconds are recorded. */
const recorded = (page: Page, seconds: number) =>
  expect(page.getByRole('timer', { name: new RegExp(`^녹음 중 0:0[${seconds}-9]`) })).toBeVisible()

/** Records for a second and stops. */
async function record(page: Page): Promise<void> {
  await button(page, '음성 녹음').click()
  await recorded(page, 1)
  await button(page, '녹음 끝내기').click()
  await expect(page.getByRole('group', { name: /^녹음한 음성 0:0/ })).toBeVisible()
}

async function enter(page: Page, roomId: number): Promise<void> {
  await watchDevices(page)
  await openPrivateRoom(page, roomId)
}

const test = base.extend({
  page: async ({ page, roomId }, use) => {
    await enter(page, roomId)
    await use(page)
  },
  his: async ({ his, roomId }, use) => {
    await enter(his, roomId)
    await use(his)
  },
  failingPage: async ({ failingPage, roomId }, use) => {
    await enter(failingPage, roomId)
    await use(failingPage)
  },
})

test('a voice message is recorded, played and sent, and the other member hears it at once', async ({
  server,
  yuna,
  roomId,
  page: hers,
  his,
}) => {
  await button(hers, '음성 녹음').click()
  await recorded(hers, 2)
  await expectAccessible(hers)
  expect(await microphonesOn(hers)).toBe(1)
  await button(hers, '녹음 끝내기').click()
  const preview = hers.getByRole('group', { name: /^녹음한 음성/ })
  const length = /\d:\d\d/.exec((await preview.getAttribute('aria-label')) ?? '')?.[0] ?? ''
  expect(await microphonesOn(hers)).toBe(0)
  await expectAccessible(hers)
  await button(hers, '재생').click()
  await expect.poll(() => heardTo(hers)).toBeGreaterThan(0.5)
  expect(await history(server, yuna, roomId)).toEqual([])

  await sendPreview(hers)
  await expect(sounds(hers)).toHaveCount(1)
  await expectAllSent(hers)
  const [message] = await history(server, yuna, roomId)
  expect(message).toMatchObject({ type: 'AUDIO', content: '음성 메시지' })
  expect(message?.attachment?.durationMs).toBeGreaterThan(1_500)
  expect(message?.attachment?.peaks?.some((peak) => peak > 0.5)).toBe(true)

  const sound = sounds(his)
  await expect(sound).toHaveAccessibleName(`음성 메시지 ${length}`)
  const before = await sound.boundingBox()
  const stopped = stopsAt(his, 1)
  await button(sound, '재생').click()
  await stopped
  await expect(place(sound)).toHaveAttribute('aria-valuetext', new RegExp(`^0:(?!00)\\d\\d / ${length}$`))
  await expectAccessible(his)
  expect(await sound.boundingBox()).toEqual(before)
  const over = ends(his)
  await button(sound, '재생').click()
  await over
  // It is at its beginning again.
  await expect(button(sound, '재생')).toBeVisible()
  expect(await heardAt(his)).toBeNull()
})

test('a sound is positioned by keyboard and touch, and one plays at a time, also while scrolled away, until the room is left', async ({
  server,
  jun,
  roomId,
  page,
}) => {
  await chooseSound(page, 30)
  await chooseSound(page, 60)
  const [first, last] = [sounds(page).first(), sounds(page).last()]
  await expect(first).toHaveAccessibleName('음성 메시지 0:30')
  await expectAllSent(page)

  await test.step('position and speed', async () => {
    await button(first, '재생').click()
    await expect.poll(() => heardAt(page)).toBeGreaterThan(0.2)
    const box = (await place(first).boundingBox())!
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => heardAt(page)).toBeGreaterThan(14)
    await place(first).focus()
    await place(first).press('Home')
    await expect.poll(() => heardAt(page)).toBeLessThan(5)
    await place(first).press('PageUp')
    await place(first).press('ArrowRight')
    await expect.poll(() => heardAt(page)).toBeGreaterThan(5.9)

    await button(first, '재생 속도 1×').click()
    await expect.poll(() => heard(page)).toMatchObject({ rate: 1.5 })
    const from = (await heardAt(page))!
    await expect.poll(() => heardAt(page)).toBeGreaterThan(from)
    await button(first, '일시정지').click()
    expect(await heardAt(page)).toBeNull()
  })

  await test.step('one at a time', async () => {
    await button(first, '재생').click()
    await expect.poll(() => heardAt(page)).toBeGreaterThan(0.5)
    await button(last, '재생').click()
    await expect(button(first, '재생')).toBeVisible()
    await expect.poll(() => heardAt(page)).toBeGreaterThan(0.5)
  })

  await test.step('while scrolled away, until the room is left', async () => {
    await sayAll(
      server,
      jun,
      roomId,
      Array.from({ length: 60 }, (_, i) => `메시지 ${i}`),
    )
    await conversation(page).evaluate((log) => log.scrollTo(0, log.scrollHeight))
    await expect(conversation(page).getByText('메시지 59')).toBeVisible()
    // A focused row stays in the page. The others leave it with the next message.
    await composer(page).focus()
    await sayAll(server, jun, roomId, ['메시지 60'])
    await expect(sounds(page)).toHaveCount(0)
    const before = (await heardAt(page))!
    await expect.poll(() => heardAt(page)).toBeGreaterThan(before + 0.5)

    await button(page, '뒤로').click()
    await expect.poll(() => heardAt(page)).toBeNull()
  })
})

test('a discarded recording leaves no microphone on, nor does leaving the room; a forbidden one shows a message, and a file is sent instead', async ({
  server,
  yuna,
  roomId,
  page,
}) => {
  await button(page, '음성 녹음').click()
  await expect(page.getByRole('timer', { name: /^녹음 중/ })).toBeVisible()
  await button(page, '녹음 취소').click()
  expect(await microphonesOn(page)).toBe(0)
  await expect(composer(page)).toBeVisible()

  await record(page)
  await button(page, '삭제').click()
  await expect(composer(page)).toBeVisible()

  await button(page, '음성 녹음').click()
  await expect(page.getByRole('timer', { name: /^녹음 중/ })).toBeVisible()
  await button(page, '뒤로').click()
  await expect.poll(() => microphonesOn(page)).toBe(0)
  expect(await history(server, yuna, roomId)).toEqual([])

  await forbidDevices(page)
  await openPrivateRoom(page, roomId)
  await button(page, '음성 녹음').click()
  await expect(page.getByRole('alert')).toContainText('마이크 사용이 허용되지 않았습니다.')
  await expectAccessible(page)

  const chooser = page.waitForEvent('filechooser')
  await button(page, '음성 파일').click()
  const files = await chooser
  await files.setFiles({ name: 'take3.wav', mimeType: 'audio/wav', buffer: Buffer.from('not a sound') })
  await expect(page.getByRole('alert')).toContainText('음성 파일을 읽지 못했습니다.')
  const again = page.waitForEvent('filechooser')
  await button(page, '음성 파일').click()
  await (await again).setFiles({ name: 'take3.wav', mimeType: 'audio/wav', buffer: Buffer.from(aWav(3)) })
  await sendPreview(page)
  await expect(sounds(page)).toHaveAccessibleName('음성 메시지 0:03')
  await expectAllSent(page)
  expect(await history(server, yuna, roomId)).toMatchObject([{ type: 'AUDIO' }])
})

test('a voice message that could not be uploaded survives a reload, plays, and is sent once online', async ({
  server,
  yuna,
  roomId,
  failingPage: page,
}) => {
  const uploads = '**/attachments'
  await page.route(uploads, (route) => route.abort('internetdisconnected'))
  await record(page)
  await sendPreview(page)
  await expect(sounds(page)).toHaveCount(1)

  await page.reload()
  await expect(sounds(page)).toHaveCount(1)
  await button(sounds(page), '재생').click()
  await expect.poll(() => heardTo(page)).toBeGreaterThan(0.2)
  expect(await history(server, yuna, roomId)).toEqual([])

  await page.unroute(uploads)
  await openPrivateRoom(page, roomId)
  await expect.poll(() => history(server, yuna, roomId), { timeout: 60_000 }).toHaveLength(1)
  await expectAllSent(page)
  expect(await history(server, yuna, roomId)).toMatchObject([{ type: 'AUDIO' }])
})

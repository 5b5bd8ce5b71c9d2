import type { Locator, Page } from '@playwright/test'
import { saveTrack } from '#contract/http/archive/archivedTracks.ts'
import { searchMusic } from '#contract/http/music.ts'
import { aMember, aPrivateRoom, ask, type Member } from './harness/api.ts'
import { Build } from './harness/builds.ts'
import { composer, openPrivateRoom, say, sentBubbles } from './harness/chat.ts'
import { LINE_NOISE } from './harness/line.ts'
import { button, dialog, fitsSideways, title } from './harness/page.ts'
import type { ServerProcess } from './harness/server.ts'
import { expectToFitEverySize } from './harness/sizes.ts'
import { expect, test as base } from './harness/test.ts'
import { newerVersionReady, workerReady } from './harness/worker.ts'

interface Release {
  server: ServerProcess
  yuna: Member
  roomId: number
  /** Replaces the running version by the next one. */
  release: () => Promise<void>
}

/** A server of the test's own, on a copy of the build. */
const test = base.extend<{ on: Release }>({
  on: async ({ startServer }, use) => {
    const build = await Build.copy()
    const server = await startServer({}, build.program)
    const yuna = await aMember(server, 'yuna')
    const roomId = await aPrivateRoom(server, yuna, await aMember(server, 'jun'))
    await use({
      server,
      yuna,
      roomId,
      release: async () => {
        await server.terminate()
        await build.release('next')
        await server.startAgain()
      },
    })
    await build.remove()
  },
})

const noise = [...LINE_NOISE, /\[hapju\] a screen could not be shown/]
const bar = (page: Page) => page.getByRole('status').filter({ hasText: '새 버전이 있어요' })
const isVersion2 = (page: Page) => expect(page.locator('meta[name="version"]')).toHaveCount(1)
const isVersion1 = (page: Page) => expect(page.locator('meta[name="version"]')).toHaveCount(0)

const boxOf = async (part: Locator) => (await part.boundingBox())!

/** The bar is in the window, and ends below what stands at the window's edge. */
async function expectBelow(page: Page, part: Locator) {
  await expect(async () => {
    const [above, offer] = await Promise.all([boxOf(part), boxOf(bar(page))])
    expect(above.y + above.height).toBeLessThanOrEqual(offer.y)
    expect(offer.y + offer.height).toBeLessThanOrEqual(page.viewportSize()!.height)
  }).toPass()
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => (loads += 1))
  return () => loads
}

test('a newer version is offered while a conversation is open, and breaks no page until it is taken', async ({
  openPhone,
  on: { server, yuna, roomId, release },
}) => {
  const talk = await openPhone({ at: server, as: yuna, worker: true, noise })
  await openPrivateRoom(talk, roomId)
  await workerReady(talk)
  await composer(talk).fill('내일 몇 시에')
  const list = await talk.context().newPage()
  await list.goto('/join')
  await expect(button(list, '채팅방 또는 밴드 만들기')).toBeVisible()
  const scripts = await list.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const loadsOfTalk = countLoads(talk)

  await release()
  // the list's page looks at its start, and starts from the version that is on the device
  await list.reload()
  await newerVersionReady(list)
  await expect(bar(list)).toBeVisible()
  await isVersion1(list)

  // the floating button is above the bar, and the bar above the tabs
  const [pick, offer, tabs] = await Promise.all(
    [
      button(list, '채팅방 또는 밴드 만들기'),
      bar(list),
      list.getByRole('navigation', { name: '주 메뉴' }),
    ].map(async (each) => (await each.boundingBox())!),
  )
  expect(pick!.y + pick!.height).toBeLessThanOrEqual(offer!.y)
  expect(offer!.y + offer!.height).toBeLessThanOrEqual(tabs!.y)

  // the conversation goes on with files that the server no longer has
  const script = scripts.find((name) => /JoinPage/.test(name))!
  expect((await fetch(script)).status).toBe(404)
  expect(await talk.evaluate(async (url) => (await fetch(url)).status, script)).toBe(200)
  expect(loadsOfTalk()).toBe(0)

  await button(list, '새로고침').tap()
  await isVersion2(list)
  await isVersion2(talk)
  await expect(bar(list)).toHaveCount(0)
  await expect(composer(talk)).toHaveValue('내일 몇 시에')
  expect(loadsOfTalk()).toBe(1)
  await say(talk, '내일 몇 시에 볼까요?')
  await expect(sentBubbles(talk, '내일 몇 시에 볼까요?')).toBeVisible()
  expect(await talk.evaluate(async (url) => (await caches.match(url)) === undefined, script)).toBe(true)
})

/** Moderators' screens are not kept on the device, and the server has no more files of the version before. */
const goToGoneScreen = (page: Page) =>
  page.evaluate(() => {
    history.pushState(null, '', '/admin')
    dispatchEvent(new PopStateEvent('popstate'))
  })

test('a newer version is offered on every screen, until it is closed or taken', async ({
  openPhone,
  on: { server, yuna, roomId, release },
}) => {
  const { tracks } = await ask(server, searchMusic, { as: yuna, query: { q: 'a', limit: 1, offset: 0 } })
  await ask(server, saveTrack, { as: yuna, body: { spotifyId: tracks[0]!.spotifyId } })
  const page = await openPhone({ at: server, as: yuna, worker: true, noise: [...noise, /403/] })
  await openPrivateRoom(page, roomId)
  await workerReady(page)

  await test.step('in place of a screen whose file is gone', async () => {
    await release()
    await goToGoneScreen(page)
    // this page has not been loaded again since the release
    await newerVersionReady(page)
    await expect(title(page, '새 버전이 있어요')).toBeVisible()
  })

  await openPrivateRoom(page, roomId)
  await test.step('below the composer', async () => {
    await expectBelow(page, composer(page))
    await composer(page).tap()
    await expectBelow(page, composer(page))
  })

  await test.step('an open keyboard takes its place', async () => {
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width, height: 480 })
    await expect(bar(page)).not.toBeVisible()
    const field = await boxOf(composer(page))
    expect(480 - field.y - field.height).toBeLessThan(40)
    await page.setViewportSize({ width, height })
    await expectBelow(page, composer(page))
  })

  await test.step('below a menu that covers the screen', async () => {
    await button(page, '메뉴').tap()
    await page.getByRole('menuitem', { name: '알림 끄기' }).tap()
    await expect(dialog(page, '언제까지 조용히 할까요?')).toBeVisible()
    const { x, y, width, height } = await boxOf(bar(page))
    const isCovered = ([left, top]: [number, number]) =>
      document.elementFromPoint(left, top)?.closest('dialog') !== null
    expect(await page.evaluate(isCovered, [x + width / 2, y + height / 2] as [number, number])).toBe(true)
  })

  await test.step('below the main button of a form, wherever the form is scrolled to', async () => {
    const { width, height } = page.viewportSize()!
    await page.goto('/join/create-band')
    const main = button(page, '밴드 만들기')
    await expectBelow(page, main)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expectBelow(page, main)
    await expectToFitEverySize(page, () => expectBelow(page, main))
    await button(bar(page), '닫기').tap()
    await fitsSideways(page)
    await expect(async () => {
      const box = await boxOf(main)
      expect(page.viewportSize()!.height - box.y - box.height).toBeLessThan(40)
    }).toPass()
    await page.setViewportSize({ width, height })
  })

  await test.step('not where the actions for what is selected are', async () => {
    await page.goto('/my/archive')
    await expect(bar(page)).toBeVisible()
    await button(page, '선택').tap()
    const actions = page.getByRole('toolbar', { name: '선택한 항목' })
    await expect(actions).toBeVisible()
    await expect(page.getByText('새 버전이 있어요')).not.toBeVisible()
    await button(actions, '취소').tap()
    await expect(bar(page)).toBeVisible()
  })

  await test.step('closed, not until the next start', async () => {
    await button(bar(page), '닫기').tap()
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'JOIN' }).tap()
    await expect(button(page, '채팅방 또는 밴드 만들기')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await page.reload()
    await expect(bar(page)).toBeVisible()
    await isVersion1(page)
  })

  await test.step('to a visitor', async () => {
    const ofMember = await page.evaluate(() => {
      const kept = { ...localStorage } as Record<string, string>
      localStorage.clear()
      return kept
    })
    await page.goto('/login')
    await expect(page.getByLabel('아이디')).toBeVisible()
    await expect(bar(page)).toBeVisible()
    await isVersion1(page)
    await expectToFitEverySize(page)
    await page.evaluate((kept) => Object.assign(localStorage, kept), ofMember)
  })

  await test.step('taken, it opens the screen whose file was gone', async () => {
    await page.goto('/my')
    await goToGoneScreen(page)
    await expect(title(page, '새 버전이 있어요')).toBeVisible()
    await button(page, '새로고침').tap()
    await isVersion2(page)
    await expect(page.locator('h1')).toBeAttached()
    await expect(title(page, '화면을 열지 못했습니다.')).toHaveCount(0)
    await expect(title(page, '새 버전이 있어요')).toHaveCount(0)
  })
})

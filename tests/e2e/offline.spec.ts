import type { Page } from '@playwright/test'
import { addBookmark } from '#contract/http/bands/bookmarks.ts'
import { expectAccessible } from './harness/accessible.ts'
import { aMember, ask } from './harness/api.ts'
import { bubbles, expectAllSent, openPrivateRoom, say } from './harness/chat.ts'
import { LINE_NOISE } from './harness/line.ts'
import { button, fitsSideways, title } from './harness/page.ts'
import { expect, test } from './harness/test.ts'
import { sayAll } from './harness/voice.ts'
import { registeredWorkerReady, test as testWithWorker, workerReady } from './harness/worker.ts'

/** Of the calls that have no answer in a tunnel. */
const noise = [...LINE_NOISE, / found no bands/, /could not be read/, /a screen could not be shown/]
const BAND = 1

const strip = (page: Page) => page.getByText('연결이 끊겼어요', { exact: true })
const since = (page: Page) => page.getByText(/에 받은 내용이에요$/)

/** Below the bar of the frame or of the screen itself, and above everything else. */
async function expectBelowTheBar(page: Page) {
  const said = page.getByRole('status').filter({ has: strip(page) })
  await expect(async () => {
    const [bar, below] = await Promise.all([page.locator('header').boundingBox(), said.boundingBox()])
    expect(Math.round(below!.y)).toBe(Math.round(bar!.y + bar!.height))
    expect(below!.width).toBe(bar!.width)
  }).toPass()
}

/**
 * Everything that the page's origin keeps, as one text: records, local and session storage, cached answers.
 */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name!))
      for (const store of db.objectStoreNames)
        texts.push(JSON.stringify(await done(db.transaction(store).objectStore(store).getAll())))
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) texts.push(url)
    }
    return texts.join('\n')
  })

/** The path of each file in the caches of the page's origin. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The app writes what it has received when the page is hidden. */
async function putAway(page: Page, written: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('pagehide')))
    expect(await everythingKept(page)).toContain(written)
  }).toPass()
}

test('after one visit every main screen starts without a line, with what was seen, and says since when', async ({
  openPhone,
  server,
  line,
  yuna,
  jun,
  roomId,
}) => {
  await sayAll(server, jun, roomId, ['터널 앞에서 봐요'])
  await ask(server, addBookmark, { as: yuna, path: { bandId: BAND } })
  const page = await openPhone({ at: line, as: yuna, worker: true, noise })
  await openPrivateRoom(page, roomId)
  await expect(bubbles(page, '터널 앞에서 봐요')).toBeVisible()
  await registeredWorkerReady(page)

  await test.step('the app has kept every file once by itself, and no answer of the server', async () => {
    const kept = await keptPaths(page)
    expect(kept).toContain('/index.html')
    expect(
      kept.filter((path) => !/^\/(assets|fonts|art)\/|^\/(index\.html|manifest\.webmanifest)$/.test(path)),
    ).toEqual([])
    expect(kept.filter((path, index) => kept.indexOf(path) !== index)).toEqual([])
  })

  await test.step('screens that were never opened start too', async () => {
    line.cut()
    for (const path of ['/', '/join', '/my', '/my/archive', '/join/saved-band', '/nowhere']) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeAttached()
      await expect(title(page, '화면을 열지 못했습니다.')).toHaveCount(0)
    }
    line.mend()
    await openPrivateRoom(page, roomId)
    await expect(bubbles(page, '터널 앞에서 봐요')).toBeVisible()
  })
  await putAway(page, `room/${roomId}`)

  const screens: [path: string, key: string, shown: () => Promise<void>][] = [
    ['/', 'findRecommended', () => expect(page.getByRole('region', { name: '밴드 모집' })).toBeVisible()],
    ['/join', 'listRooms', () => expect(page.getByText('터널 앞에서 봐요')).toBeVisible()],
    ['/my', 'readProfile', () => expect(title(page, yuna.nickname)).toBeVisible()],
    [
      '/my/archive',
      'listItems',
      () => expect(page.getByText(/저장된 곡이 없습니다|곡$/).first()).toBeVisible(),
    ],
    [
      '/join/saved-band',
      'listBookmarks',
      () => expect(page.getByRole('list', { name: '저장한 밴드' })).toBeVisible(),
    ],
  ]
  for (const [path, key, shown] of screens) {
    await page.goto(path)
    await shown()
    await putAway(page, key)
  }

  line.cut()
  await page.context().setOffline(true)
  for (const [path, , shown] of screens) {
    await page.goto(path)
    await shown()
    await expect(strip(page)).toBeVisible()
    await expect(since(page)).toBeVisible()
    await expectBelowTheBar(page)
    await fitsSideways(page)
  }
  await expectAccessible(page)

  await openPrivateRoom(page, roomId)
  await expect(bubbles(page, '터널 앞에서 봐요')).toBeVisible()
  await expect(since(page)).toBeVisible()
  await say(page, '터널이에요')
  await page.goto('/join')
  await expect(page.getByText('연결되면 보낼게요: 터널이에요')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/my/friends')
  await page.goto('/my/notifications')
  await expect(page.getByRole('heading', { name: '이 화면은 아직 받지 못했어요' })).toBeVisible()
  await expectAccessible(page)

  line.mend()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: '이 화면은 아직 받지 못했어요' })).toHaveCount(0)
  await openPrivateRoom(page, roomId)
  await expectAllSent(page)
  await expect(bubbles(page, '터널이에요')).toBeVisible()
})

test('home is there before the app has run, and the app takes its place without a jump', async ({
  openPhone,
  yuna,
}) => {
  const page = await openPhone({ as: yuna, worker: true })
  await page.goto('/')
  const band = page.getByRole('group', { name: /^1 \/ \d+$/ }).getByRole('heading')
  await expect(band).toBeVisible()
  await workerReady(page)
  await expect.poll(() => page.evaluate(() => 'homeSnapshot' in localStorage)).toBe(true)

  await page.addInitScript(() => {
    const seen = { before: '', tabs: '', moved: 0 }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      seen.before ||= document.querySelector('#root > [inert] [data-on="true"] h2')?.textContent ?? ''
      seen.tabs ||= document.querySelector('#root > [inert] nav')?.textContent ?? ''
      if (seen.before && !document.querySelector('[data-on="true"] h2')) seen.before = 'gone again'
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) seen.moved += (shift as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(page.locator('#root > [inert]')).toHaveCount(0)
  const name = await band.textContent()
  const { moved, ...seen } = await page.evaluate(
    () => (globalThis as unknown as { seen: { before: string; tabs: string; moved: number } }).seen,
  )
  expect(seen).toEqual({ before: name, tabs: '홈JOIN마이' })
  // C9: a font that arrives in a frame of its own changes the width of a word
  expect(moved).toBeLessThanOrEqual(0.01)
  await button(page, '다음 밴드').tap()
  await expect(page.getByRole('group', { name: /^2 \/ \d+$/ }).getByRole('heading')).toBeVisible()
})

test('home is there while not one script of the app has arrived', async ({ page }) => {
  await page.goto('/')
  const band = page.getByRole('group', { name: /^1 \/ \d+$/ }).getByRole('heading')
  const name = (await band.textContent()) ?? ''
  await expect.poll(() => page.evaluate(() => 'homeSnapshot' in localStorage)).toBe(true)
  await page.route(/\/assets\/.*\.js$/, () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('#root > [inert] [data-on="true"] h2')).toHaveText(name)
})

testWithWorker(
  'nothing of a member is left on the device for the next one',
  async ({ openPhone, pageKeeper: server, yuna, jun, roomId }) => {
    await sayAll(server, jun, roomId, ['우리 둘만의 비밀'])
    const page = await openPhone({ as: yuna, noise })
    await openPrivateRoom(page, roomId)
    await expect(bubbles(page, '우리 둘만의 비밀')).toBeVisible()
    await workerReady(page)
    await page.goto('/my')
    await expect(title(page, yuna.nickname)).toBeVisible()
    await putAway(page, yuna.nickname)
    await openPrivateRoom(page, roomId)
    await putAway(page, '우리 둘만의 비밀')

    // another tab of hers, which has to forget it too
    const other = await page.context().newPage()
    await other.goto('/join')
    await expect(other.getByText('우리 둘만의 비밀')).toBeVisible()

    await page.goto('/my')
    await button(page, '로그아웃').tap()
    await button(page, '예').tap()
    await expect(page.getByLabel('아이디')).toBeVisible()
    await expect(other.getByLabel('아이디')).toBeVisible()
    await expect.poll(() => everythingKept(page)).not.toContain('우리 둘만의 비밀')
    const left = await everythingKept(page)
    expect(left).not.toContain(yuna.nickname)
    expect(left).not.toContain('listRooms')
    await other.close()

    const minseo = await aMember(server, 'minseo')
    await page.getByLabel('아이디').fill(minseo.email)
    await page.getByLabel('비밀번호', { exact: true }).fill(minseo.password)
    await button(page, 'LOG IN').tap()
    await expect(title(page, 'Home')).toBeVisible()
    await page.goto('/join')
    await expect(page.getByRole('heading', { name: '아직 채팅방이 없어요' })).toBeVisible()
    expect(await everythingKept(page)).not.toContain('우리 둘만의 비밀')
  },
)

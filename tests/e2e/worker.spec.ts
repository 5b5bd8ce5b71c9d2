import type { Page } from '@playwright/test'
import { openPrivateRoom } from './harness/chat.ts'
import { LINE_NOISE } from './harness/line.ts'
import { title } from './harness/page.ts'
import { expect, test } from './harness/test.ts'
import { registeredWorkerReady, test as testWithWorker, workerReady } from './harness/worker.ts'

test('after one visit the app starts without a line, on each main screen', async ({
  openPhone,
  line,
  yuna,
  roomId,
}) => {
  const noise = [...LINE_NOISE, /\[hapju\] \w+ found no bands/]
  const page = await openPhone({ at: line, as: yuna, worker: true, noise })
  await openPrivateRoom(page, roomId)
  await workerReady(page)
  line.cut()
  for (const path of ['/', '/join', '/my', '/my/archive', '/join/saved-band', '/nowhere']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeAttached()
    await expect(title(page, '화면을 열지 못했습니다.')).toHaveCount(0)
  }
  await openPrivateRoom(page, roomId)
})

testWithWorker(
  'what belongs to the server is never answered from the device',
  async ({ openPhone, yuna, pageKeeper }) => {
    const page = await openPhone({ as: yuna, noise: [/404/] })
    await page.goto('/manual')
    await workerReady(page)
    for (const path of ['/healthz', '/readyz', '/robots.txt', '/docs/api']) {
      const answer = await page.goto(`${pageKeeper.url}${path}`)
      expect(answer?.fromServiceWorker(), path).toBe(false)
    }
    const answer = await page.goto('/join')
    expect(answer?.fromServiceWorker()).toBe(true)
  },
)

test('the app keeps every file once by itself, and no answer of the server', async ({
  openPhone,
  yuna,
  roomId,
}) => {
  const page = await openPhone({ as: yuna, worker: true })
  await openPrivateRoom(page, roomId)
  await registeredWorkerReady(page)
  const kept = await keptPaths(page)
  expect(
    kept.filter((path) => !/^\/(assets|fonts|art)\/|^\/(index\.html|manifest\.webmanifest)$/.test(path)),
  ).toEqual([])
  expect(kept.filter((path, index) => kept.indexOf(path) !== index)).toEqual([])
})

/** The path of each file in the caches of the page's origin. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

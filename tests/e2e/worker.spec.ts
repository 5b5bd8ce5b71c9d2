import { expect } from './harness/test.ts'
import { test, workerReady } from './harness/worker.ts'

test('Chromium would install the app, and what belongs to the server is never answered from the device', async ({
  openPhone,
  yuna,
  pageKeeper,
}) => {
  const page = await openPhone({ as: yuna, noise: [/404/] })
  await page.goto('/manual')
  await workerReady(page)
  const cdp = await page.context().newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // the tests' windows are private ones, in which nothing can be installed
  const errors = installabilityErrors.map(({ errorId }) => errorId)
  expect(errors.filter((id) => id !== 'in-incognito')).toEqual([])

  for (const path of ['/healthz', '/readyz', '/robots.txt', '/docs/api']) {
    const answer = await page.goto(`${pageKeeper.url}${path}`)
    expect(answer?.fromServiceWorker(), path).toBe(false)
  }
  const answer = await page.goto('/join')
  expect(answer?.fromServiceWorker()).toBe(true)
})

import { afterEach, expect, it, vi } from 'vitest'
import { type FollowedWorker, followWorker } from './followWorker.ts'

/** What a browser has of workers: one registration, with at most one version in each place. */
class Browser {
  readonly container = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: vi.fn(async () => this.registration as unknown as ServiceWorkerRegistration),
  })
  readonly registration = Object.assign(new EventTarget(), {
    installing: null as EventTarget | null,
    waiting: null as { postMessage: (data: unknown) => void } | null,
    active: null as object | null,
    update: vi.fn(async () => {}),
  })
  readonly said: unknown[] = []
  calmDown = () => {}

  hasVersion() {
    this.registration.active = {}
    this.container.controller = {}
    return this
  }

  beginsToInstall() {
    const worker = new EventTarget()
    this.registration.installing = worker
    this.registration.dispatchEvent(new Event('updatefound'))
    return worker
  }

  hasInstalled(worker = this.beginsToInstall()) {
    this.registration.installing = null
    this.registration.waiting = { postMessage: (data) => this.said.push(data) }
    worker.dispatchEvent(new Event('statechange'))
  }

  isTakenOver() {
    this.registration.waiting = null
    this.container.controller = {}
    this.container.dispatchEvent(new Event('controllerchange'))
  }
}

let followed: FollowedWorker | undefined
afterEach(() => {
  followed?.stop()
  vi.useRealTimers()
})

async function follow(browser: Browser, isCalm = true) {
  let time = 0
  const page = { onWaiting: vi.fn(), onRefused: vi.fn(), reload: vi.fn() }
  followed = followWorker({
    ...page,
    container: browser.container as unknown as ServiceWorkerContainer,
    whenCalm: (done) => {
      browser.calmDown = done
      return () => (browser.calmDown = () => {})
    },
    now: () => time,
  })
  if (isCalm) browser.calmDown()
  await browser.container.register.mock.results[0]?.value.catch(() => {})
  await Promise.resolve()
  return { ...page, ...followed, setTime: (ms: number) => (time = ms) }
}

it('the first version takes the page over, and the page goes on', async () => {
  const browser = new Browser()
  const page = await follow(browser)
  browser.hasInstalled()
  browser.isTakenOver()
  expect(page.onWaiting).not.toHaveBeenCalled()
  expect(page.reload).not.toHaveBeenCalled()
})

it('the first version is kept only once the page is no longer being used', async () => {
  const browser = new Browser()
  await follow(browser, false)
  expect(browser.container.register).not.toHaveBeenCalled()
  browser.calmDown()
  expect(browser.container.register).toHaveBeenCalledOnce()
})

it('a page that has a version looks for a newer one at once', async () => {
  const browser = new Browser().hasVersion()
  await follow(browser, false)
  expect(browser.container.register).toHaveBeenCalledOnce()
})

it('a newer version is told once it is installed', async () => {
  const browser = new Browser().hasVersion()
  const page = await follow(browser)
  const worker = browser.beginsToInstall()
  expect(page.onWaiting).not.toHaveBeenCalled()
  browser.hasInstalled(worker)
  expect(page.onWaiting).toHaveBeenCalledOnce()
  expect(page.reload).not.toHaveBeenCalled()
})

it('a version that waits since an earlier visit is told at the start', async () => {
  const browser = new Browser().hasVersion()
  browser.hasInstalled()
  expect((await follow(browser)).onWaiting).toHaveBeenCalledOnce()
})

it('taking it over loads the page again, once', async () => {
  const browser = new Browser().hasVersion()
  const page = await follow(browser)
  browser.hasInstalled()
  page.takeOver()
  expect(browser.said).toEqual([{ type: 'SKIP_WAITING' }])
  expect(page.reload).not.toHaveBeenCalled()
  browser.isTakenOver()
  expect(page.reload).toHaveBeenCalledOnce()
})

it('when another tab took it over, this page is loaded again too', async () => {
  const browser = new Browser().hasVersion()
  const page = await follow(browser)
  browser.hasInstalled()
  browser.isTakenOver()
  expect(page.reload).toHaveBeenCalledOnce()
})

it('a page that was loaded past the worker is loaded again when it asked for the new version', async () => {
  const browser = new Browser().hasVersion()
  browser.container.controller = null
  const page = await follow(browser)
  browser.hasInstalled()
  page.takeOver()
  browser.isTakenOver()
  expect(page.reload).toHaveBeenCalledOnce()
})

it('a version that does not start is waited for some seconds, and the page is loaded again as it was', async () => {
  vi.useFakeTimers()
  const browser = new Browser().hasVersion()
  const page = await follow(browser)
  browser.hasInstalled()
  page.takeOver()
  vi.advanceTimersByTime(7_999)
  expect(page.reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(page.reload).toHaveBeenCalledOnce()
})

it('a version that starts in time loads the page again only once', async () => {
  vi.useFakeTimers()
  const browser = new Browser().hasVersion()
  const page = await follow(browser)
  browser.hasInstalled()
  page.takeOver()
  browser.isTakenOver()
  vi.advanceTimersByTime(60_000)
  expect(page.reload).toHaveBeenCalledOnce()
})

it('without a waiting version the page is only loaded again', async () => {
  const page = await follow(new Browser().hasVersion())
  page.takeOver()
  expect(page.reload).toHaveBeenCalledOnce()
})

it('an app that stays open looks for a newer version when it is shown again after an hour', async () => {
  const browser = new Browser().hasVersion()
  const page = await follow(browser)
  const show = () => document.dispatchEvent(new Event('visibilitychange'))
  page.setTime(59 * 60_000)
  show()
  expect(browser.registration.update).not.toHaveBeenCalled()
  page.setTime(60 * 60_000)
  show()
  show()
  expect(browser.registration.update).toHaveBeenCalledOnce()
})

it('a page whose worker is not registered yet registers it in order to look', async () => {
  const browser = new Browser().hasVersion()
  browser.container.controller = null
  const page = await follow(browser, false)
  page.look()
  page.look()
  browser.calmDown()
  await browser.container.register.mock.results[0]!.value
  await Promise.resolve()
  expect(browser.container.register).toHaveBeenCalledOnce()
  expect(browser.registration.update).toHaveBeenCalledOnce()
  browser.hasInstalled()
  expect(page.onWaiting).toHaveBeenCalled()
})

it('looking without a line finds nothing and says nothing', async () => {
  const browser = new Browser().hasVersion()
  browser.registration.update.mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await follow(browser)
  page.look()
  await Promise.resolve()
  expect(page.onWaiting).not.toHaveBeenCalled()
})

it('a browser that refuses the worker is told of', async () => {
  const browser = new Browser()
  const why = new DOMException('No space', 'QuotaExceededError')
  browser.container.register.mockRejectedValue(why)
  const page = await follow(browser)
  expect(page.onRefused).toHaveBeenCalledWith(why)
})

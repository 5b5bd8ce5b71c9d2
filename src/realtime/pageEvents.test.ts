import { afterEach, expect, it, vi } from 'vitest'
import { browserPage } from './pageEvents.ts'

/** The part of a browser that reports about the page. */
function aBrowser(facts: { visibilityState: string; onLine: boolean }) {
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: facts.visibilityState })
  const navigator = { onLine: facts.onLine }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', navigator)
  return {
    become(visibilityState: 'visible' | 'hidden') {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
    },
    go: (network: 'online' | 'offline') => window.dispatchEvent(new Event(network)),
    /** What a phone does to a page: it may say so by an event of the window or of the document. */
    put: (event: 'pagehide' | 'pageshow' | 'freeze' | 'resume') =>
      (event.startsWith('page') ? window : document).dispatchEvent(new Event(event)),
  }
}

const listened = () => {
  const heard: unknown[] = []
  const sights: boolean[] = []
  const stop = browserPage.listen({
    networkChanged: (online) => heard.push(online),
    becameVisible: () => heard.push('visible'),
    sightChanged: (inSight) => sights.push(inSight),
  })
  return { heard, sights, stop }
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['visible', true],
  ['hidden', false],
])('isVisible for a %s page: %s', (visibilityState, isVisible) => {
  aBrowser({ visibilityState, onLine: true })
  expect(browserPage.isVisible()).toBe(isVisible)
})

it.each([true, false])('isOnline is what the browser reports: %s', (onLine) => {
  aBrowser({ visibilityState: 'visible', onLine })
  expect(browserPage.isOnline()).toBe(onLine)
})

it('a listener is called when the network goes and when it returns', () => {
  const browser = aBrowser({ visibilityState: 'visible', onLine: true })
  const { heard } = listened()
  browser.go('offline')
  browser.go('online')
  expect(heard).toEqual([false, true])
})

it('a listener is called when the page becomes visible, not when it becomes hidden', () => {
  const browser = aBrowser({ visibilityState: 'visible', onLine: true })
  const { heard } = listened()
  browser.become('hidden')
  expect(heard).toEqual([])
  browser.become('visible')
  expect(heard).toEqual(['visible'])
})

it('a listener hears when the page leaves the sight of the member, however that happens', () => {
  const browser = aBrowser({ visibilityState: 'visible', onLine: true })
  const { sights } = listened()
  browser.become('hidden')
  browser.become('visible')
  browser.put('pagehide')
  browser.put('pageshow')
  browser.put('freeze')
  browser.put('resume')
  expect(sights).toEqual([false, true, false, true, false, true])
})

it('a page that comes back hidden is not in sight', () => {
  const browser = aBrowser({ visibilityState: 'hidden', onLine: true })
  const { sights } = listened()
  browser.put('pageshow')
  browser.put('resume')
  expect(sights).toEqual([false, false])
})

it('a listener is not called after it has stopped', () => {
  const browser = aBrowser({ visibilityState: 'hidden', onLine: true })
  const { heard, sights, stop } = listened()
  stop()
  browser.go('offline')
  browser.go('online')
  browser.become('visible')
  for (const event of ['pagehide', 'pageshow', 'freeze', 'resume'] as const) browser.put(event)
  expect([heard, sights]).toEqual([[], []])
})

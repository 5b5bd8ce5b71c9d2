import { afterEach, expect, it, vi } from 'vitest'
import { browserPage } from './pageEvents.ts'

/** As much of a browser as tells about the page. */
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
  }
}

const listened = () => {
  const heard: unknown[] = []
  const stop = browserPage.listen({
    networkChanged: (online) => heard.push(online),
    becameVisible: () => heard.push('visible'),
  })
  return { heard, stop }
}

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['visible', true],
  ['hidden', false],
])('a page that is %s counts as looked at: %s', (visibilityState, isVisible) => {
  aBrowser({ visibilityState, onLine: true })
  expect(browserPage.isVisible()).toBe(isVisible)
})

it.each([true, false])('the network is there as the browser says: %s', (onLine) => {
  aBrowser({ visibilityState: 'visible', onLine })
  expect(browserPage.isOnline()).toBe(onLine)
})

it('the network is reported when it comes and when it goes', () => {
  const browser = aBrowser({ visibilityState: 'visible', onLine: true })
  const { heard } = listened()
  browser.go('offline')
  browser.go('online')
  expect(heard).toEqual([false, true])
})

it('a page reports that it is looked at again, but not that it was hidden', () => {
  const browser = aBrowser({ visibilityState: 'visible', onLine: true })
  const { heard } = listened()
  browser.become('hidden')
  expect(heard).toEqual([])
  browser.become('visible')
  expect(heard).toEqual(['visible'])
})

it('nothing is reported to a listener that has stopped', () => {
  const browser = aBrowser({ visibilityState: 'hidden', onLine: true })
  const { heard, stop } = listened()
  stop()
  browser.go('offline')
  browser.go('online')
  browser.become('visible')
  expect(heard).toEqual([])
})

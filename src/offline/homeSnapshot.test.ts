import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '#src/api/api.ts'
import { authOf } from '#src/auth/authSlice.ts'
import { showHomeSnapshot, SNAPSHOT_KEY } from './homeSnapshot.ts'
import { dropHomeSnapshotOfOthers, watchHome } from './homeSnapshotKeeper.ts'

const YUNA = { accessToken: 'a', refreshToken: 'r', memberId: 3 }
const HOME = 'findRecommended("home")'
const HOME_HTML =
  '<div class="css-frame"><main data-at-start="true"><h2 class="css-name">Velvet Kite</h2></main></div>'

let root: HTMLElement
let style: HTMLStyleElement
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(width: ${innerWidth}px)` }))
  root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = HOME_HTML
  style = document.createElement('style')
  style.dataset.emotion = 'css'
  document.body.append(root)
  document.head.append(style)
  for (const rule of ['body { margin: 0 }', '.css-name { color: red }', '.css-gone { color: blue }'])
    style.sheet!.insertRule(rule, style.sheet!.cssRules.length)
})
afterEach(() => {
  stop()
  root.remove()
  style.remove()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

/** A tab whose answer for home has just arrived. */
function aTab({ memberId = 3, fromDevice = false } = {}) {
  let state: unknown = {
    auth: authOf(YUNA),
    [api.reducerPath]: { queries: { [HOME]: { data: [], fulfilledTimeStamp: 1_000 } } },
    kept: { shown: fromDevice ? { [HOME]: 500 } : {}, liveUntil: null },
  }
  const home = watchHome((signedIn) => signedIn === memberId)
  stop = () => home.dispose()
  const store = { getState: () => state as never, dispatch: () => {} }
  home.middleware(store as never)((action) => action)({ type: 'any' })
  vi.advanceTimersByTime(3_000)
  return { showPast: () => (state = { ...(state as object) }) }
}

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}
const kept = () => localStorage.getItem(SNAPSHOT_KEY)

/** The page of the next visit, before the app's code has run. */
function nextVisit(memberId: number | null = 3): string {
  root.innerHTML = '<div class="launch"></div>'
  showHomeSnapshot(memberId)
  return root.innerHTML
}

describe('home, once its answer has arrived,', () => {
  it('is shown at the next visit before the app, and cannot be used', () => {
    aTab()
    expect(nextVisit()).toContain('<h2 class="css-name">Velvet Kite</h2>')
    expect(root.firstElementChild).toHaveAttribute('inert')
  })

  it('is kept with the styles that it uses', () => {
    aTab()
    nextVisit()
    const css = root.querySelector('style')!.textContent
    expect(css).toContain('body')
    expect(css).toContain('.css-name')
    expect(css).not.toContain('.css-gone')
  })

  it('is kept without what only that moment had', () => {
    root.firstElementChild!.insertAdjacentHTML(
      'beforeend',
      '<p role="status">2 / 15</p><p role="alert">저장하지 못했습니다.</p><dialog>닫힌 창</dialog><b data-none="false">22개</b>',
    )
    aTab()
    expect(kept()).toContain('Velvet Kite')
    expect(kept()).not.toMatch(/2 \/ 15|저장하지|닫힌 창|22개/)
  })

  it('is kept without what lies outside the window, but with what is fixed in it', () => {
    root.firstElementChild!.insertAdjacentHTML(
      'beforeend',
      '<section><p>추천 밴드</p></section><div><nav>주 메뉴</nav></div>',
    )
    const below = new Set(['SECTION', 'P', 'DIV'])
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return DOMRect.fromRect({ y: below.has(this.tagName) ? innerHeight : 0, width: 40, height: 40 })
    })
    aTab()
    expect(kept()).toContain('주 메뉴')
    expect(kept()).not.toContain('추천 밴드')
  })

  it('is kept again when the page is hidden', () => {
    aTab()
    root.querySelector('h2')!.textContent = '새벽 네 시'
    hide()
    expect(nextVisit()).toContain('새벽 네 시')
  })
})

it('a picture of home that cannot be read is not shown, and does not stop another member from erasing it', () => {
  localStorage.setItem(SNAPSHOT_KEY, '{"memberId":3,"html":"<ma')
  expect(nextVisit()).toBe('<div class="launch"></div>')
  dropHomeSnapshotOfOthers(4)
  expect(kept()).toBeNull()
})

describe('home is not kept', () => {
  it.each([
    ['while the list below is read', () => vi.stubGlobal('scrollY', 300)],
    ['at another band', () => root.querySelector('main')!.setAttribute('data-at-start', 'false')],
    ['below a dialog', () => root.insertAdjacentHTML('beforeend', '<dialog open>JOIN</dialog>')],
    ['from another screen', () => history.replaceState(null, '', '/my')],
    ['before the app has replaced what is kept', () => (root.innerHTML = `<div inert>${HOME_HTML}</div>`)],
  ])('%s', (_when, make) => {
    make()
    aTab()
    expect(kept()).toBeNull()
  })

  it('as it came from the device itself', () => {
    aTab({ fromDevice: true })
    expect(kept()).toBeNull()
  })

  it('while a past state is shown', () => {
    aTab().showPast()
    root.querySelector('h2')!.textContent = '어제의 밴드'
    hide()
    expect(kept()).not.toContain('어제의 밴드')
  })

  it('after another tab has ended the session', () => {
    aTab({ memberId: 4 })
    expect(kept()).toBeNull()
  })

  it('when there is no room, and then an earlier one is gone too', () => {
    localStorage.setItem(SNAPSHOT_KEY, '{}')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    aTab()
    expect(kept()).toBeNull()
  })
})

describe('what is kept of home is not shown', () => {
  beforeEach(() => aTab())

  it.each([4, null])('to another member: %s', (memberId) => {
    expect(nextVisit(memberId)).toContain('launch')
  })

  it('in a window of another width', () => {
    vi.stubGlobal('innerWidth', 320)
    expect(nextVisit()).toContain('launch')
  })

  it('to anybody once another member has come', () => {
    dropHomeSnapshotOfOthers(3)
    expect(kept()).not.toBeNull()
    dropHomeSnapshotOfOthers(4)
    expect(kept()).toBeNull()
  })
})

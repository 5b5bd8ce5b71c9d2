import { beforeEach, describe, expect, it } from 'vitest'
import {
  loggedIn,
  onboardingFinished,
  onboardingResumed,
  type Session,
  sessionEnded,
  tokensRenewed,
  withdrawalBegun,
} from './authSlice.ts'
import { authTab } from './testing/authTab.ts'
import { makeTokenStorage } from './tokenStorage.ts'

const YUNA: Session = { accessToken: 'a', refreshToken: 'r', memberId: 3 }
const JUN: Session = { accessToken: 'b', refreshToken: 's', memberId: 4 }
const NOBODY: Session = { ...YUNA, memberId: null }
const LAPSE = { elsewhere: false, lapsed: true }

const typed = () => sessionStorage.getItem('words:case.1')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  makeTokenStorage().saveSession(YUNA, false)
})

describe('what was typed before a session lapsed', () => {
  function lapsed(session: Session) {
    makeTokenStorage().saveSession(session, false)
    const tab = authTab()
    sessionStorage.setItem('words:case.1', '쓰던 말')
    tab.dispatch(sessionEnded(LAPSE))
    tab.reduced.length = 0
    return tab
  }

  it('is there for the same member, and the tab no longer says that it lapsed', () => {
    const tab = lapsed(YUNA)
    tab.dispatch(loggedIn(YUNA))
    expect(typed()).toBe('쓰던 말')
    expect(tab.reduced).toEqual([loggedIn(YUNA)])
    tab.dispatch(sessionEnded(LAPSE))
    tab.dispatch(loggedIn(YUNA))
    makeTokenStorage().clear()
    expect(authTab().auth().lapsed).toBeNull()
  })

  it.each([
    ['another member', YUNA, JUN],
    ['a member whose id is unknown', YUNA, NOBODY],
    ['anybody when its own member is unknown', NOBODY, YUNA],
    ['anybody when neither is known', NOBODY, NOBODY],
  ])('is gone from the tab and its state before they show it to %s', (_whom, before, next) => {
    const tab = lapsed(before)
    tab.dispatch(loggedIn(next))
    expect(typed()).toBeNull()
    expect(tab.reduced).toEqual([sessionEnded({ elsewhere: true }), loggedIn(next)])
    expect(tab.auth()).toMatchObject(next)
  })

  it('is gone after a log-out', () => {
    const tab = authTab()
    sessionStorage.setItem('words:case.1', '쓰던 말')
    tab.dispatch(sessionEnded())
    expect(typed()).toBeNull()
  })
})

it('a log-in without a lapsed session ends none', () => {
  makeTokenStorage().clear()
  const tab = authTab()
  tab.dispatch(loggedIn(YUNA))
  expect(tab.reduced).toEqual([loggedIn(YUNA)])
})

it.each([loggedIn(YUNA, { elsewhere: true }), tokensRenewed(YUNA, { elsewhere: true })])(
  'what another tab has stored meanwhile is not overwritten by $type',
  (action) => {
    const tab = authTab()
    tab.storage.saveSession(JUN, false)
    tab.dispatch(action)
    expect(tab.storage.read()).toEqual(JUN)
  },
)

it('the session that another member has begun in another tab survives the end of this one’s', () => {
  const tab = authTab()
  tab.storage.saveSession(JUN, false)
  tab.dispatch(sessionEnded({ elsewhere: true }))
  expect(tab.storage.read()).toEqual(JUN)
})

it('an onboarding that is taken up again lasts over a reload until it is finished', () => {
  const tab = authTab()
  tab.dispatch(onboardingResumed())
  tab.dispatch(withdrawalBegun())
  expect(authTab().auth().onboarding).toBe(true)
  tab.dispatch(onboardingFinished())
  expect(authTab().auth().onboarding).toBe(false)
})

import { describe, expect, it } from 'vitest'
import {
  type AuthState,
  authOf,
  authReducer,
  loggedIn,
  onboardingFinished,
  onboardingResumed,
  selectAccessToken,
  selectIsAuthenticated,
  selectIsOnboarding,
  selectMemberId,
  selectWithdrawal,
  sessionEnded,
  tokensRenewed,
  withdrawalBegun,
  withdrawalDone,
  withdrawalSettled,
  withdrawalUnanswered,
} from './authSlice.ts'

const SESSION = { accessToken: 'a', refreshToken: 'r', memberId: 3 }
const SIGNED_OUT: AuthState = {
  accessToken: null,
  refreshToken: null,
  memberId: null,
  role: null,
  onboarding: false,
  withdrawal: null,
  lapsed: null,
}
const elsewhere = { elsewhere: true }
const start = authReducer(undefined, { type: 'init' })
const after = (...actions: Parameters<typeof authReducer>[1][]) => actions.reduce(authReducer, start)

describe('a session', () => {
  it('is empty at first, and without stored tokens', () => {
    expect(start).toEqual(SIGNED_OUT)
    expect(authOf(null, true)).toEqual(SIGNED_OUT)
  })

  it('starts with a log-in as USER, without onboarding', () => {
    expect(after(loggedIn(SESSION))).toEqual({ ...SIGNED_OUT, ...SESSION, role: 'USER' })
    expect(authOf(SESSION)).toEqual({ ...SIGNED_OUT, ...SESSION, role: 'USER' })
  })

  it('of a new member is in onboarding until that is finished', () => {
    const newcomer = after(loggedIn({ ...SESSION, onboarding: true }))
    expect(newcomer.onboarding).toBe(true)
    expect(authReducer(newcomer, onboardingFinished())).toEqual(authOf(SESSION))
    expect(after(loggedIn(SESSION), onboardingResumed()).onboarding).toBe(true)
  })

  it('continues with renewed tokens as the same member', () => {
    const renewed = after(loggedIn(SESSION), tokensRenewed({ accessToken: 'a2', refreshToken: 'r2' }))
    expect(renewed).toEqual(authOf({ ...SESSION, accessToken: 'a2', refreshToken: 'r2' }))
  })

  it('leaves nothing behind when it ends', () => {
    expect(after(loggedIn({ ...SESSION, onboarding: true }), sessionEnded())).toEqual(SIGNED_OUT)
  })

  it('that the server has ended leaves the name of its member until the next log-in', () => {
    const lapsed = after(loggedIn(SESSION), sessionEnded({ elsewhere: false, lapsed: true }))
    expect(lapsed).toEqual({ ...SIGNED_OUT, lapsed: { memberId: 3 } })
    expect(authReducer(lapsed, loggedIn(SESSION)).lapsed).toBeNull()
  })

  it('is marked as changed in this tab, unless another tab changed it', () => {
    expect([loggedIn(SESSION), tokensRenewed(SESSION), sessionEnded()].map(({ meta }) => meta)).toEqual(
      Array.from({ length: 3 }, () => ({ elsewhere: false })),
    )
    expect(sessionEnded(elsewhere).meta).toEqual(elsewhere)
  })
})

describe('a withdrawal', () => {
  const withdrawal = (...actions: Parameters<typeof authReducer>[1][]) =>
    after(loggedIn(SESSION), ...actions).withdrawal

  it('is sent, stays unanswered, is done, and is acknowledged', () => {
    expect(withdrawal()).toBeNull()
    expect(withdrawal(withdrawalBegun())).toBe('asked')
    expect(withdrawal(withdrawalUnanswered())).toBe('unsure')
    expect(withdrawal(withdrawalDone())).toBe('done')
    expect(withdrawal(withdrawalDone(), withdrawalSettled())).toBeNull()
  })

  it('that is done survives the end of its session', () => {
    expect(withdrawal(withdrawalDone(), sessionEnded())).toBe('done')
  })

  it('that stayed unanswered counts as done when the server ends the session', () => {
    expect(withdrawal(withdrawalUnanswered(), sessionEnded())).toBe('done')
  })

  it('that stayed unanswered is dropped when another tab logs out', () => {
    expect(withdrawal(withdrawalUnanswered(), sessionEnded(elsewhere))).toBeNull()
    expect(withdrawal(withdrawalDone(), sessionEnded(elsewhere))).toBe('done')
  })
})

it('the selectors read the session', () => {
  const auth: AuthState = { ...authOf(SESSION, true), withdrawal: 'asked' }
  expect(selectAccessToken({ auth })).toBe('a')
  expect(selectMemberId({ auth })).toBe(3)
  expect(selectIsOnboarding({ auth })).toBe(true)
  expect(selectWithdrawal({ auth })).toBe('asked')
  expect([auth, SIGNED_OUT].map((state) => selectIsAuthenticated({ auth: state }))).toEqual([true, false])
})

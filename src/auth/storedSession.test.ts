import { beforeEach, expect, it } from 'vitest'
import { sessionEnded, tokensRenewed } from './authSlice.ts'
import { adoptStoredSession } from './storedSession.ts'
import { authTab } from './testing/authTab.ts'
import { makeTokenStorage } from './tokenStorage.ts'

const YUNA = { accessToken: 'a', refreshToken: 'r', memberId: 3 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('a tab without a session takes over one whose member is unknown, and is signed in', () => {
  const tab = authTab()
  const session = { ...YUNA, memberId: null }
  tab.storage.saveSession(session, false)
  expect(adoptStoredSession(tab.storage, tab)).toBe('other')
  expect(tab.auth()).toMatchObject({ ...session, role: 'USER' })
})

it('a tab whose session has lapsed keeps what was typed when the same member logs in in another tab', () => {
  makeTokenStorage().saveSession(YUNA, false)
  const tab = authTab()
  tab.dispatch(sessionEnded({ elsewhere: false, lapsed: true }))
  sessionStorage.setItem('words:case.1', '쓰던 말')
  tab.storage.saveSession(YUNA, false)
  adoptStoredSession(tab.storage, tab)
  expect(tab.auth()).toMatchObject(YUNA)
  expect(sessionStorage.getItem('words:case.1')).toBe('쓰던 말')
})

it('new tokens of the same member are taken over, and nothing else changes', () => {
  makeTokenStorage().saveSession(YUNA, false)
  const tab = authTab()
  tab.storage.saveTokens({ accessToken: 'b', refreshToken: 's' })
  expect(adoptStoredSession(tab.storage, tab)).toBe('same')
  expect(tab.reduced).toEqual([
    tokensRenewed({ ...YUNA, accessToken: 'b', refreshToken: 's' }, { elsewhere: true }),
  ])
  expect(adoptStoredSession(tab.storage, tab)).toBe('same')
  expect(tab.reduced).toHaveLength(1)
})

it('a tab that has lapsed says so over a reload, until there is a session again', () => {
  makeTokenStorage().saveSession(YUNA, false)
  authTab().dispatch(sessionEnded({ elsewhere: false, lapsed: true }))
  expect(authTab().auth().lapsed).toEqual({ memberId: 3 })
  makeTokenStorage().saveSession(YUNA, false)
  expect(authTab().auth().lapsed).toBeNull()
})

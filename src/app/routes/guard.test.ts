import { expect, it } from 'vitest'
import { whereInstead, type Access, type Visitor } from './guard.ts'
import { ROUTES } from './routeTable.ts'

const visitor: Visitor = { isAuthenticated: false, isOnboarding: false }
const member: Visitor = { isAuthenticated: true, isOnboarding: false }
const newcomer: Visitor = { isAuthenticated: true, isOnboarding: true }

it.each<[Access, visitor: string | null, member: string | null, newcomer: string | null]>([
  ['member', '/login', null, null],
  ['visitor', null, '/', '/'],
  ['onboarding', null, '/', null],
  ['anyone', null, null, null],
])('%s: a visitor goes to %s, a member to %s, who has just signed up to %s', (access, ...expected) => {
  expect([visitor, member, newcomer].map((who) => whereInstead(access, who))).toEqual(expected)
})

const pathsOf = (access: Access) => ROUTES.filter((route) => route.access === access).map(({ path }) => path)

it('leaves only log-in and sign-up to the signed-out', () => {
  expect(pathsOf('visitor').every((path) => path === '/login' || path.startsWith('/signup/'))).toBe(true)
})

it('opens the end of the sign-up and the pre-test to newcomers', () => {
  expect(
    pathsOf('onboarding').every((path) => path === '/signup/complete' || path.startsWith('/pre-test/')),
  ).toBe(true)
})

it('shows the not-found screen to anyone and nothing else', () => {
  expect(pathsOf('anyone')).toEqual(['*'])
})

it('shows a tab bar everywhere but on log-in, sign-up, chat, profile detail and pre-test (docs/product.md "Header and tab bar")', () => {
  const without = ROUTES.filter(({ tab }) => tab === undefined).map(({ path }) => path)
  const hidden =
    /^\/(login|signup\/.*|pre-test\/.*|profile-detail\/.*|home\/(private-)?chat(-demo)?|chat-demo)$/
  expect(without.filter((path) => !hidden.test(path))).toEqual([])
  expect(ROUTES.filter(({ path, tab }) => hidden.test(path) && tab !== undefined)).toEqual([])
})

it('lights the 마이 tab on /my and everything below, and on other profiles', () => {
  const lit = ROUTES.filter(({ tab }) => tab === 'my').map(({ path }) => path)
  expect(lit).toEqual(
    ROUTES.map(({ path }) => path).filter((path) => /^\/(my|profile-other)(\/|$)/.test(path)),
  )
})

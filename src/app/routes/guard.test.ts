import { describe, expect, it } from 'vitest'
import { whereInstead, type Access, type Visitor } from './guard.ts'
import { ROUTES } from './routeTable.ts'

const visitor: Visitor = { isAuthenticated: false, isOnboarding: false }
const member: Visitor = { isAuthenticated: true, isOnboarding: false }
const newcomer: Visitor = { isAuthenticated: true, isOnboarding: true }

it.each<[Access, visitor: string | null, member: string | null, newcomer: string | null]>([
  ['member', '/login?next=%2Fbands%2F7%3Fname%3Dx', null, null],
  ['visitor', null, '/', '/'],
  ['onboarding', null, '/', null],
  ['anyone', null, null, null],
])('a screen for %s sends a visitor to %s, a member to %s and a new member to %s', (access, ...expected) => {
  const asked = new URL('http://localhost/bands/7?name=x')
  expect([visitor, member, newcomer].map((who) => whereInstead(access, who, asked))).toEqual(expected)
})

describe('the address asked for', () => {
  const login = (next: string) => new URL(`http://localhost/login?${new URLSearchParams({ next })}`)

  it('is remembered by the log-in, except home and the screens on which members end their session', () => {
    const where = (path: string) => whereInstead('member', visitor, new URL(path, 'http://localhost'))
    expect(where('/profile-detail/3')).toBe('/login?next=%2Fprofile-detail%2F3')
    expect(where('/')).toBe('/login')
    expect(where('/my')).toBe('/login')
    expect(where('/my?edit=')).toBe('/login?next=%2Fmy%3Fedit%3D')
    expect(where('/my/setting')).toBe('/login')
  })

  it('is opened after the log-in', () => {
    expect(whereInstead('visitor', member, login('/bands/7?name=x#top'))).toBe('/bands/7?name=x#top')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'bands/7',
    '',
  ])('is not followed to another site: %j', (next) => {
    expect(whereInstead('visitor', member, login(next))).toBe('/')
  })
})

const pathsOf = (access: Access) => ROUTES.filter((route) => route.access === access).map(({ path }) => path)

it('only the log-in and the sign-up are for signed-out visitors', () => {
  expect(
    pathsOf('visitor').every((path) => path === '/login' || /^\/(login|signup|password)\//.test(path)),
  ).toBe(true)
})

it('the end of the sign-up and the pre-test are open to new members', () => {
  expect(
    pathsOf('onboarding').every((path) => path === '/signup/complete' || path.startsWith('/pre-test/')),
  ).toBe(true)
})

it('only the texts, the steps to the home screen and the not-found screen are open to anyone', () => {
  expect(pathsOf('anyone')).toEqual(['/install/ios', '/policy/terms', '/policy/privacy', '/about', '*'])
})

it('every screen has a tab bar but log-in, sign-up, passwords, chat, invitations, profile detail, pre-test, the consent, the texts, the steps to the home screen, what is shared into the app, the moderators’ screens and the forms for bands, groups and applications (docs/product.md "Header and tab bar")', () => {
  const without = ROUTES.filter(({ tab }) => tab === undefined).map(({ path }) => path)
  const hidden =
    /^\/(admin.*|login(\/suspended)?|signup\/.*|password\/.*|my\/setting\/(password|notifications\/on)|pre-test\/.*|profile-detail\/.*|home\/(private-)?chat(-demo)?|home\/chat\/invite\/.*|chat-demo|join\/(create-.*|change-chat-info)|bands\/:bandId\/apply|consent|share|install\/ios|policy\/.*|about)$/
  expect(without.filter((path) => !hidden.test(path))).toEqual([])
  expect(ROUTES.filter(({ path, tab }) => hidden.test(path) && tab !== undefined)).toEqual([])
})

it('the 마이 tab is highlighted on /my, below it but for the form of the password and the steps to pushes, and on other profiles', () => {
  const lit = ROUTES.filter(({ tab }) => tab === 'my').map(({ path }) => path)
  expect(lit).toEqual(
    ROUTES.map(({ path }) => path).filter(
      (path) =>
        /^\/(my|profile-other)(\/|$)/.test(path) &&
        !['/my/setting/password', '/my/setting/notifications/on'].includes(path),
    ),
  )
})

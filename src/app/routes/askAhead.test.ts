import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '#src/api/api.ts'
import { forgetEarly } from '#src/api/early.ts'
import { stubServer } from '#src/api/testing/stubServer.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { makeStore } from '../store.ts'
import { askAhead } from './askAhead.ts'

const PROFILE = '/api/member/7/profile'

let kit: ReturnType<typeof makeStore>
beforeEach(() => {
  makeTokenStorage().saveSession({ accessToken: 'tok', refreshToken: 'refresh', memberId: 3 }, false)
  kit = makeStore()
})
afterEach(() => {
  kit.dispose()
  forgetEarly()
  vi.unstubAllGlobals()
})

const open = (path: string, params: Record<string, string> = {}) =>
  askAhead(kit.store, path, params, new URLSearchParams())

it('a member and their tracks are requested together, and not again while the answers are pending', async () => {
  const seen = stubServer(() => 'silence')
  open('/profile-other/:memberId', { memberId: '7' })
  open('/profile-detail/:memberId', { memberId: '7' })
  expect(seen.map(({ path }) => path)).toEqual([PROFILE, `${PROFILE}/saved-tracks`])
  forgetEarly()
  await import('#src/features/profile/membersApi.ts')
  open('/profile-other/:memberId', { memberId: '7' })
  open('/profile-detail/:memberId', { memberId: '7' })
  await vi.waitFor(() => expect(seen).toHaveLength(4))
  expect(seen.slice(2).map(({ path }) => path)).toEqual([PROFILE, `${PROFILE}/saved-tracks`])
})

it('the recommended bands are requested once, whether or not their screen is loaded', async () => {
  const seen = stubServer(() => 'silence')
  open('/')
  open('/')
  expect(seen.map(({ path }) => path)).toEqual(['/api/bands/recommended?limit=40'])
  await import('#src/features/bands/public.ts')
  open('/')
  open('/')
  // the endpoint uses the pending answer
  await vi.waitFor(() => expect(kit.store.getState()[api.reducerPath].queries).not.toEqual({}))
  expect(seen).toHaveLength(1)
})

it('nothing is requested for an address without a member, nor for requests that only the start sends early', () => {
  const seen = stubServer(() => 'silence')
  open('/profile-other/:memberId', { memberId: 'me' })
  open('/join')
  expect(seen).toEqual([])
})

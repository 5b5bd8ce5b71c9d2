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

it('asks for a member and their songs side by side, and not again while the answers are on their way', async () => {
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

it('asks for recommended bands once, whether or not the screen that asks for them has been loaded', async () => {
  const seen = stubServer(() => 'silence')
  open('/')
  open('/')
  expect(seen.map(({ path }) => path)).toEqual(['/api/bands/recommended?limit=40'])
  await import('#src/features/bands/public.ts')
  open('/')
  open('/')
  // the endpoint takes the answer that is on its way
  await vi.waitFor(() => expect(kit.store.getState()[api.reducerPath].queries).not.toEqual({}))
  expect(seen).toHaveLength(1)
})

it('asks nothing where an address names nobody, and nothing that only the start asks early', () => {
  const seen = stubServer(() => 'silence')
  open('/profile-other/:memberId', { memberId: 'me' })
  open('/join')
  expect(seen).toEqual([])
})

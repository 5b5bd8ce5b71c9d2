import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetEarly } from '#src/api/early.ts'
import { stubServer } from '#src/api/testing/stubServer.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { makeStore } from '../store.ts'
import { ahead } from './ahead.ts'

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

it('asks for a member and their songs side by side, and not again while they are on their way', async () => {
  const seen = stubServer(() => 'silence')
  ahead.memberWithSongs(kit.store, { memberId: '7' })
  ahead.member(kit.store, { memberId: '7' })
  await vi.waitFor(() => expect(seen.map(({ path }) => path)).toEqual([PROFILE, `${PROFILE}/saved-tracks`]))
})

it('asks for bands to recommend as long as the screen that asks by itself is not there', async () => {
  const seen = stubServer(() => 'silence')
  ahead.recommended(kit.store)
  ahead.recommended(kit.store)
  expect(seen.map(({ path }) => path)).toEqual(['/api/bands/recommended?limit=40'])
  forgetEarly()
  await import('#src/features/bands/public.ts')
  ahead.recommended(kit.store)
  expect(seen).toHaveLength(1)
})

it('asks nothing where an address names nobody', async () => {
  const seen = stubServer(() => 'silence')
  ahead.memberWithSongs(kit.store, { memberId: 'me' })
  ahead.ownProfile(kit.store)
  await vi.waitFor(() => expect(seen.map(({ path }) => path)).toEqual(['/api/profile']))
})

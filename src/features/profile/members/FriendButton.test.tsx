import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import type { OtherProfile } from '#contract/http/profile/profile.ts'
import { stubServer } from '#src/api/testing/stubServer.ts'
import { makeStore } from '#src/app/store.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { FriendButton } from './FriendButton.tsx'

afterEach(() => vi.unstubAllGlobals())

it('says that the two are friends as soon as the profile does, also where the card does not know it yet', async () => {
  const card: OtherProfile = {
    memberId: 7,
    nickname: 'harin',
    age: 24,
    gender: 'FEMALE',
    region: null,
    district: null,
    bio: null,
    profileImageUrl: null,
    youtubeUrl: null,
    instagramUrl: null,
    availableSessions: [],
    sessions: [],
    genres: [],
    tags: [],
    traits: [],
    favoriteArtists: [],
    savedTracks: [],
    savedAlbums: [],
    friend: false,
    blocked: false,
    canRequestChat: true,
    chatRequested: false,
  }
  stubServer(({ path }) => ({
    json: path.includes('profile')
      ? { ...card, friend: true }
      : { isSuccess: true, code: 'COMMON200', message: '', result: [] },
  }))
  makeTokenStorage().saveSession({ accessToken: 'tok', refreshToken: 'refresh', memberId: 3 }, true)
  const kit = makeStore()
  render(
    <Provider store={kit.store}>
      <FriendButton member={card} onAsk={() => {}} beside={{ current: null }} />
    </Provider>,
  )
  expect(await screen.findByRole('button', { name: '친구' })).toBeDisabled()
  kit.dispose()
})

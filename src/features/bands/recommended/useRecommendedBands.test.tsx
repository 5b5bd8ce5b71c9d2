import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubServer } from '#src/api/testing/stubServer.ts'
import { makeStore } from '#src/app/store.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { BUILT_IN_BANDS } from './builtInBands.ts'
import { useRecommendedBands } from './useRecommendedBands.ts'

let kit: ReturnType<typeof makeStore>
beforeEach(() => {
  makeTokenStorage().saveSession({ accessToken: 'tok', refreshToken: 'refresh', memberId: 3 }, true)
  kit = makeStore()
})
afterEach(() => {
  kit.dispose()
  vi.unstubAllGlobals()
})

const at = (path: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <Provider store={kit.store}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </Provider>
  ),
})

it.each(['/pre-test/artist', '/pre-test/session'])(
  'the built-in bands are shown at once at %s, without a request',
  (path) => {
    const seen = stubServer(() => 'silence')
    const { result } = renderHook(() => useRecommendedBands('list'), at(path))
    expect(result.current).toEqual({ cards: BUILT_IN_BANDS, isLoading: false })
    expect(seen).toEqual([])
  },
)

it('without a line the server is asked once for bands, and not for each of them', async () => {
  expectConsole('error', ' found no bands ')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const seen = stubServer(() => 'offline')
  const { result } = renderHook(() => useRecommendedBands('home'), at('/'))
  await waitFor(() => expect(result.current).toEqual({ cards: BUILT_IN_BANDS, isLoading: false }))
  expect(seen.map(({ path }) => path.split('?')[0])).toEqual(['/api/bands/recommended'])
})

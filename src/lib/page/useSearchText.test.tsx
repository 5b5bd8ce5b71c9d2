import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SEARCH_DEBOUNCE_MS, useSearchText } from './useSearchText.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(address: string) {
  let router!: ReturnType<typeof createMemoryRouter>
  const wrapper = ({ children }: { children: ReactNode }) => {
    router ??= createMemoryRouter([{ path: '/search', element: children }], { initialEntries: [address] })
    return <RouterProvider router={router} />
  }
  const { result } = renderHook(useSearchText, { wrapper })
  return { search: () => result.current, address: () => router.state.location.search }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('a search is asked for, and in the address, once its text rests', async () => {
  const { search, address } = open('/search')
  act(() => search().setText('보컬 '))
  expect(search()).toMatchObject({ text: '보컬 ', asked: null })
  await pass(SEARCH_DEBOUNCE_MS)
  expect(search().asked).toBe('보컬')
  expect(new URLSearchParams(address()).get('q')).toBe('보컬')
})

it('an emptied search leaves the address at once, before a tap can leave the page', async () => {
  const { search, address } = open('/search?q=보컬')
  expect(search()).toMatchObject({ text: '보컬', asked: '보컬' })
  act(() => search().setText(''))
  await pass(0)
  expect(search().asked).toBe('')
  expect(address()).toBe('')
})

import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useIdParam } from './useIdParam.ts'

const at = (path: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/bands/:bandId?" element={children} />
      </Routes>
    </MemoryRouter>
  ),
})

it.each([
  ['/bands/7', 7],
  ['/bands/0', null],
  ['/bands/first', null],
  ['/bands/7.5', null],
  ['/bands', null],
])('the id in %s is %s', (path, id) => {
  const { result } = renderHook(() => useIdParam('bandId'), at(path))
  expect(result.current).toBe(id)
})

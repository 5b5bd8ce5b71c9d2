import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

it('has no broken picture without a line, and its drawing once that is loaded', () => {
  const { container } = render(<EmptyState art="none" title="검색 결과가 없습니다." />)
  const drawing = container.querySelector('img')!
  expect(drawing).toBeVisible()
  fireEvent.error(drawing)
  expect(drawing).not.toBeVisible()
  fireEvent.load(drawing)
  expect(drawing).toBeVisible()
})

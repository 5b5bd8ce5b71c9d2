import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { theme } from '#src/ui/theme.ts'
import { EntryBanner } from './EntryBanner.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('the banner is shown for two seconds, fades out, and is removed', async () => {
  const { container } = render(
    <EntryBanner notification={{ type: 'FRIEND', isAccepted: false, application: null }} />,
  )
  const moving = () => container.querySelector('[data-leaving]')
  await pass(1_999)
  expect(screen.getByText('새로운 친구 요청이 왔어요!')).toBeVisible()
  expect(moving()).toHaveAttribute('data-leaving', 'false')
  await pass(1)
  expect(moving()).toHaveAttribute('data-leaving', 'true')
  await pass(theme.motion.base)
  expect(container).toBeEmptyDOMElement()
})

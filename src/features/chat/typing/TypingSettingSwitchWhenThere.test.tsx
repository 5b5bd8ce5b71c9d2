import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeEach, expect, it, vi } from 'vitest'
import { TypingSettingSwitchWhenThere } from './TypingSettingSwitchWhenThere.tsx'

const line = vi.hoisted(() => ({ isUp: false, tries: 0 }))
vi.mock('./TypingSettingSwitch.tsx', () => ({
  get TypingSettingSwitch() {
    line.tries += 1
    if (!line.isUp) throw new TypeError('Failed to fetch')
    return () => <p>입력 중 표시</p>
  },
}))

beforeEach(() => {
  line.isUp = false
  line.tries = 0
})

const openScreen = () =>
  render(
    <Provider store={configureStore({ reducer: { typing: () => ({}) } })}>
      <TypingSettingSwitchWhenThere />
    </Provider>,
  )
const isTried = (times: number) => vi.waitFor(() => expect(line.tries).toBe(times))

/** In the order of a phone that loses its line: what has been fetched once is there for good. */
it('is fetched again when the screen is opened again or the phone is back online, after it could not be', async () => {
  const first = openScreen()
  await isTried(1)
  expect(screen.queryByText('입력 중 표시')).toBeNull()
  first.unmount()

  openScreen()
  await isTried(2)
  expect(screen.queryByText('입력 중 표시')).toBeNull()
  line.isUp = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('입력 중 표시')).toBeVisible()
})

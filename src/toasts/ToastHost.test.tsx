import { configureStore, createAction, type UnknownAction } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastHost } from './ToastHost.tsx'
import {
  TOAST_LONG_MS,
  toastDismissed,
  toastsReducer,
  toastShown,
  type Toast,
  type ToastsState,
} from './toastsSlice.ts'

/** Imitates a step back in the DevTools. */
const steppedBack = createAction<ToastsState>('steppedBack')

function aHost() {
  const store = configureStore({
    reducer: {
      toasts: (state: ToastsState | undefined, action: UnknownAction) =>
        steppedBack.match(action) ? action.payload : toastsReducer(state, action),
      presses: (count: number = 0, { type }) => (type === 'pressed' ? count + 1 : count),
    },
  })
  render(
    <Provider store={store}>
      <ToastHost aboveTabs />
    </Provider>,
  )
  return {
    store,
    show: (toast: Partial<Toast>) =>
      act(async () => void store.dispatch(toastShown({ text: '저장되었습니다.', tone: 'ok', ...toast }))),
  }
}

beforeEach(async () => {
  // the host loads this on demand, and fake timers would delay that
  await import('./ToastStack.tsx')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

it.each([
  ['ok', 'status'],
  ['error', 'alert'],
] as const)('a toast with the tone %s has the role %s', async (tone, role) => {
  const { show } = aHost()
  await show({ tone })
  expect(await screen.findByRole(role)).toHaveTextContent('저장되었습니다.')
})

it('a toast is removed after its time and not before', async () => {
  const { show, store } = aHost()
  await show({ durationMs: 2_000 })
  await screen.findByRole('status')
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(store.getState().toasts.shown).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(store.getState().toasts.shown).toEqual([])
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('a toast of three seconds fades from two and a half on', async () => {
  const { show, store } = aHost()
  await show({ durationMs: TOAST_LONG_MS })
  await screen.findByRole('status')
  await act(() => vi.advanceTimersByTimeAsync(2_300))
  expect(store.getState().toasts.shown).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(store.getState().toasts.shown).toEqual([])
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('a toast stays while a pointer is over it or the focus is in it', async () => {
  const { show, store } = aHost()
  await show({ action: { label: '취소', press: { type: 'pressed' } } })
  const button = await screen.findByRole('button', { name: '취소' })
  fireEvent.focus(button)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(store.getState().toasts.shown).toHaveLength(1)
  fireEvent.blur(button)
  await act(() => vi.advanceTimersByTimeAsync(2_100))
  expect(store.getState().toasts.shown).toEqual([])
})

it('the button of a toast dispatches its action and closes the toast', async () => {
  const { show, store } = aHost()
  await show({ action: { label: '취소', press: { type: 'pressed' } } })
  fireEvent.click(await screen.findByRole('button', { name: '취소' }))
  expect(store.getState().presses).toBe(1)
  expect(store.getState().toasts.shown).toEqual([])
})

it('a toast is shown again when time travel steps back while it fades', async () => {
  const { show, store } = aHost()
  await show({})
  await screen.findByRole('status')
  const before = store.getState().toasts
  await act(async () => void store.dispatch(toastDismissed(1)))
  await act(async () => void store.dispatch(steppedBack(before)))
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('status')).toHaveTextContent('저장되었습니다.')
})

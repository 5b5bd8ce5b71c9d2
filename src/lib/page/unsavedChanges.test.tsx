import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useUnsavedChanges } from './unsavedChanges.ts'

let isDirty: boolean
let onLeft: () => void

function Form() {
  const { isAsking, stay, leave } = useUnsavedChanges({
    isDirty,
    questionGone: () => Promise.resolve(),
    belongs: (pathname) => pathname.startsWith('/form/'),
    onLeft,
  })
  return (
    <>
      <h1>폼</h1>
      <Link to="/elsewhere">다른 곳</Link>
      <Link to="/form">여기</Link>
      <Link to="/form/step">다음 단계</Link>
      {isAsking && (
        <>
          <button type="button" onClick={stay}>
            계속 쓰기
          </button>
          <button type="button" onClick={leave}>
            나가기
          </button>
        </>
      )}
    </>
  )
}

/** The number of `onLeft` calls at the moment the screen after the form is laid out. */
let toldBefore: number | null = null
function Elsewhere() {
  useLayoutEffect(() => {
    toldBefore = vi.mocked(onLeft).mock.calls.length
  }, [])
  return <h1>다른 화면</h1>
}

let router: ReturnType<typeof createBrowserRouter>
/** The form is opened from another page of the app, so the browser's history has both. */
beforeEach(async () => {
  isDirty = true
  onLeft = vi.fn<() => void>()
  history.replaceState(null, '', '/before')
  router = createBrowserRouter([
    { path: '/before', element: <h1>앞 화면</h1> },
    { path: '/elsewhere', element: <Elsewhere /> },
    { path: '/form', element: <Form /> },
    { path: '/form/step', element: <h1>단계</h1> },
  ])
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/form'))
})
afterEach(() => router.dispose())

const pressBack = () => act(async () => history.back())
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('undoes the browser’s back step before it asks, and goes back after a confirmation', async () => {
  await pressBack()
  expect(await screen.findByRole('button', { name: '나가기' })).toBeVisible()
  expect(location.pathname).toBe('/form')
  await answer('계속 쓰기')
  expect(screen.queryByRole('button', { name: '나가기' })).toBeNull()

  await pressBack()
  await answer('나가기')
  expect(await screen.findByRole('heading', { name: '앞 화면' })).toBeVisible()
  expect(location.pathname).toBe('/before')
})

it('asks before a link leads out of the form, and follows it after a confirmation', async () => {
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }))
  expect(location.pathname).toBe('/form')
  await answer('나가기')
  expect(await screen.findByRole('heading', { name: '다른 화면' })).toBeVisible()
})

it('asks from the moment the form is rendered', async () => {
  await act(() => router.navigate('/elsewhere'))
  await answer('나가기')
  await screen.findByRole('heading', { name: '다른 화면' })

  // outside act, React renders by itself as in a browser; the link is followed as soon as the form is visible
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const drawn = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (screen.queryByRole('heading', { name: '폼' }) === null) return
      watch.disconnect()
      resolve(router.navigate('/elsewhere'))
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  await router.navigate('/form')
  await drawn
  vi.unstubAllGlobals()
  expect(location.pathname).toBe('/form')
  expect(await screen.findByRole('button', { name: '계속 쓰기' })).toBeVisible()
})

it('does not ask when a link leads to the form itself', async () => {
  await userEvent.click(screen.getByRole('link', { name: '여기' }))
  expect(screen.queryByRole('button', { name: '나가기' })).toBeNull()
})

it('does not ask when nothing was changed', async () => {
  isDirty = false
  await act(() => router.navigate('/form', { replace: true }))
  await pressBack()
  await waitFor(() => expect(location.pathname).toBe('/before'))
  expect(await screen.findByRole('heading', { name: '앞 화면' })).toBeVisible()
})

it('does not ask on the way to a step of the form, and does not call onLeft', async () => {
  await userEvent.click(screen.getByRole('link', { name: '다음 단계' }))
  expect(await screen.findByRole('heading', { name: '단계' })).toBeVisible()
  expect(onLeft).not.toHaveBeenCalled()
})

it('calls onLeft once the form is left, not while it asks', async () => {
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }))
  await answer('계속 쓰기')
  expect(onLeft).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }))
  await answer('나가기')
  expect(await screen.findByRole('heading', { name: '다른 화면' })).toBeVisible()
  expect(onLeft).toHaveBeenCalledTimes(1)
})

it('calls onLeft also when nothing was changed', async () => {
  isDirty = false
  await act(() => router.navigate('/form', { replace: true }))
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }))
  expect(await screen.findByRole('heading', { name: '다른 화면' })).toBeVisible()
  expect(onLeft).toHaveBeenCalledTimes(1)
})

it('calls onLeft before the next screen is painted, so that reopening the form at once gives a new one', async () => {
  isDirty = false
  await act(() => router.navigate('/form?again'))
  await act(() => router.navigate('/elsewhere'))
  expect(toldBefore).toBe(1)
})

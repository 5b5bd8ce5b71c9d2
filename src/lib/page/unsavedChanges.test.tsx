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

/** How often somebody was told, when the screen after the form is drawn. */
let toldBefore: number | null = null
function Elsewhere() {
  useLayoutEffect(() => {
    toldBefore = vi.mocked(onLeft).mock.calls.length
  }, [])
  return <h1>다른 화면</h1>
}

let router: ReturnType<typeof createBrowserRouter>
/** From another page of the app, as the browser has it in its history. */
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

it('takes the browser’s step back before it asks, and goes back when somebody means it', async () => {
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

it('asks before a link leads away, and follows it then', async () => {
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }))
  expect(location.pathname).toBe('/form')
  await answer('나가기')
  expect(await screen.findByRole('heading', { name: '다른 화면' })).toBeVisible()
})

it('asks from the moment on at which the form is drawn', async () => {
  await act(() => router.navigate('/elsewhere'))
  await answer('나가기')
  await screen.findByRole('heading', { name: '다른 화면' })

  // as in a browser, where React draws by itself: whoever looks on sees the form, and takes a link at once
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

it('lets go where nobody leaves', async () => {
  await userEvent.click(screen.getByRole('link', { name: '여기' }))
  expect(screen.queryByRole('button', { name: '나가기' })).toBeNull()
})

it('asks nobody who has changed nothing', async () => {
  isDirty = false
  await act(() => router.navigate('/form', { replace: true }))
  await pressBack()
  await waitFor(() => expect(location.pathname).toBe('/before'))
  expect(await screen.findByRole('heading', { name: '앞 화면' })).toBeVisible()
})

it('asks nobody who goes to a step of the form, and tells nobody that they have left', async () => {
  await userEvent.click(screen.getByRole('link', { name: '다음 단계' }))
  expect(await screen.findByRole('heading', { name: '단계' })).toBeVisible()
  expect(onLeft).not.toHaveBeenCalled()
})

it('tells that somebody has left, once they have: not while they are asked', async () => {
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }))
  await answer('계속 쓰기')
  expect(onLeft).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }))
  await answer('나가기')
  expect(await screen.findByRole('heading', { name: '다른 화면' })).toBeVisible()
  expect(onLeft).toHaveBeenCalledTimes(1)
})

it('tells it of somebody who had changed nothing as well', async () => {
  isDirty = false
  await act(() => router.navigate('/form', { replace: true }))
  await userEvent.click(screen.getByRole('link', { name: '다른 곳' }))
  expect(await screen.findByRole('heading', { name: '다른 화면' })).toBeVisible()
  expect(onLeft).toHaveBeenCalledTimes(1)
})

it('tells it before the next screen is drawn: whoever comes back at once finds a new form', async () => {
  isDirty = false
  await act(() => router.navigate('/form?again'))
  await act(() => router.navigate('/elsewhere'))
  expect(toldBefore).toBe(1)
})

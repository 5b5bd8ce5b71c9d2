import { theTimeMachine } from './testing/timeMachine.ts' // before Redux Toolkit is loaded
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { enveloped, stubServer } from '#src/api/testing/stubServer.ts'
import { logOut } from '#src/auth/logOut.ts'
import { paths } from '#src/lib/paths.ts'
import { startApp, type App } from './startApp.tsx'

let app: App | undefined

afterEach(() => {
  app?.dispose()
  vi.unstubAllGlobals()
})

async function anAppWithDevTools(path: string) {
  const seen = stubServer(({ path: asked }) => {
    if (asked === '/member/login') return { json: { memberId: 3, accessToken: 'a', refreshToken: 'r' } }
    if (asked === '/auth/send') return { json: { message: '' } }
    return asked === '/auth/logout' ? { json: { message: '' } } : enveloped({ chatRoomInfos: [] })
  })
  app = startApp({ createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }) })
  await app.ready
  render(app.element)
  return { machine: theTimeMachine(), seen, app, user: userEvent.setup() }
}

/** What the world outside would notice. */
const outside = ({ router }: App, seen: unknown[]) => ({
  requests: seen.length,
  address: router.state.location.pathname,
  storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
})

it('stepping back through a log-in and a log-out sends nothing, goes nowhere and stores nothing', async () => {
  const { machine, seen, app, user } = await anAppWithDevTools(paths.login())
  await user.type(screen.getByLabelText('아이디'), 'yuna@hapju.kr')
  await user.type(screen.getByLabelText('비밀번호'), 'gitar2025')
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  expect(await screen.findByText('로그인 되었습니다.')).toBeVisible()
  await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/api/chat/rooms'))
  const signedIn = machine.past.length - 1
  await act(() => app.store.dispatch(logOut()))
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
  const before = outside(app, seen)

  for (let index = machine.past.length - 1; index >= 0; index -= 1) {
    await act(async () => machine.travelTo(index))
  }
  expect(outside(app, seen)).toEqual(before)

  await act(async () => machine.travelTo(signedIn))
  // the one of the way back may still be fading
  expect(screen.getAllByText('로그인 되었습니다.').at(-1)).toBeVisible()
  expect(app.store.getState().auth.memberId).toBe(3)
  expect(outside(app, seen)).toEqual(before)
})

it('stepping back on a screen that shows what the server knows redraws it and asks nothing again', async () => {
  localStorage.setItem('accessToken', 'a')
  localStorage.setItem('refreshToken', 'r')
  const { machine, seen, app } = await anAppWithDevTools(paths.home())
  await waitFor(() => expect(Object.values(app.store.getState().api.queries)[0]?.status).toBe('fulfilled'))
  const before = outside(app, seen)

  for (const index of [...Array(machine.past.length).keys(), machine.past.length - 1]) {
    await act(async () => machine.travelTo(index))
  }
  expect(outside(app, seen)).toEqual(before)
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})

it('stepping back in a sign-up shows the earlier draft', async () => {
  const { machine, seen, app, user } = await anAppWithDevTools(paths.signupEmail())
  await user.type(screen.getByLabelText('이메일'), 'yuna@hapju.kr')
  const unsent = machine.past.length - 1
  await user.click(screen.getByRole('button', { name: '인증번호 받기' }))
  await user.click(await screen.findByRole('button', { name: '확인' }))
  expect(await screen.findByText('yuna@hapju.kr로 보냈어요.')).toBeVisible()
  const before = { ...outside(app, seen), storage: '' }

  await act(async () => machine.travelTo(unsent))
  expect(screen.queryByText('yuna@hapju.kr로 보냈어요.')).toBeNull()
  expect({ ...outside(app, seen), storage: '' }).toEqual(before)
})

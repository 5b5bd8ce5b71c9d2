import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { login } from '#contract/http/auth/auth.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp } from '../renderApp.tsx'

async function logIn(user: UserEvent, email: string, password: string) {
  await user.type(screen.getByLabelText('아이디'), email)
  await user.type(screen.getByLabelText('비밀번호'), password)
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
}

it('lets a member in and shows them their home', async () => {
  const { email, password } = await aMember()
  const { user, router } = await renderApp(paths.login())
  await logIn(user, email, password)
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.home())
})

it('says that the two do not match, never which of them is wrong, and keeps what was typed', async () => {
  const { email } = await aMember()
  const { user } = await renderApp(paths.login())
  await logIn(user, email, 'wrong1234')
  expect(await screen.findByText('아이디 또는 비밀번호가 맞지 않습니다.')).toBeVisible()
  expect(screen.getByLabelText('아이디')).toHaveValue(email)
})

it('does not blame the password when nobody answers', async () => {
  const { email, password } = await aMember()
  const { user, server } = await renderApp(paths.login())
  server.faults.fault(login, 'offline')
  await logIn(user, email, password)
  expect(await screen.findByText(/네트워크를 확인하고/)).toBeVisible()
})

it('sends a visitor of a member’s screen to the log-in', async () => {
  const { router } = await renderApp(paths.privateChat())
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.login())
})

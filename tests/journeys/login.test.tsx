import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { login } from '#contract/http/auth.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp } from '../renderApp.tsx'

it('lets a member in and shows them their home', async () => {
  const { email, password } = await aMember()
  const { user, router } = await renderApp(paths.login())
  await user.type(screen.getByLabelText('ID'), email)
  await user.type(screen.getByLabelText('PASSWORD'), password)
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.home())
})

it('says that the password is wrong, and keeps what was typed', async () => {
  const { email } = await aMember()
  const { user } = await renderApp(paths.login())
  await user.type(screen.getByLabelText('ID'), email)
  await user.type(screen.getByLabelText('PASSWORD'), 'wrong1234')
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('아이디')
  expect(screen.getByLabelText('ID')).toHaveValue(email)
})

it('says that there is no connection', async () => {
  const { email, password } = await aMember()
  const { user, server } = await renderApp(paths.login())
  server.faults.fault(login, 'offline')
  await user.type(screen.getByLabelText('ID'), email)
  await user.type(screen.getByLabelText('PASSWORD'), password)
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})

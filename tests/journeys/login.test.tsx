import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'

async function logIn(user: UserEvent, email: string, password: string) {
  writeInto(screen.getByLabelText('아이디'), email)
  writeInto(screen.getByLabelText('비밀번호'), password)
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
}

it('a visitor of a member’s screen is sent to the log-in', async () => {
  const { router } = await renderApp(paths.privateChat())
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.login())
})

describe('a shared link', () => {
  it('opens after the log-in', async () => {
    const { email, password, memberId } = await aMember({ nickname: 'yuna22' })
    const bandId = await bandTest(theServer()).aBand({ memberId }, { name: 'Velvet Kite' })
    const { user, router } = await renderApp(paths.band(bandId, 'Velvet Kite'))
    expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
    await logIn(user, email, password)
    expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Kite' })).toBeVisible()
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(paths.band(bandId, 'Velvet Kite'))
  })

  it('to the log-in itself cannot lead to another site', async () => {
    const { email, password } = await aMember()
    const { user, router } = await renderApp(paths.login('//evil.example/bands/1'))
    await logIn(user, email, password)
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    expect(router.state.location.pathname).toBe(paths.home())
  })
})

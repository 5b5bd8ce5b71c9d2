import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import { refreshTokens } from '#contract/http/auth/auth.ts'
import { readProfile } from '#contract/http/profile/profile.ts'
// Imported here so that they are compiled before a test waits for them.
import '#src/features/profile/editor/OwnProfileEditor.tsx'
import '#src/features/profile/editor/TasteBlocks.tsx'
import type { TestMember } from '#server/testing/members.ts'
import { sessionEnded } from '#src/auth/authSlice.ts'
import { logOut } from '#src/auth/logOut.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, closeApps, renderApp, type RenderedApp, theServer } from '../renderApp.tsx'
import { writeInto } from '../writeInto.ts'
import { it } from './profile.fixtures.ts'

const WHY = /로그인이 만료되었어요\./
const EDITOR = `${paths.my()}?edit=`
const name = () => screen.findByRole('textbox', { name: '이름' })
const done = () => screen.getByRole('button', { name: '완료' })

/** Types a name, and lets the server refuse the session when it is saved. */
async function lapsedWhileEditing(yuna: TestMember) {
  const app = await renderApp(EDITOR, { as: yuna })
  writeInto(await name(), '유나')
  app.server.clock.advance({ minutes: 16 })
  app.server.faults.fault(refreshTokens, 'AUTH_009')
  await app.user.click(done())
  await screen.findByText(WHY)
  app.server.faults.clear()
  return app
}

async function logIn({ user, router }: RenderedApp, { email, password }: TestMember) {
  writeInto(screen.getByLabelText('아이디'), email)
  writeInto(screen.getByLabelText('비밀번호'), password)
  await user.click(screen.getByRole('button', { name: 'LOG IN' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe(paths.login()))
}

const typedText = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

describe('a session that the server ends during an edit', () => {
  it('says why one is at the log-in, and the edit is there again afterwards', async ({ yuna }) => {
    const app = await lapsedWhileEditing(yuna)
    expect(screen.queryByText('프로필 업데이트에 실패했습니다.')).toBeNull()
    await logIn(app, yuna)
    expect(await name()).toHaveValue('유나')
    expect(screen.queryByText(WHY)).toBeNull()
    await app.user.click(done())
    await waitFor(async () =>
      expect((await theServer().call(readProfile, { as: yuna })).value.nickname).toBe('유나'),
    )
  })

  it('is kept over a reload of the log-in too', async ({ yuna }) => {
    const { router } = await lapsedWhileEditing(yuna)
    const { pathname, search } = router.state.location
    window.dispatchEvent(new Event('pagehide'))
    closeApps()
    const again = await renderApp(pathname + search)
    expect(screen.getByText(WHY)).toBeVisible()
    await logIn(again, yuna)
    expect(await name()).toHaveValue('유나')
  })

  it('leaves nothing of the edit to another member', async ({ yuna }) => {
    const harin = await aMember({ nickname: 'harin' })
    const app = await lapsedWhileEditing(yuna)
    await logIn(app, harin)
    expect(await name()).toHaveValue('harin')
    expect(screen.queryByRole('heading', { name: '저장하지 않고 나갈까요?' })).toBeNull()
    await vi.waitFor(() => expect(typedText()).not.toContain('유나'))
  })
})

it('a band that is being written outlives the session too', async ({ yuna }) => {
  const app = await renderApp(paths.createBand(), { as: yuna })
  writeInto(await screen.findByRole('textbox', { name: /^밴드 이름/ }), '새벽 네 시')
  act(() => void app.store.dispatch(sessionEnded({ elsewhere: false, lapsed: true })))
  await screen.findByText(WHY)
  await logIn(app, yuna)
  expect(await screen.findByRole('textbox', { name: /^밴드 이름/ })).toHaveValue('새벽 네 시')
})

describe('what is kept of an edit', () => {
  it('is there after a reload', async ({ yuna }) => {
    await renderApp(EDITOR, { as: yuna })
    writeInto(await name(), 'yuna223')
    window.dispatchEvent(new Event('pagehide'))
    closeApps()
    await renderApp(EDITOR, { as: yuna })
    expect(await name()).toHaveValue('yuna223')
  })

  it('is gone when the editor was left, and after a log-out', async ({ yuna }) => {
    const { user, router, store } = await renderApp(EDITOR, { as: yuna })
    writeInto(await name(), 'yuna223')
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    await user.click(await screen.findByRole('button', { name: '나가기' }))
    await screen.findByRole('heading', { name: 'yuna22' })
    await router.navigate(EDITOR)
    expect(await name()).toHaveValue('yuna22')
    writeInto(await name(), 'yuna224')
    await store.dispatch(logOut())
    await screen.findByRole('button', { name: 'LOG IN' })
    expect(screen.queryByText(WHY)).toBeNull()
    expect(typedText()).not.toContain('yuna224')
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { readProfile } from '#contract/http/profile/profile.ts'
import type { TestMember } from '#server/testing/members.ts'
import { profileApi } from '#src/features/profile/public.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, renderApp, theServer } from '../renderApp.tsx'
import { it as base } from './profile.fixtures.ts'

const it = base.extend('details', () => ({ district: '마포구', genres: ['Indie Rock'] }))

const openMy = (yuna: TestMember) => renderApp(paths.my(), { as: yuna })

it("the screen shows the member's data, and links to archive, notifications and settings", async ({
  yuna,
}) => {
  await openMy(yuna)
  expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
  expect(screen.getByText('26세 · 여성 · 서울 마포구')).toBeVisible()
  expect(screen.getByText('퇴근 후에 기타 치는 사람이에요.')).toBeVisible()
  expect(screen.getByText('Indie Rock')).toBeVisible()
  expect(screen.getByText('저장된 곡이 없습니다.')).toBeVisible()
  expect(screen.getByRole('link', { name: '아카이브' })).toHaveAttribute('href', paths.archive())
  expect(screen.getByRole('link', { name: '설정' })).toHaveAttribute('href', paths.settings())
  expect(screen.getByRole('link', { name: '알림' })).toHaveAttribute('href', paths.notifications())
})

it('a mark shows as soon as a friend request arrives', async ({ yuna }) => {
  const { socket } = await openMy(yuna)
  await screen.findByRole('link', { name: '알림' })
  await waitFor(() => expect(socket.open).toBe(1))
  const harin = await aMember({ nickname: 'harin' })
  await theServer().call(requestFriend, { as: harin, body: { targetMemberId: yuna.memberId } })
  expect(await screen.findByRole('link', { name: '알림, 읽지 않은 소식 1개' })).toBeVisible()
})

it('logging out asks first; then no data of the member stays, and the server is told', async ({ yuna }) => {
  const { user, router, socket } = await openMy(yuna)
  await user.click(await screen.findByRole('button', { name: '로그아웃' }))
  const dialog = () => within(screen.getByRole('dialog'))
  expect(dialog().getByRole('heading', { name: '로그아웃할까요?' })).toBeVisible()
  await user.click(dialog().getByRole('button', { name: '아니오' }))
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: '로그아웃' }))
  await user.click(dialog().getByRole('button', { name: '예' }))
  expect(await screen.findByRole('button', { name: 'LOG IN' })).toBeVisible()
  expect(router.state.location.pathname).toBe(paths.login())
  expect(['accessToken', 'refreshToken', 'memberId'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ])
  await waitFor(() => expect(socket.open).toBe(0))
})

it('an error shows when the profile cannot be read, and it is fetched again', async ({ yuna }) => {
  theServer().faults.fault(readProfile, 400)
  const app = await openMy(yuna)
  expect(
    await screen.findByRole('heading', { name: '프로필 데이터를 불러오는데 실패했습니다.' }),
  ).toBeVisible()
  app.server.faults.clear()
  await app.user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
})

it('the profile shows at once, because it is fetched at the start', async ({ yuna }) => {
  const { router, server, store } = await renderApp(paths.home(), { as: yuna })
  const known = profileApi.endpoints.readProfile.select()
  await waitFor(() => expect(known(store.getState())).toMatchObject({ isSuccess: true }))
  server.faults.fault(readProfile, 'offline')
  await router.navigate(paths.my())
  expect(await screen.findByRole('heading', { name: 'yuna22' })).toBeVisible()
})

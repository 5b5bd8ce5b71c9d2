import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notification } from '#contract/http/notifications/notifications.ts'
import { enveloped, refusal, stubServer } from '#src/api/testing/stubServer.ts'
import { makeStore } from '#src/app/store.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { notificationsApi } from '../notificationsApi.ts'
import NotificationDetailPage from './NotificationDetailPage.tsx'

const aNotification = (notificationId: number, senderName: string): Notification => ({
  notificationId,
  type: 'CHAT',
  title: '',
  senderId: notificationId + 100,
  senderName,
  senderImageUrl: null,
  imageUrl: null,
  message: null,
  friendRequestId: null,
  isRead: 'READ',
  createdAt: '2026-11-20T00:00:00Z',
  bandId: null,
  bandName: null,
  isBandEnded: false,
  isAccepted: false,
  sanctionId: null,
  reportId: null,
  application: null,
})

let listed: Notification[] | 'refused'
let dispose: () => void

beforeEach(() => {
  listed = [aNotification(3, 'harin'), aNotification(2, 'minsu'), aNotification(1, 'sora')]
  makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 1 }, false)
  stubServer(() => (listed === 'refused' ? refusal(403, 'COMMON403', '권한이 없습니다.') : enveloped(listed)))
})
afterEach(() => {
  dispose()
  vi.unstubAllGlobals()
})

function open(address: string) {
  const made = makeStore()
  dispose = made.dispose
  render(
    <Provider store={made.store}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/notifications/:notificationId" element={<NotificationDetailPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  return made.store
}

const heading = (name: string) => screen.findByRole('heading', { name })

it('the notification in the URL is shown, wherever it is in the list', async () => {
  open('/notifications/2')
  expect(await heading('minsu')).toBeVisible()
  expect(screen.queryByText('harin', { exact: false })).toBeNull()
  expect(screen.queryByText('sora', { exact: false })).toBeNull()
})

it('a notification that is not in the list is reported as not found', async () => {
  open('/notifications/9')
  expect(await screen.findByText('알림을 찾을 수 없습니다.')).toBeVisible()
})

it('a URL without a valid id is reported as not found', async () => {
  open('/notifications/first')
  expect(await screen.findByText('알림을 찾을 수 없습니다.')).toBeVisible()
})

it('a failed request for the list is not reported as not found', async () => {
  listed = 'refused'
  open('/notifications/2')
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible()
  expect(screen.queryByText('알림을 찾을 수 없습니다.')).toBeNull()
})

it('an opened notification stays on screen when it leaves the list', async () => {
  const store = open('/notifications/2')
  await heading('minsu')
  await act(async () => {
    store.dispatch(
      notificationsApi.util.updateQueryData('listNotifications', undefined, () => [
        aNotification(3, 'harin'),
      ]),
    )
  })
  expect(await heading('minsu')).toBeVisible()
})

it('a sanction is opened under its own title, with a way back when it cannot be found', async () => {
  listed = [{ ...aNotification(4, ''), type: 'BAN', senderId: null, senderName: null, sanctionId: 7 }]
  const answerList = listed
  stubServer(({ path }) =>
    path === '/api/sanctions/7' ? refusal(404, 'SANCTION4004') : enveloped(answerList),
  )
  open('/notifications/4')
  expect(await heading('제재 내역')).toBeVisible()
  expect(await screen.findByText('제재 내역을 찾을 수 없어요.')).toBeVisible()
})

it('a ban without a sanction has nothing to refuse (P24)', async () => {
  listed = [{ ...aNotification(4, ''), type: 'BAN', senderId: null, senderName: null }]
  open('/notifications/4')
  expect(await screen.findByText('제제 내역입니다.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '거절' })).toBeNull()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enveloped, refusal, type Seen, stubServer } from '#src/api/testing/stubServer.ts'
import { makeStore } from '#src/app/store.ts'
import './ObjectionSheet.tsx'
import SuspendedPage from './SuspendedPage.tsx'

const SUSPENDED = {
  reason: '다른 멤버를 사칭한 일이 확인되었어요.',
  startsAt: '2026-07-08T09:00:00Z',
  endsAt: '2026-07-22T09:00:00Z' as string | null,
  objectionToken: 'token' as string | null,
}

let answer: Parameters<typeof stubServer>[0]
let seen: Seen[]
let dispose = () => {}

beforeEach(() => {
  vi.setSystemTime('2026-07-10T00:00:00Z')
  answer = () => enveloped(null)
  seen = stubServer((request) => answer(request))
})
afterEach(() => {
  vi.useRealTimers()
  dispose()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function open(suspended?: Partial<typeof SUSPENDED>) {
  const made = makeStore()
  dispose = made.dispose
  const state = suspended && { suspended: { ...SUSPENDED, ...suspended } }
  render(
    <Provider store={made.store}>
      <MemoryRouter initialEntries={[{ pathname: '/login/suspended', state }]}>
        <Routes>
          <Route path="/login" element={<p>log-in</p>} />
          <Route path="/login/suspended" element={<SuspendedPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  return userEvent.setup()
}

async function object(user: ReturnType<typeof open>, words = '제가 아니에요') {
  await user.click(screen.getByRole('button', { name: '이의 제기하기' }))
  const field = await screen.findByRole('textbox', { name: '하고 싶은 말' })
  if (words) await user.type(field, words)
  await user.click(screen.getByRole('button', { name: '보내기' }))
  return field
}

it('the page says until when, why and for how long, and leads back to the log-in', async () => {
  const user = open({})
  expect(screen.getByRole('heading', { name: /7월 22일까지\s*로그인할 수 없어요/ })).toBeVisible()
  expect(screen.getByText('다른 멤버를 사칭한 일이 확인되었어요.')).toBeVisible()
  expect(screen.getByText('14일 동안 이용을 멈췄어요.')).toBeVisible()
  expect(screen.getByText('7월 22일 오후 6시부터')).toBeVisible()
  expect(screen.getByText('그대로 보관하고 있어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '로그인으로 돌아가기' }))
  expect(screen.getByText('log-in')).toBeVisible()
})

it('for good it has no day, and without a token nothing can be objected', () => {
  open({ endsAt: null, objectionToken: null })
  expect(screen.getByRole('heading', { name: '이용이 정지되었어요' })).toBeVisible()
  expect(screen.queryByText('다시 쓰는 날')).toBeNull()
  expect(screen.queryByRole('button', { name: '이의 제기하기' })).toBeNull()
})

it('opened by its address it leads to the log-in', () => {
  open()
  expect(screen.getByText('log-in')).toBeVisible()
})

it('an objection carries the token of the refused log-in, once', async () => {
  const user = open({})
  await object(user)
  expect(
    await screen.findByText('이의 제기를 접수했어요. 받아들여지면 다시 로그인할 수 있어요.'),
  ).toBeVisible()
  expect(seen.map(({ path, body }) => [path, body])).toEqual([
    ['/auth/objection', { objectionToken: 'token', words: '제가 아니에요' }],
  ])
  expect(screen.queryByRole('button', { name: '이의 제기하기' })).toBeNull()
})

it('a token that is too old says so and keeps the words', async () => {
  answer = () => refusal(404, 'SANCTION4004')
  const user = open({})
  const field = await object(user)
  expect(await screen.findByText(/시간이 지나 보낼 수 없어요\./)).toBeVisible()
  expect(field).toHaveValue('제가 아니에요')
})

it('an objection that was made before is said in the place of the button', async () => {
  answer = () => refusal(409, 'SANCTION4009', '이미 이의를 제기했어요.')
  await object(open({}))
  expect(await screen.findByText('이미 이의를 제기했어요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '이의 제기하기' })).toBeNull()
})

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChatBubble } from '#src/features/chat/list/ChatBubble.tsx'
import { summariseNames } from '#src/lib/text/summariseNames.ts'
import { ToastView } from '#src/toasts/ToastView.tsx'
import { SkeletonRows } from '../lists/SkeletonRows.tsx'
import { ProgressBar } from '../media/ProgressBar.tsx'
import { UnreadBadge } from '../people/UnreadBadge.tsx'

it('an unread badge shows at most 99+ and announces the exact number', () => {
  render(<UnreadBadge count={120} />)
  expect(screen.getByText('99+')).toBeVisible()
  expect(screen.getByText('읽지 않은 메시지 120개')).toBeInTheDocument()
})

it('an unread badge of zero keeps its space, invisible and silent', () => {
  render(<UnreadBadge count={0} />)
  expect(screen.getByText('0')).not.toBeVisible()
  expect(screen.queryByText(/읽지 않은/)).toBeNull()
})

it('a toast is an alert for an error and a status for a success', () => {
  render(
    <>
      <ToastView tone="ok" text="저장했습니다" />
      <ToastView tone="error" text="요청 전송에 실패했습니다." />
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('저장했습니다')
  expect(screen.getByRole('alert')).toHaveTextContent('요청 전송에 실패했습니다.')
})

it('a message shows no time while it is pending, and a retry button when it failed', () => {
  const { rerender } = render(
    <ChatBubble mine first state="sending" time="오후 5:44" unread={2}>
      안녕하세요
    </ChatBubble>,
  )
  expect(screen.queryByText('오후 5:44')).toBeNull()
  expect(screen.getByText('보내는 중')).toBeInTheDocument()
  rerender(
    <ChatBubble mine first state="failed">
      안녕하세요
    </ChatBubble>,
  )
  expect(screen.getByRole('button', { name: '전송하지 못했어요 · 다시 보내기' })).toBeVisible()
})

it('a progress bar stays between 0 and 100', () => {
  render(<ProgressBar label="가입" percent={140} />)
  expect(screen.getByRole('progressbar', { name: '가입' })).toHaveAttribute('aria-valuenow', '100')
})

it('a loading list announces that it is loading and hides its shapes', () => {
  render(<SkeletonRows count={3} label="알림을 불러오는 중" />)
  expect(screen.getByRole('status')).toHaveTextContent('알림을 불러오는 중')
})

it('summariseNames lists four names and counts the rest', () => {
  expect(summariseNames(['보컬', '베이스'])).toBe('보컬, 베이스')
  expect(summariseNames(['보컬', '베이스', '드럼', '피아노', '바이올린', '트럼펫'])).toBe(
    '보컬, 베이스, 드럼, 피아노 외 2',
  )
})

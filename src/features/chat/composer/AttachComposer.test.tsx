import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AttachComposer } from './AttachComposer.tsx'
// imported up front, so that no test waits for its compilation
import './AttachTiles.tsx'

function renderComposer({ draft = '' } = {}) {
  const onSend = vi.fn(() => true)
  const onDraft = vi.fn()
  const onSchedule = vi.fn()
  render(
    <AttachComposer
      draft={draft}
      onDraft={onDraft}
      onSend={onSend}
      onFile={async () => true}
      onSchedule={onSchedule}
    />,
  )
  const field = screen.getByRole('textbox', { name: '메시지' })
  return { onSend, onDraft, onSchedule, field, user: userEvent.setup() }
}

const panel = () => screen.queryByRole('group', { name: '첨부' })
const plus = () => screen.getByRole('button', { name: /^첨부/ })

it('shows the microphone while the field is empty, and the send button from the first letter on', async () => {
  const { field, user } = renderComposer()
  expect(screen.getByRole('button', { name: '음성 녹음' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '보내기' })).not.toBeInTheDocument()
  await user.type(field, '네')
  expect(screen.getByRole('button', { name: '보내기' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: '음성 녹음' })).not.toBeInTheDocument()
})

it('does not start recording on a double tap on the send button', async () => {
  const { onSend, user } = renderComposer({ draft: '좋아요' })
  const sentAt = performance.now()
  await user.click(screen.getByRole('button', { name: '보내기' }))
  // the event time as the browser reports it, however slow the machine is
  const tap = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(tap, 'timeStamp', { value: sentAt + 150 })
  fireEvent(screen.getByRole('button', { name: '음성 녹음' }), tap)
  expect(onSend).toHaveBeenCalledOnce()
  expect(screen.getByRole('textbox', { name: '메시지' })).toBeVisible()
})

it('closes the panel on back, and keeps the text', async () => {
  const { field, user } = renderComposer()
  await user.type(field, '쓰다 만 글')
  await user.click(plus())
  await waitFor(() => expect(panel()).toBeVisible())
  await act(async () => history.back())
  await waitFor(() => expect(panel()).not.toBeInTheDocument())
  expect(field).toHaveValue('쓰다 만 글')
})

it('opens the panel the second time as the first time', async () => {
  const { user, onSchedule } = renderComposer()
  await user.click(plus())
  await user.click(await screen.findByRole('button', { name: '일정' }))
  expect(onSchedule).toHaveBeenCalledOnce()
  expect(panel()).not.toBeInTheDocument()
  await user.click(plus())
  await waitFor(() => expect(panel()).toBeVisible())
  await user.click(plus())
  expect(panel()).not.toBeInTheDocument()
})

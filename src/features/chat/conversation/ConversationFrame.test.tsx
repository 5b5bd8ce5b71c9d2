import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { AttachComposer } from '../composer/AttachComposer.tsx'
import { ConversationFrame } from './ConversationFrame.tsx'

/** Fakes the visual viewport of a phone 852 px tall, and a keyboard that shrinks it. */
function aPhone() {
  const viewport = Object.assign(new EventTarget(), { height: 852, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  return {
    leaves: async (height: number, offsetTop = 0) => {
      Object.assign(viewport, { height, offsetTop })
      await act(async () => void viewport.dispatchEvent(new Event('resize')))
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByRole('textbox', { name: '메시지' })
const frame = () => field().closest<HTMLElement>('[style*="--viewport-height"]')
const height = () => frame()?.style.getPropertyValue('--viewport-height')

it('the frame ends above the keyboard, contains field and panel, and never shows panel and keyboard together', async () => {
  const phone = aPhone()
  const user = userEvent.setup()
  render(
    <ConversationFrame>
      <AttachComposer
        draft=""
        onDraft={() => {}}
        onSend={() => true}
        onFile={async () => true}
        onSchedule={() => {}}
      />
    </ConversationFrame>,
  )
  await waitFor(() => expect(height()).toBe('852px'))

  await user.click(field())
  await phone.leaves(512, 40)
  await waitFor(() => expect(height()).toBe('512px'))
  expect(frame()).toHaveStyle({ position: 'relative' })
  expect(getComputedStyle(frame()!).maxHeight).toContain('--viewport-height')
  expect(frame()!.style.getPropertyValue('--viewport-top')).toBe('40px')

  // the panel takes the focus, which closes the keyboard
  await user.click(screen.getByRole('button', { name: '첨부' }))
  const tile = await screen.findByRole('button', { name: '사진' })
  expect(frame()).toContainElement(tile)
  expect(field()).not.toHaveFocus()
  await phone.leaves(852)
  await waitFor(() => expect(height()).toBe('852px'))

  await user.click(field())
  await phone.leaves(512)
  expect(screen.queryByRole('button', { name: '사진' })).not.toBeInTheDocument()
  await waitFor(() => expect(height()).toBe('512px'))
})

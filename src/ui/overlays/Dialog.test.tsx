import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { expectNoDialog } from '#tests/expectNoDialog.ts'
import { Button } from '../controls/Button.tsx'
import { BottomSheet } from './BottomSheet.tsx'
import { Dialog } from './Dialog.tsx'

// jsdom has no pointer capture.
Element.prototype.setPointerCapture ??= () => {}

function Page({ as = 'dialog' }: { as?: 'dialog' | 'sheet' }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>열기</button>
      {as === 'dialog' ? (
        <Dialog
          open={open}
          onClose={close}
          title="나가시겠어요?"
          text="되돌릴 수 없어요."
          actions={
            <>
              <Button onClick={close}>아니요</Button>
              <Button kind="red">예</Button>
            </>
          }
        />
      ) : (
        <BottomSheet open={open} onClose={close} title="폴더 고르기">
          <p>내용</p>
        </BottomSheet>
      )}
    </>
  )
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: '열기' }))

it('a dialog is named and described by its text and focuses the refusal', async () => {
  render(<Page />)
  await openIt()
  const dialog = screen.getByRole('dialog', { name: '나가시겠어요?' })
  expect(dialog).toHaveAccessibleDescription('되돌릴 수 없어요.')
  expect(screen.getByRole('button', { name: '아니요' })).toHaveFocus()
})

it('a dialog closes on Escape', async () => {
  render(<Page />)
  await openIt()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a dialog closes on a tap on the scrim but not on a drag that ends there', async () => {
  render(<Page />)
  await openIt()
  const scrim = screen.getByRole('dialog')
  fireEvent.pointerDown(screen.getByText('되돌릴 수 없어요.'))
  fireEvent.click(scrim)
  expect(scrim).toBeVisible()
  fireEvent.pointerDown(scrim)
  fireEvent.click(scrim)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a dialog closes on back, and the page stays', async () => {
  render(<Page />)
  await openIt()
  const address = location.href
  history.back()
  await expectNoDialog()
  expect(location.href).toBe(address)
})

it('a sheet focuses its title and closes with its button', async () => {
  render(<Page as="sheet" />)
  await openIt()
  expect(screen.getByRole('heading', { name: '폴더 고르기' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a sheet closes only when it is dragged down far enough', async () => {
  render(<Page as="sheet" />)
  await openIt()
  const head = screen.getByRole('heading')
  drag(head, 40)
  expect(screen.getByRole('dialog')).toBeVisible()
  drag(head, 140)
  expect(screen.queryByRole('dialog')).toBeNull()
})

function drag(from: HTMLElement, distance: number) {
  const at = (clientY: number) => ({ clientY, isPrimary: true, pointerId: 1 })
  fireEvent.pointerDown(from, at(100))
  fireEvent.pointerMove(from, at(100 + distance))
  fireEvent.pointerUp(from, at(100 + distance))
}

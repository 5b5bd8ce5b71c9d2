import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Menu } from './Menu.tsx'

const report = vi.fn<() => void>()
beforeEach(() => report.mockClear())

function Page() {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const items = [
    { label: '신고', onSelect: report },
    { label: '차단', disabled: true, onSelect: report },
    { label: '나가기', danger: true, onSelect: report },
  ]
  return (
    <>
      <button ref={anchor} onClick={() => setOpen(!open)}>
        메뉴
      </button>
      <p>다른 곳</p>
      <Menu open={open} onClose={() => setOpen(false)} anchor={anchor} items={items} />
    </>
  )
}

// jsdom has no popovers and no top layer, so the menu's content counts as hidden.
const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true })
const openIt = () => userEvent.click(screen.getByRole('button', { name: '메뉴' }))

it('a menu focuses its first item; the arrow keys wrap around and skip disabled items', async () => {
  render(<Page />)
  await openIt()
  expect(item('신고')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(item('나가기')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(item('신고')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(item('나가기')).toHaveFocus()
})

it('a menu runs the chosen item, closes and returns the focus', async () => {
  render(<Page />)
  await openIt()
  await userEvent.keyboard('{End}{Enter}')
  expect(report).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: '메뉴' })).toHaveFocus()
})

it('a menu closes on Escape and on a tap outside without running an item', async () => {
  render(<Page />)
  await openIt()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull()
  await openIt()
  fireEvent.pointerDown(screen.getByText('다른 곳'))
  expect(screen.queryByRole('menu', { hidden: true })).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

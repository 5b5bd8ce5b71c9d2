import { beforeEach, expect, it, vi } from 'vitest'
import { raiseAboveDialogs } from './raiseAboveDialogs.ts'

beforeEach(() => document.body.replaceChildren())

/** Like a browser with popovers, which jsdom lacks. */
function aContainer() {
  const showPopover = vi.fn()
  const container = Object.assign(document.createElement('div'), { showPopover })
  document.body.append(container)
  return { container, showPopover }
}

it('toasts stay in place while no dialog covers them', () => {
  const { container, showPopover } = aContainer()
  raiseAboveDialogs(container)
  expect(showPopover).not.toHaveBeenCalled()
})

it('toasts are raised above a dialog, and again above the next one', () => {
  const { container, showPopover } = aContainer()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  raiseAboveDialogs(container)
  raiseAboveDialogs(container)
  expect(showPopover).toHaveBeenCalledTimes(2)
})

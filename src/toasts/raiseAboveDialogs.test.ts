import { beforeEach, expect, it, vi } from 'vitest'
import { raiseAboveDialogs } from './raiseAboveDialogs.ts'

beforeEach(() => document.body.replaceChildren())

/** As in a browser that knows popovers: jsdom does not. */
function aContainer() {
  const showPopover = vi.fn()
  const container = Object.assign(document.createElement('div'), { showPopover })
  document.body.append(container)
  return { container, showPopover }
}

it('leaves toasts where they are while no dialog covers them', () => {
  const { container, showPopover } = aContainer()
  raiseAboveDialogs(container)
  expect(showPopover).not.toHaveBeenCalled()
})

it('raises them above a dialog, and again above the next one', () => {
  const { container, showPopover } = aContainer()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  raiseAboveDialogs(container)
  raiseAboveDialogs(container)
  expect(showPopover).toHaveBeenCalledTimes(2)
})

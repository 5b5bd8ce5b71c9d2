import { act, render, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { leaveDeadEntry, overlayEntryGone, useBackToClose } from './useBackToClose.ts'

function Layer({ open, onClose }: { open: boolean; onClose: () => void }) {
  useBackToClose(open, onClose)
  return null
}

const overlay = () => (history.state as { overlay?: string } | null)?.overlay
const back = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    history.back()
    await arrived
  })

beforeEach(() => history.pushState({ idx: 4 }, ''))

it('an open layer adds one history entry that keeps the router’s state', () => {
  const before = history.length
  render(<Layer open onClose={() => {}} />)
  expect(history.length).toBe(before + 1)
  expect(history.state).toMatchObject({ idx: 4, overlay: expect.any(String) })
})

it('an open layer has its history entry before it is painted', () => {
  const beforeDrawing: unknown[] = []
  function Screen() {
    useLayoutEffect(() => void beforeDrawing.push(overlay()), [])
    return <Layer open onClose={() => {}} />
  }
  render(<Screen />)
  expect(beforeDrawing).toEqual([expect.any(String)])
})

it('a layer that is closed in another way removes its entry', async () => {
  const { rerender } = render(<Layer open onClose={() => {}} />)
  rerender(<Layer open={false} onClose={() => {}} />)
  await waitFor(() => expect(overlay()).toBeUndefined())
})

it('a layer left by a link inside it does not change the history', async () => {
  const { unmount } = render(<Layer open onClose={() => {}} />)
  history.pushState({ idx: 5 }, '', '/elsewhere')
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(location.pathname).toBe('/elsewhere')
})

it('back closes only the upper of two layers', async () => {
  const closeLower = vi.fn<() => void>()
  const closeUpper = vi.fn<() => void>()
  render(
    <>
      <Layer open onClose={closeLower} />
      <Layer open onClose={closeUpper} />
    </>,
  )
  await back()
  expect(closeUpper).toHaveBeenCalledTimes(1)
  expect(closeLower).not.toHaveBeenCalled()
})

it('the entry of a closed layer is skipped, and the router does not see it', async () => {
  const states: unknown[] = []
  const router = () => states.push(history.state)
  window.addEventListener('popstate', router)
  const { unmount } = render(<Layer open onClose={() => {}} />)
  history.pushState({ idx: 5 }, '', '/elsewhere')
  unmount()
  history.back()
  await waitFor(() => expect(states).toEqual([{ idx: 4 }]))
  window.removeEventListener('popstate', router)
})

it('two layers that close together step back only once each, even if the lower one’s timer is late', async () => {
  const layers = (open: boolean) => (
    <>
      <Layer open={open} onClose={() => {}} />
      <Layer open={open} onClose={() => {}} />
    </>
  )
  const { rerender } = render(layers(true))
  const waiting: (() => void)[] = []
  const later = vi.spyOn(window, 'setTimeout').mockImplementation((run) => waiting.push(run) as never)
  rerender(layers(false))
  later.mockRestore()
  const [ofLower, ofUpper] = waiting
  ofUpper!()
  const reallyBack = history.back.bind(history)
  // the lower entry is being left when its own layer's timer runs
  const goBack = vi.spyOn(history, 'back').mockImplementation(() => {
    reallyBack()
    if (goBack.mock.calls.length === 1) ofLower!()
  })
  await waitFor(() => expect(overlay()).toBeUndefined())
  expect(goBack).toHaveBeenCalledTimes(1)
  goBack.mockRestore()
})

it('a layer that opens during the step back of another stays open, and closes on back', async () => {
  const close = vi.fn<() => void>()
  const layers = (first: boolean) => (
    <>
      <Layer open={first} onClose={() => {}} />
      <Layer open={!first} onClose={close} />
    </>
  )
  const { rerender } = render(<Layer open onClose={() => {}} />)
  const stepTaken = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  const goBack = vi.spyOn(history, 'back')
  rerender(<Layer open={false} onClose={() => {}} />)
  await waitFor(() => expect(goBack).toHaveBeenCalled())
  goBack.mockRestore()
  rerender(layers(false))
  await stepTaken
  expect(close).not.toHaveBeenCalled()
  expect(history.state).toEqual({ idx: 4, overlay: expect.any(String) })
  await back()
  expect(close).toHaveBeenCalledOnce()
  expect(history.state).toEqual({ idx: 4 })
})

it('overlayEntryGone resolves when the entry of a closed layer is gone, at once when there is none', async () => {
  await overlayEntryGone()
  const { rerender } = render(<Layer open onClose={() => {}} />)
  rerender(<Layer open={false} onClose={() => {}} />)
  expect(overlay()).toEqual(expect.any(String))
  await overlayEntryGone()
  expect(overlay()).toBeUndefined()
})

it('after a reload leaveDeadEntry leaves the entry of a layer that was open before, and no other', async () => {
  history.pushState({ idx: 4, overlay: 'of the page before' }, '')
  leaveDeadEntry()
  await waitFor(() => expect(overlay()).toBeUndefined())
  expect(history.state).toEqual({ idx: 4 })
  render(<Layer open onClose={() => {}} />)
  const goBack = vi.spyOn(history, 'back')
  leaveDeadEntry()
  expect(goBack).not.toHaveBeenCalled()
  expect(overlay()).toBeDefined()
  goBack.mockRestore()
})

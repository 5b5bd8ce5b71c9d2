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

it('adds one entry while open, with what the router keeps in it', () => {
  const before = history.length
  render(<Layer open onClose={() => {}} />)
  expect(history.length).toBe(before + 1)
  expect(history.state).toMatchObject({ idx: 4, overlay: expect.any(String) })
})

it('has its entry before it is drawn', () => {
  const beforeDrawing: unknown[] = []
  function Screen() {
    useLayoutEffect(() => void beforeDrawing.push(overlay()), [])
    return <Layer open onClose={() => {}} />
  }
  render(<Screen />)
  expect(beforeDrawing).toEqual([expect.any(String)])
})

it('takes its entry away when it is closed in another way', async () => {
  const { rerender } = render(<Layer open onClose={() => {}} />)
  rerender(<Layer open={false} onClose={() => {}} />)
  await waitFor(() => expect(overlay()).toBeUndefined())
})

it('leaves the history alone when a link inside it has led away', async () => {
  const { unmount } = render(<Layer open onClose={() => {}} />)
  history.pushState({ idx: 5 }, '', '/elsewhere')
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(location.pathname).toBe('/elsewhere')
})

it('closes only the upper of two layers on back', async () => {
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

it('lets nobody stop on an entry whose layer is gone, nor the router hear of it', async () => {
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

it('goes no step too far when the lower of two closed layers is slow to take its entry away', async () => {
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
  // the lower entry has been reached and is being left when its own layer wakes up
  const goBack = vi.spyOn(history, 'back').mockImplementation(() => {
    reallyBack()
    if (goBack.mock.calls.length === 1) ofLower!()
  })
  await waitFor(() => expect(overlay()).toBeUndefined())
  expect(goBack).toHaveBeenCalledTimes(1)
  goBack.mockRestore()
})

it('stays open when it opened while the step back of another one was under way, and closes on back', async () => {
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

it('tells when the entry of a closed layer is gone, at once when there is none', async () => {
  await overlayEntryGone()
  const { rerender } = render(<Layer open onClose={() => {}} />)
  rerender(<Layer open={false} onClose={() => {}} />)
  expect(overlay()).toEqual(expect.any(String))
  await overlayEntryGone()
  expect(overlay()).toBeUndefined()
})

it('after a reload, leaves the entry of a layer that was open before it, and no other', async () => {
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

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drain } from './drain.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('the balancer gets a third of the time before sockets are closed over the rest', async () => {
  const begin = vi.fn<() => void>()
  const drainSockets = vi.fn<(overMs: number) => Promise<void>>(async () => {})
  const drained = vi.fn<() => void>()
  void drain(9, { begin, drainSockets }).then(drained)
  expect(begin).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(drainSockets).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(drainSockets).toHaveBeenCalledExactlyOnceWith(6_000)
  // requests are served to the end, also when no socket is left
  await vi.advanceTimersByTimeAsync(5_999)
  expect(drained).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(drained).toHaveBeenCalledOnce()
})

it('a node without other nodes beside it does not wait', async () => {
  const drainSockets = vi.fn<(overMs: number) => Promise<void>>(async () => {})
  const drained = vi.fn<() => void>()
  void drain(0, { begin: () => {}, drainSockets }).then(drained)
  await vi.advanceTimersByTimeAsync(1)
  expect(drained).toHaveBeenCalledOnce()
  expect(drainSockets).toHaveBeenCalledExactlyOnceWith(0)
})

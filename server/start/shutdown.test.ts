import { pino } from 'pino'
import { beforeEach, expect, it, vi } from 'vitest'
import { stopOnSignal } from './shutdown.ts'

const log = pino({ enabled: false })

let exits: number[]
/** Sends the signal to the program alone: the test's process has listeners of its own. */
let signalled: (signal: NodeJS.Signals) => void
beforeEach(() => {
  vi.useFakeTimers()
  exits = []
  vi.spyOn(process, 'exit').mockImplementation((code) => void exits.push(Number(code)) as never)
  const listeners = new Map<unknown, (signal: NodeJS.Signals) => void>()
  vi.spyOn(process, 'on').mockImplementation((signal, listener) => {
    listeners.set(signal, listener)
    return process
  })
  signalled = (signal) => listeners.get(signal)!(signal)
})

it.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s the program takes its steps once and exits with 0',
  async (signal) => {
    const steps = vi.fn<() => Promise<void>>(async () => {})
    stopOnSignal(log, 0, steps)
    expect(steps).not.toHaveBeenCalled()
    signalled(signal)
    await vi.advanceTimersByTimeAsync(0)
    expect(steps).toHaveBeenCalledOnce()
    expect(exits).toEqual([0])
  },
)

it('a second signal exits with 1, whichever step is under way', () => {
  stopOnSignal(log, 0, () => new Promise(() => {}))
  signalled('SIGTERM')
  expect(exits).toEqual([])
  signalled('SIGINT')
  expect(exits).toEqual([1])
})

it('a step that fails exits with 1', async () => {
  stopOnSignal(log, 0, () => Promise.reject(new Error('the bus is away')))
  signalled('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(exits).toEqual([1])
})

it('steps that hang exit with 1 ten seconds after the drain', async () => {
  stopOnSignal(log, 9, () => new Promise(() => {}))
  signalled('SIGTERM')
  await vi.advanceTimersByTimeAsync(18_999)
  expect(exits).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(exits).toEqual([1])
})

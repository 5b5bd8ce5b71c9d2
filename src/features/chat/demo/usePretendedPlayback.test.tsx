import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { soundPlayer } from '../voice/playback/player.ts'
import { usePretendedPlayback } from './usePretendedPlayback.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

function aPlayback(durationMs: number) {
  const { result } = renderHook(() => usePretendedPlayback(durationMs))
  return {
    seconds: () => result.current.positionMs / 1000,
    state: () => result.current.state,
    tap: () => act(() => result.current.toggle()),
    seek: (positionMs: number) => act(() => result.current.seek(positionMs)),
    faster: () => act(() => result.current.changeRate()),
  }
}

it('advances by 0.05 s every 50 ms until the end of the sound, and is then reset', () => {
  const playback = aPlayback(1_020)
  playback.tap()
  pass(49)
  expect(playback.seconds()).toBe(0)
  pass(1)
  expect(playback.seconds()).toBe(0.05)
  for (let step = 2; step <= 20; step += 1) {
    pass(50)
    expect(playback.seconds()).toBe((step * 50) / 1000)
    expect(playback.state()).toBe('playing')
  }
  pass(50)
  expect(playback.seconds()).toBe(0)
  expect(playback.state()).toBe('idle')
  pass(5_000)
  expect(playback.seconds()).toBe(0)
})

it('stops while it is paused, and resumes at its position or the position sought', () => {
  const playback = aPlayback(10_000)
  playback.tap()
  pass(500)
  playback.tap()
  expect(playback.state()).toBe('paused')
  pass(5_000)
  expect(playback.seconds()).toBe(0.5)
  playback.seek(4_000)
  playback.tap()
  pass(100)
  expect(playback.seconds()).toBe(4.1)
})

it('advances 1.5 times as fast at 1.5×', () => {
  const playback = aPlayback(10_000)
  playback.faster()
  playback.tap()
  pass(1_000)
  expect(playback.seconds()).toBe(1.5)
})

it('pauses any other sound', () => {
  const paused = vi.spyOn(soundPlayer, 'pause')
  aPlayback(1_000).tap()
  expect(paused).toHaveBeenCalledOnce()
})

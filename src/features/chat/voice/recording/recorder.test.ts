import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUDIO_MAX_MS } from '#contract/limits.ts'
import { type FakeSound, fakeSound } from '#tests/env/fakeSound.ts'
import { makeRecorder, type Recorder } from './recorder.ts'

let phone: FakeSound
let recorder: Recorder

beforeEach(() => {
  vi.useFakeTimers()
  phone = fakeSound()
  recorder = makeRecorder()
})
afterEach(() => {
  recorder.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const phase = () => recorder.getState().phase

async function recording(forMs: number) {
  recorder.record()
  await pass(0)
  await pass(forMs)
}

describe('recording', () => {
  it('uses a monotonic clock, and measures the loudness', async () => {
    phone.loudness = 0.1
    await recording(0)
    vi.setSystemTime(new Date('2031-01-01'))
    await pass(7_050)
    const now = recorder.getState()
    if (now.phase !== 'recording') throw new Error(now.phase)
    expect(now.elapsedMs).toBeGreaterThanOrEqual(6_900)
    expect(now.elapsedMs).toBeLessThanOrEqual(7_100)
    expect(now.levels.length).toBeGreaterThan(60)
    expect(now.levels.every((level) => level > 0.4 && level <= 1)).toBe(true)
  })

  it('ends in a preview, and releases the microphone before that', async () => {
    await recording(3_000)
    expect(phone.open).toBe(1)
    recorder.stop()
    expect(phone.open).toBe(0)
    expect(phase()).toBe('reading')
    await pass(0)
    const now = recorder.getState()
    if (now.phase !== 'preview') throw new Error(now.phase)
    expect(now.ended).toBe('member')
    expect(now.sound).toMatchObject({ kind: 'AUDIO', durationMs: 3_000 })
    expect(now.sound.file.type).toBe('audio/webm')
  })

  it.each([
    [['audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm;codecs=opus'], 'audio/mp4;codecs=mp4a.40.2'],
    [['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'], 'audio/mp4'],
    [['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'], 'audio/webm;codecs=opus'],
    [['audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus'],
    [[], undefined],
  ])('uses, of %j, the type that most phones play: %s', async (types, taken) => {
    phone.types = types
    await recording(0)
    expect(phone.recordedAs).toEqual([taken])
  })

  it('stops by itself before the length limit', async () => {
    await recording(AUDIO_MAX_MS)
    await pass(0)
    expect(recorder.getState()).toMatchObject({ phase: 'preview', ended: 'limit' })
    expect(phone.open).toBe(0)
  })

  it.each(['ended', 'mute'] as const)('keeps the recording when the microphone is lost (%s)', async (how) => {
    await recording(2_000)
    phone.takeMicrophone(how)
    await pass(0)
    expect(recorder.getState()).toMatchObject({ phase: 'preview', ended: 'cut' })
    expect(phone.open).toBe(0)
  })

  it('ends at once when the page is closed, and after half a minute in the background', async () => {
    await recording(2_000)
    window.dispatchEvent(new Event('pagehide'))
    expect(phone.open).toBe(0)

    await recording(2_000)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(29_000)
    expect(phase()).toBe('recording')
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(5_000)
    expect(phase()).toBe('recording')

    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(30_000)
    expect(recorder.getState()).toMatchObject({ phase: 'preview', ended: 'away' })
    expect(phone.open).toBe(0)
  })

  it('reports a recording that was too short', async () => {
    await recording(700)
    recorder.stop()
    await pass(0)
    expect(recorder.getState()).toEqual({ phase: 'problem', problem: 'tooShort' })
    expect(phone.open).toBe(0)
  })

  it('uses the measured time and levels when the browser cannot decode its recording', async () => {
    phone.decoded = null
    await recording(2_000)
    recorder.stop()
    await pass(0)
    const now = recorder.getState()
    if (now.phase !== 'preview') throw new Error(now.phase)
    expect(now.sound.durationMs).toBeGreaterThan(1_900)
    expect(now.sound.peaks.some((peak) => peak === 1)).toBe(true)
  })
})

describe('the microphone', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'absent'],
    ['OverconstrainedError', 'absent'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['UnknownError', 'failed'],
    [null, 'unsupported'],
  ])('reports for %s the problem %s', async (error, problem) => {
    phone.microphone = error
    await recording(0)
    expect(recorder.getState()).toEqual({ phase: 'problem', problem })
  })

  it('is not requested when recording is unsupported', async () => {
    vi.stubGlobal('MediaRecorder', undefined)
    await recording(0)
    expect(recorder.getState()).toEqual({ phase: 'problem', problem: 'unsupported' })
    expect(phone.asked).toBe(0)
  })

  it('is released at once when the member cancels, and the recording is discarded', async () => {
    await recording(2_000)
    recorder.close()
    expect(phone.open).toBe(0)
    await pass(5_000)
    expect(phase()).not.toBe('preview')
  })

  it('is released at once when it is granted after the member has cancelled', async () => {
    phone.answers = false
    recorder.record()
    await pass(1_000)
    recorder.close()
    phone.answers = true
    await pass(1_000)
    expect(phone.open).toBe(0)
    expect(phase()).toBe('asking')
  })

  it('is requested again after a problem', async () => {
    phone.microphone = 'NotReadableError'
    await recording(0)
    phone.microphone = 'works'
    await recording(1_500)
    expect(phase()).toBe('recording')
  })

  it('is released when the recorder refuses it, and the problem is reported', async () => {
    vi.stubGlobal(
      'MediaRecorder',
      Object.assign(
        function refuse() {
          throw new DOMException('', 'NotSupportedError')
        },
        { isTypeSupported: () => false },
      ),
    )
    await recording(0)
    expect(recorder.getState()).toEqual({ phase: 'problem', problem: 'unsupported' })
    expect(phone.open).toBe(0)
  })
})

it('accepts a file instead, and releases the microphone', async () => {
  await recording(2_000)
  recorder.choose(new File(['abc'], 'take3.mp3', { type: 'audio/mpeg' }))
  expect(phone.open).toBe(0)
  await pass(0)
  expect(recorder.getState()).toMatchObject({ phase: 'preview', ended: null })
  recorder.choose(new File(['abc'], 'notes.txt', { type: 'text/plain' }))
  await pass(0)
  expect(recorder.getState()).toEqual({ phase: 'problem', problem: 'notSound' })
})

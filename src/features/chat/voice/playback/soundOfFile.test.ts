import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AUDIO_MAX_BYTES, AUDIO_MAX_MS, PEAKS_DRAWN } from '#contract/limits.ts'
import { type FakeSound, fakeSound } from '#tests/env/fakeSound.ts'
import { soundOfFile } from './soundOfFile.ts'

let phone: FakeSound
beforeEach(() => {
  phone = fakeSound()
})
afterEach(() => void vi.unstubAllGlobals())

const aFile = (type: string, bytes = 5) => new File([new Uint8Array(bytes)], 'take3', { type })

describe('a picked sound', () => {
  it('is sent unchanged, with its duration and waveform', async () => {
    const file = aFile('audio/mpeg')
    phone.decoded = { seconds: 21.4, samples: [0.2, 0.4] }
    const read = await soundOfFile(file)
    if (!('sound' in read)) throw new Error('it was refused')
    expect(read.sound).toMatchObject({ kind: 'AUDIO', durationMs: 21_400 })
    expect(read.sound.file).toBe(file)
    expect(read.sound.peaks).toHaveLength(PEAKS_DRAWN)
  })

  it.each(['image/png', 'video/mp4', 'application/pdf', ''])(
    'is refused unless it is an audio file (%s)',
    async (type) => {
      expect(await soundOfFile(aFile(type))).toEqual({ refusal: 'notSound' })
    },
  )

  it('has at most 20 MB', async () => {
    expect(await soundOfFile(aFile('audio/wav', AUDIO_MAX_BYTES + 1))).toEqual({ refusal: 'tooBig' })
    expect(await soundOfFile(aFile('audio/wav', AUDIO_MAX_BYTES))).toHaveProperty('sound')
  })

  it('lasts at most five minutes', async () => {
    phone.decoded = { seconds: AUDIO_MAX_MS / 1000, samples: [1] }
    expect(await soundOfFile(aFile('audio/ogg'))).toHaveProperty('sound')
    phone.decoded = { seconds: AUDIO_MAX_MS / 1000 + 0.1, samples: [1] }
    expect(await soundOfFile(aFile('audio/ogg'))).toEqual({ refusal: 'tooLong' })
  })

  it('is refused when this browser cannot decode it, because it could not play it either', async () => {
    phone.decoded = null
    expect(await soundOfFile(aFile('audio/x-broken'))).toEqual({ refusal: 'unreadable' })
    phone.decoded = { seconds: 0, samples: [] }
    expect(await soundOfFile(aFile('audio/mpeg', 0))).toEqual({ refusal: 'unreadable' })
  })
})

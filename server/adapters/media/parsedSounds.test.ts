import { describe, expect, it } from 'vitest'
import type { SoundType } from '#server/deps.ts'
import { anMp3, anMp4, aWav, aWebm } from '#server/testing/sounds.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { parsedSounds } from './parsedSounds.ts'

const { look } = parsedSounds()

describe('what a sound says about itself', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, SoundType, number]>([
    ['a WAV', aWav(2), 'audio/wav', 2_000],
    ['an MP3 that does not say how long it is', anMp3(301), 'audio/mpeg', 301_000],
    ['an MP4', anMp4(4), 'audio/mp4', 4_000],
  ])('of %s is how long it plays', async (_, bytes, mime, durationMs) => {
    const facts = await look(bytes, mime)
    expect(facts.carriesFilm).toBe(false)
    expect(Math.abs(facts.durationMs! - durationMs)).toBeLessThan(30)
  })

  it.each<[string, Uint8Array<ArrayBuffer>, SoundType]>([
    ['a WebM', aWebm(), 'audio/webm'],
    ['an MP4', anMp4(0.1, { fragments: 3 }), 'audio/mp4'],
  ])('of %s that was being recorded is not how long', async (_, bytes, mime) => {
    expect(await look(bytes, mime)).toEqual({ durationMs: null, carriesFilm: false })
  })

  it.each<[string, Uint8Array<ArrayBuffer>, SoundType]>([
    ['an MP4', anMp4(4, { film: true }), 'audio/mp4'],
    ['a WebM', aWebm({ film: true }), 'audio/webm'],
  ])('is that %s carries film', async (_, bytes, mime) => {
    expect((await look(bytes, mime)).carriesFilm).toBe(true)
  })
})

const SOUNDS = [
  { bytes: aWav(), mime: 'audio/wav' },
  { bytes: anMp3(), mime: 'audio/mpeg' },
  { bytes: anMp4(), mime: 'audio/mp4' },
  { bytes: anMp4(1, { film: true }), mime: 'audio/mp4' },
  { bytes: aWebm(), mime: 'audio/webm' },
] as const

const broken = fc
  .record({
    sound: fc.constantFrom(...SOUNDS),
    /** As what it is read; mostly another thing than it is. */
    readAs: fc.option(fc.constantFrom<SoundType>('audio/ogg', 'audio/flac', 'audio/aac', 'audio/mp4')),
    endsAt: fc.double({ min: 0, max: 1, noNaN: true }),
    changes: fc.array(fc.record({ at: fc.nat(600), byte: fc.oneof(fc.nat(255), fc.constantFrom(0, 255)) }), {
      maxLength: 8,
    }),
    times: fc.constantFrom(1, 1, 1, 200),
  })
  .map(({ sound, readAs, endsAt, changes, times }) => {
    const one = sound.bytes.slice(0, Math.ceil(sound.bytes.length * endsAt))
    for (const { at, byte } of changes) if (at < one.length) one[at] = byte
    const bytes = new Uint8Array(Math.min(one.length * times, 1_000_000))
    for (let at = 0; at < bytes.length; at += one.length) bytes.set(one.subarray(0, bytes.length - at), at)
    return { bytes, mime: readAs ?? sound.mime }
  })

it('nothing that is sent in stops the server, or holds up those who wait meanwhile', async () => {
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  let longestMs = 0
  await fc.assert(
    fc.asyncProperty(broken, async ({ bytes, mime }) => {
      // of the processor's time: on a busy machine any clock runs on
      const since = process.cpuUsage()
      const { durationMs } = await look(bytes, mime)
      longestMs = Math.max(longestMs, process.cpuUsage(since).user / 1000)
      expect(durationMs ?? 0).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: runs(400) },
  )
  clearInterval(others)
  expect(longestMs).toBeLessThan(5_000)
  expect(turns).toBeGreaterThan(0)
}, 60_000)

it('gives up on what would take too long to read', async () => {
  // A hundred thousand parts, each of which is whole and says nothing.
  const part = Uint8Array.of(0, 0, 0, 8, 102, 114, 101, 101)
  const bytes = new Uint8Array(8 * 500_000)
  for (let at = 0; at < bytes.length; at += part.length) bytes.set(part, at)
  expect(await look(bytes, 'audio/mp4')).toEqual({ durationMs: null, carriesFilm: false })
}, 20_000)

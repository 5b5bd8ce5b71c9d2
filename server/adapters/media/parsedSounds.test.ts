import { describe, expect, it } from 'vitest'
import type { SoundType } from '#server/deps.ts'
import { anMp3, anMp4, aWav, aWebm } from '#server/testing/sounds.ts'
import { fc, runs } from '#tests/env/properties.ts'
import { parsedSounds } from './parsedSounds.ts'

const { look } = parsedSounds()

describe('the metadata of a sound', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, SoundType, number]>([
    ['a WAV', aWav(2), 'audio/wav', 2_000],
    ['an MP3 that does not say how long it is', anMp3(301), 'audio/mpeg', 301_000],
    ['an MP4', anMp4(4), 'audio/mp4', 4_000],
  ])('gives the length of %s', async (_, bytes, mime, durationMs) => {
    const facts = await look(bytes, mime)
    expect(facts.carriesFilm).toBe(false)
    expect(Math.abs(facts.durationMs! - durationMs)).toBeLessThan(30)
  })

  it.each<[string, Uint8Array<ArrayBuffer>, SoundType]>([
    ['a WebM', aWebm(), 'audio/webm'],
    ['an MP4', anMp4(0.1, { fragments: 3 }), 'audio/mp4'],
  ])('gives no length for %s recorded live', async (_, bytes, mime) => {
    expect(await look(bytes, mime)).toEqual({ durationMs: null, carriesFilm: false })
  })

  it.each<[string, Uint8Array<ArrayBuffer>, SoundType]>([
    ['an MP4', anMp4(4, { film: true }), 'audio/mp4'],
    ['a WebM', aWebm({ film: true }), 'audio/webm'],
  ])('says that %s carries film', async (_, bytes, mime) => {
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
    /** The type it is read as, mostly not its real type. */
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

it('no upload stops the server', async () => {
  let longestMs = 0
  await fc.assert(
    fc.asyncProperty(broken, async ({ bytes, mime }) => {
      // CPU time: on a busy machine wall time runs on.
      const since = process.cpuUsage()
      const { durationMs } = await look(bytes, mime)
      longestMs = Math.max(longestMs, process.cpuUsage(since).user / 1000)
      expect(durationMs ?? 0).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: runs(400) },
  )
  expect(longestMs).toBeLessThan(5_000)
}, 60_000)

it('the reader gives up on a file that would take too long, and others get their turn meanwhile', async () => {
  // Half a million boxes, each complete and empty.
  const part = Uint8Array.of(0, 0, 0, 8, 102, 114, 101, 101)
  const bytes = new Uint8Array(8 * 500_000)
  for (let at = 0; at < bytes.length; at += part.length) bytes.set(part, at)
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  expect(await look(bytes, 'audio/mp4')).toEqual({ durationMs: null, carriesFilm: false })
  clearInterval(others)
  expect(turns).toBeGreaterThan(0)
}, 20_000)

import type { parseFromTokenizer } from 'music-metadata'
import type { SoundFacts, Sounds, SoundType } from '#server/deps.ts'

/** Reading yields to the event loop every TURN_STEPS and gives up after STEPS_MAX or WITHIN_MS. */
const TURN_STEPS = 500
const STEPS_MAX = 250_000
const WITHIN_MS = 3_000

/** Every box of an MP4 begins with its size and its name. */
const BOX_HEAD_BYTES = 8
/** `moof`, the name of a fragment. */
const MOOF = 0x6d6f6f66

const UNKNOWN: SoundFacts = { durationMs: null, carriesFilm: false }

/** Reads the metadata of a sound in any accepted container. */
export function parsedSounds(): Sounds {
  return {
    async look(bytes, mime) {
      const metadata = await import('music-metadata')
      try {
        const { format } = await metadata.parseFromTokenizer(patientReader(bytes, mime), {
          duration: true,
          skipCovers: true,
        })
        return {
          durationMs: isInFragments(bytes, mime) ? null : millisecondsOf(format.duration),
          carriesFilm: format.hasVideo === true,
        }
      } catch {
        return UNKNOWN // the library reports broken sounds with many kinds of errors
      }
    },
  }
}

function millisecondsOf(seconds: number | undefined): number | null {
  return seconds === undefined || !Number.isFinite(seconds) || seconds < 0 ? null : Math.round(seconds * 1000)
}

/**
 * Whether an MP4 was recorded live (Chromium, Safari): its head was written before the length was known, and
 * gives at most the length of its first moment. Fragments follow the head.
 */
function isInFragments(bytes: Uint8Array, mime: SoundType): boolean {
  if (mime !== 'audio/mp4') return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + BOX_HEAD_BYTES <= bytes.length;) {
    if (view.getUint32(at + 4) === MOOF) return true
    const size = view.getUint32(at)
    // The box reaches to the end of the file, or is longer than any accepted file.
    if (size < BOX_HEAD_BYTES) return false
    at += size
  }
  return false
}

type Reader = Parameters<typeof parseFromTokenizer>[0]
type Token<T> = { len: number; get(bytes: Uint8Array, offset: number): T }
type ReadOptions = Parameters<Reader['readBuffer']>[1]

/**
 * The library's file reader with two changes. It yields between steps, since a file of twenty megabytes can
 * have a hundred thousand parts. And it gives up on a file that would be read for ever.
 */
function patientReader(bytes: Uint8Array, mimeType: SoundType): Reader {
  const until = performance.now() + WITHIN_MS
  let steps = 0
  let position = 0

  async function step(): Promise<void> {
    steps += 1
    if (steps > STEPS_MAX || performance.now() > until) throw new Error('too much to read')
    if (steps % TURN_STEPS === 0) await new Promise((resolve) => setTimeout(resolve))
  }

  async function copy(target: Uint8Array, { length, position: from, mayBeLess }: ReadOptions = {}) {
    await step()
    const start = from ?? position
    const wanted = length ?? target.length
    const found = bytes.subarray(start, start + wanted)
    if (start < 0 || (found.length < wanted && !mayBeLess)) throw new Error('it ends too early')
    target.set(found)
    return { start, count: found.length }
  }

  async function token<T>(wanted: Token<T>, from: number): Promise<T> {
    await step()
    if (!(from >= 0 && wanted.len <= bytes.length - from)) throw new Error('it ends too early')
    return wanted.get(bytes.slice(from, from + wanted.len), 0)
  }

  async function readToken<T>(wanted: Token<T>, from = position): Promise<T> {
    const value = await token(wanted, from)
    position = from + wanted.len
    return value
  }

  return {
    fileInfo: { size: bytes.length, mimeType },
    get position() {
      return position
    },
    setPosition(at: number) {
      position = at
    },
    async peekBuffer(target, options) {
      return (await copy(target, options)).count
    },
    async readBuffer(target, options) {
      const { start, count } = await copy(target, options)
      position = start + count
      return count
    },
    peekToken: (wanted, from) => token(wanted, from ?? position),
    readToken,
    peekNumber: (wanted) => token(wanted, position),
    readNumber: (wanted) => readToken(wanted),
    async ignore(length) {
      await step()
      if (!(length >= 0)) throw new Error('it goes backwards')
      const ignored = Math.min(length, Math.max(0, bytes.length - position))
      position += ignored
      return ignored
    },
    supportsRandomAccess: () => true,
    close: async () => {},
    abort: async () => {},
  } as Reader
}

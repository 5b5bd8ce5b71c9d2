import { FrameImpl, Parser, type IRawFrameType } from '@stomp/stompjs'
import { describe, expect, it } from 'vitest'
import { fc, runs } from '#tests/env/properties.ts'
import { FrameReader, type StompFrame, type Violation } from './frameReader.ts'

const MAX_BYTES = 64 * 1024

function readAll(
  chunks: string[],
  maxBytes = MAX_BYTES,
): { frames: StompFrame[]; violation: Violation | null } {
  const frames: StompFrame[] = []
  const reader = new FrameReader(maxBytes, (frame) => frames.push(frame))
  reader.escaped = true
  let violation: Violation | null = null
  for (const chunk of chunks) violation = reader.read(chunk)
  return { frames, violation }
}

/** Cuts a text at the given places, including between the halves of a surrogate pair. */
function cut(text: string, places: number[]): string[] {
  const at = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length]
  return at.slice(1).map((end, i) => text.slice(at[i], end))
}

const aHeaderText = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll('\0', '0'))
const someText = fc.string({ unit: 'grapheme', maxLength: 200 })
const aFrame = fc.record({
  command: fc.constantFrom('SEND', 'SUBSCRIBE', 'MESSAGE'),
  headers: fc.dictionary(fc.stringMatching(/^[a-z-]{1,10}$/), aHeaderText, { maxKeys: 4 }),
  body: someText,
})

describe('frames', () => {
  it('come out whole, however the text was split on the way', () => {
    fc.assert(
      fc.property(
        fc.array(aFrame, { maxLength: 5 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (frames, places) => {
          const text = frames
            .map((frame) => `${FrameImpl.marshall({ ...frame, escapeHeaderValues: true }) as string}\n`)
            .join('')
          const read = readAll(cut(text, places))
          expect(read.violation).toBeNull()
          expect(read.frames.map(({ command, body }) => ({ command, body }))).toEqual(
            frames.map(({ command, body }) => ({ command, body })),
          )
          for (const [i, { headers }] of frames.entries())
            expect(read.frames[i]!.headers).toMatchObject(headers)
        },
      ),
    )
  })

  it("are read the same as by the client's parser", () => {
    fc.assert(
      fc.property(aFrame, (frame) => {
        const raws: IRawFrameType[] = []
        const text = FrameImpl.marshall({ ...frame, escapeHeaderValues: false }) as string
        fc.pre(!Object.values(frame.headers).some((value) => /[\r\n\\]|^\s|\s$/.test(value)))
        new Parser(
          (raw) => raws.push(raw),
          () => {},
        ).parseChunk(text)
        const theirs = FrameImpl.fromRawFrame(raws[0]!, true)
        const [ours] = readAll([text]).frames
        expect({ ...ours!.headers }).toEqual({ ...theirs.headers })
        expect(ours!.body).toBe(theirs.body)
      }),
    )
  })

  it('may hold a NUL in a body whose length is given', () => {
    const { frames } = readAll(['SEND\ncontent-length:5\n\na\0b\0c\0', 'SEND\n\nnext\0'])
    expect(frames.map((frame) => frame.body)).toEqual(['a\0b\0c', 'next'])
  })

  it('may have carriage returns and heart-beats around them', () => {
    const { frames, violation } = readAll(['\n\r\n', 'SEND\r\na:1\r\n\r\nbody\0\n\n', '\n'])
    expect(violation).toBeNull()
    expect(frames).toMatchObject([{ command: 'SEND', headers: { a: '1' }, body: 'body' }])
  })

  it('keep the first of two equal headers and unescape values', () => {
    const { frames } = readAll(['SEND\nid:a\\cb\\n\\\\c\nid:second\n\n\0'])
    expect(frames[0]!.headers.id).toBe('a:b\n\\c')
  })

  it('may have blanks around their length', () => {
    const { frames } = readAll(['SEND\ncontent-length: 3 \n\na\0b\0'])
    expect(frames.map((frame) => frame.body)).toEqual(['a\0b'])
  })

  it('keep their backslashes until a version with escapes is negotiated, and always in CONNECT', () => {
    const frames: StompFrame[] = []
    const reader = new FrameReader(MAX_BYTES, (frame) => frames.push(frame))
    reader.read('SEND\nid:a\\cb\n\n\0')
    reader.escaped = true
    reader.read('CONNECT\nid:a\\cb\n\n\0SEND\nid:a\\cb\n\n\0')
    expect(frames.map(({ headers }) => headers.id)).toEqual(['a\\cb', 'a\\cb', 'a:b'])
  })

  it.each([
    ['an emoji that was cut in two', ['SEND\n\n\ud83d', '\ude00\0'], 4],
    ['half an emoji at the end of a piece', ['SEND\n\n\ud83d', 'a\0'], 3 + 1],
    ['half an emoji at the begin of a piece', ['SEND\n\na', '\ude00\0'], 1 + 3],
  ])('count the bytes of %s as UTF-8 does', (_what, chunks, bodyBytes) => {
    expect(readAll(chunks).frames).toMatchObject([{ bytes: 'SEND\n\n'.length + bodyBytes }])
  })

  it('cannot reach properties inherited from Object', () => {
    const { frames } = readAll(['SEND\n__proto__:x\nconstructor:y\n\n\0'])
    expect(frames[0]!.headers.__proto__).toBe('x')
    expect(frames[0]!.headers.toString).toBeUndefined()
  })
})

describe('a violation', () => {
  it.each([
    ['no line at all', 'garbage\0'],
    ['a header without a colon', 'SEND\nfoo\n\nbody\0'],
    ['an empty header name', 'SEND\n:foo\n\n\0'],
    ['an unknown escape', 'SEND\nid:\\x\n\n\0'],
    ['a command that is no word', 'se nd\n\n\0'],
    ['a command that only begins as a word', 'SEND!\n\n\0'],
    ['a command that only ends as a word', '!SEND\n\n\0'],
    ['a content-length that is no number', 'SEND\ncontent-length:-1\n\n\0'],
    ['a content-length that only begins as a number', 'SEND\ncontent-length:3x\n\nabc\0'],
    ['a content-length that nothing could have', 'SEND\ncontent-length:1234567890\n\nabc\0'],
    ['a body longer than its content-length', 'SEND\ncontent-length:1\n\nabc\0'],
  ])('is %s', (_what, text) => {
    expect(readAll([text])).toEqual({ frames: [], violation: 'not a STOMP frame' })
  })

  it('stops the reader: later input is ignored', () => {
    expect(readAll(['garbage\0SEND\n\n\0', 'SEND\n\n\0'])).toEqual({
      frames: [],
      violation: 'not a STOMP frame',
    })
  })

  it.each([
    ['one chunk', ['SEND\n\n' + 'x'.repeat(MAX_BYTES)]],
    ['many chunks', Array.from({ length: 70 }, (_, i) => (i === 0 ? 'SEND\n\n' : 'x'.repeat(1024)))],
    ['three-byte characters', ['SEND\n\n' + '합'.repeat(MAX_BYTES / 3)]],
  ])('is a frame above the limit in %s', (_what, chunks) => {
    expect(readAll(chunks).violation).toBe('frame too large')
  })

  it('is not raised by a frame of exactly the limit', () => {
    const frame = 'SEND\n\n'.padEnd(MAX_BYTES, 'x')
    expect(readAll([`${frame}\0`])).toMatchObject({ violation: null, frames: [{ bytes: MAX_BYTES }] })
    expect(readAll([`${frame}x\0`]).violation).toBe('frame too large')
  })

  it('is not raised by several frames that exceed the limit only together', () => {
    const frame = `SEND\n\n${'x'.repeat(60 * 1024)}\0`
    expect(readAll([frame.repeat(3)])).toMatchObject({ violation: null, frames: [{}, {}, {}] })
  })
})

it('the reader accepts any text without throwing and never holds more than the limit', () => {
  const shred = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\0',
      '\n',
      '\n\n',
      ':',
      'SEND\n',
      'content-length:3\n',
      'content-length:99999\n',
      '\\',
      'x'.repeat(300),
    ),
  )
  fc.assert(
    fc.property(fc.array(shred, { maxLength: 60 }), (chunks) => {
      const { frames, violation } = readAll(chunks, 500)
      for (const frame of frames) expect(frame.bytes).toBeLessThanOrEqual(500)
      expect([null, 'frame too large', 'not a STOMP frame']).toContain(violation)
    }),
    { numRuns: runs(500) },
  )
})

import { expect, it } from 'vitest'
import { FrameTail, OutFrame, Batch, type Encoder } from './outFrame.ts'

const texts: Encoder = (frames) => Buffer.from(frames.map((frame) => frame.text).join('|'))

it('peers that wait for the same frames share one batch, encoded once', () => {
  const [a, b] = [new OutFrame('a'), new OutFrame('b')]
  const mine = Batch.of(a).and(b)
  const theirs = Batch.of(a).and(b)
  expect(mine).toBe(theirs)
  expect(mine.encode(texts)).toBe(theirs.encode(texts))
  expect(mine.encode(texts).toString()).toBe('a|b')
})

it('peers that wait for different frames do not', () => {
  const [a, b, c] = [new OutFrame('a'), new OutFrame('b'), new OutFrame('c')]
  const mine = Batch.of(a).and(b)
  const theirs = Batch.of(a).and(c)
  expect([mine.encode(texts).toString(), theirs.encode(texts).toString()]).toEqual(['a|b', 'a|c'])
  expect(Batch.of(a).and(b).encode(texts).toString()).toBe('a|b')
})

it('a batch knows its size in bytes', () => {
  const tail = new FrameTail('합주', 6)
  expect(Batch.of(new OutFrame('id:1\n', tail)).and(new OutFrame('\n')).bytes).toBe(5 + 6 + 1)
})

it('SockJS carries a frame as the JSON of its text, with fragile characters escaped', () => {
  const frame = new OutFrame('id:"1"\n', new FrameTail('👩\u200d🎤\u2028\ufff0\0', 1))
  expect(frame.literal).toBe('"id:\\"1\\"\\n👩\\u200d🎤\\u2028\\ufff0\\u0000"')
  expect(JSON.parse(frame.literal)).toBe(frame.text)
})

it('every character that SockJS wants escaped is', () => {
  const ranges = [
    [0x00, 0x1f],
    [0x200c, 0x200f],
    [0x2028, 0x202f],
    [0x2060, 0x206f],
    [0xfff0, 0xffff],
  ] as const
  for (const [from, to] of ranges)
    for (let code = from; code <= to; code += 1) {
      const char = String.fromCharCode(code)
      const { literal } = new OutFrame('', new FrameTail(char, 1))
      expect(literal).toMatch(/^"\\[\x20-\x7e]+"$/)
      expect(JSON.parse(literal)).toBe(char)
    }
})

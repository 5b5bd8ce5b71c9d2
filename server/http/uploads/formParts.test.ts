import { describe, expect, it } from 'vitest'
import { formParts } from './formParts.ts'

const BODY = [
  '--x',
  'Content-Disposition: form-data; name="data"',
  '',
  '{"a":1}',
  '--x',
  'content-disposition: form-data; name="image"; filename="합주 사진.jpg"',
  'Content-Type: image/jpeg',
  '',
  'abc\r\n--\r\n--y\r\n\rdef',
  '--x',
  'Content-Disposition: form-data; name=empty; filename=""',
  '',
  '',
  '--x--',
  '',
].join('\r\n')
const PARTS = [
  { name: 'data', isFile: false, type: '', text: '{"a":1}' },
  { name: 'image', isFile: true, type: 'image/jpeg', text: 'abc\r\n--\r\n--y\r\n\rdef' },
  { name: 'empty', isFile: true, type: '', text: '' },
]

async function partsOf(chunks: Uint8Array[], partsMax = 32) {
  const parts: { name: string; isFile: boolean; type: string; text: string }[] = []
  const decoder = new TextDecoder()
  for await (const piece of formParts(arriving(chunks), 'x', partsMax))
    if ('head' in piece) parts.push({ ...piece.head, text: '' })
    else parts.at(-1)!.text += decoder.decode(piece.bytes)
  return parts
}

async function* arriving(chunks: Uint8Array[]) {
  yield* chunks
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a form', () => {
  it('is the same wherever the network cuts it', async () => {
    const body = bytesOf(BODY)
    for (let at = 0; at <= body.length; at += 1)
      expect(await partsOf([body.subarray(0, at), body.subarray(at)])).toEqual(PARTS)
    expect(await partsOf([...body].map((byte) => new Uint8Array([byte])))).toEqual(PARTS)
  })

  it('may have text before its first part and after its last', async () => {
    expect(await partsOf([bytesOf(`before\r\n${BODY}after\r\n--x\r\n`)])).toEqual(PARTS)
  })

  it('is cut off at any byte before its end: COMMON400', async () => {
    const body = bytesOf(BODY.trimEnd())
    for (let at = 0; at < body.length; at += 1)
      await expect(partsOf([body.subarray(0, at)])).rejects.toMatchObject({ code: 'COMMON400' })
  })

  it('has no more parts than allowed', async () => {
    expect(await partsOf([bytesOf(BODY)], 3)).toHaveLength(3)
    await expect(partsOf([bytesOf(BODY)], 2)).rejects.toMatchObject({ code: 'COMMON400' })
  })

  it.each([
    ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--'],
    ['a part of another kind', '--x\r\nContent-Disposition: attachment; name="a"\r\n\r\na\r\n--x--'],
    ['a head without end', `--x\r\nA: ${'a'.repeat(20_000)}\r\n\r\na\r\n--x--`],
    ['something behind a boundary', '--xy\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n--x--'],
  ])('may not have %s', async (_what, text) => {
    await expect(partsOf([bytesOf(text)])).rejects.toMatchObject({ code: 'COMMON400' })
  })
})

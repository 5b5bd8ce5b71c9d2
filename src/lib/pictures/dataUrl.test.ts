import { expect, it, vi } from 'vitest'
import { fromDataUrl, toDataUrl } from './dataUrl.ts'

it('fromDataUrl restores the bytes and the type that toDataUrl encoded', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256)
  const url = await toDataUrl(new Blob([bytes], { type: 'image/jpeg' }))
  expect(url).toMatch(/^data:image\/jpeg;base64,/)

  const file = fromDataUrl(url, 'room.jpg')
  expect(file).toMatchObject({ name: 'room.jpg', type: 'image/jpeg', size: 20_000 })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})

it('fromDataUrl makes files of the same time from the same picture only', async () => {
  const timeOf = async (text: string) =>
    fromDataUrl(await toDataUrl(new Blob([text])), 'room.jpg').lastModified
  const first = await timeOf('one')
  vi.setSystemTime(Date.now() + 60_000)
  expect(await timeOf('one')).toBe(first)
  expect(await timeOf('two')).not.toBe(first)
  vi.useRealTimers()
})
